/** Meter reading does not concern these accounts: not an error, but the reason and the way on. */
import { Button, buttonClass } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { NotApplicablePanel } from '../../ui/loading/error-card.tsx';
import { copy } from './copy.ts';
import styles from './meter-card.module.css';

interface NotApplicableProps {
  readonly text: string;
  readonly isMaster?: boolean;
  /** Opens the choice of premises; left out where there is no other one. */
  readonly onChoosePremises?: (() => void) | undefined;
}

export function NotApplicable({ text, isMaster = false, onChoosePremises }: NotApplicableProps) {
  return (
    <>
      <NotApplicablePanel
        heading={copy.notApplicableTitle}
        text={text}
        {...(isMaster ? { note: copy.masterNote } : {})}
      />
      <div className={styles.actions}>
        {isMaster && (
          <FeatureLink feature="sub-accounts" className={buttonClass({ kind: 'second', wide: true })}>
            {copy.subAccounts}
          </FeatureLink>
        )}
        {!isMaster && onChoosePremises && (
          <Button kind="second" wide onClick={onChoosePremises}>
            {copy.choosePremises}
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * The premises bar: the address is the page's title. With several premises the whole left part is one
 * button that opens the search; with one there is neither chevron nor button.
 */
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSkeletonPhase } from '../../ui/skeleton-timing.ts';
import { copy } from './copy.ts';
import styles from './premises-bar.module.css';
import { PremisesLine } from './premises-line.tsx';
import { FEW_PREMISES } from './premises-list-card.tsx';
import { PremisesPicker } from './premises-picker.tsx';
import { useSelectPremises } from './selection.ts';
import { SelectionAlert } from './selection-alert.tsx';
import type { AccountsResult, AccountsState } from './use-accounts.ts';

interface PremisesBarProps {
  readonly accounts: AccountsResult;
  /** Called after somebody has chosen, so that an address that named a premises can let go of it. */
  onChosen?: (() => void) | undefined;
}

export function PremisesBar({ accounts, onChosen }: PremisesBarProps) {
  const phase = useSkeletonPhase(accounts.status === 'loading');
  if (accounts.status === 'fail') {
    return (
      <div className={styles.failed} role="alert">
        <h1 className={styles.title}>{copy.accountsFailed}</h1>
        <Button kind="second" small onClick={accounts.retry}>
          <Icon name="refresh" size={18} />
          {copy.tryAgain}
        </Button>
      </div>
    );
  }
  if (accounts.status === 'loading' || phase !== 'done') {
    return (
      <div className={styles.bar}>
        <h1 className="hidden-visually">{copy.loading}</h1>
        <Skeleton
          phase={phase === 'done' ? 'held' : phase}
          blocks={[styles.tileBlock, styles.titleBlock, styles.lineBlock]}
        />
      </div>
    );
  }
  return <LoadedBar accounts={accounts} onChosen={onChosen} />;
}

function LoadedBar({ accounts, onChosen }: { accounts: AccountsState; onChosen: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const select = useSelectPremises();
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }, []);
  const { selectedPremises: premises, selectedKey } = accounts;
  if (!premises) return null;
  const all = [...accounts.premises.keys()];
  const several = all.length > 1;
  const place =
    several && all.length <= FEW_PREMISES
      ? { position: all.indexOf(selectedKey ?? '') + 1, count: all.length }
      : undefined;
  const choose = (key: string) => {
    close(true);
    void select(key);
    onChosen?.();
  };

  return (
    <div className={styles.bar}>
      <span className={styles.tile}>
        <Icon name="home" size={20} />
      </span>
      <h1 className={styles.title}>
        {premises.address.address}
        {several && <Icon name={open ? 'chevronUp' : 'chevronDown'} size={20} className={styles.chevron} />}
      </h1>
      <p className={styles.line}>
        <PremisesLine premises={premises} accounts={accounts.selectedAccount} place={place} />
      </p>
      {several && (
        <button
          ref={button}
          type="button"
          className={styles.cover}
          aria-label={copy.changePremises(premises.address.address)}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen((was) => !was)}
        />
      )}
      {open && <PremisesPicker accounts={accounts} onChoose={choose} onClose={close} opener={button} />}
      <SelectionAlert failed={accounts.selectionFailed} />
    </div>
  );
}

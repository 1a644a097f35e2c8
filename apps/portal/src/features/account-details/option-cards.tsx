/** Monthly bill summary and retailer access, as cards to choose from. */
import { billOptionTexts } from '@portal/domain/preferences/bill-options';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import type { Draft } from './edit.rules.ts';
import styles from './edit-account.module.css';

interface OptionCardsProps {
  /** Of the bill summary: where a summary of errors leads. */
  readonly id: string;
  readonly draft: Draft;
  readonly email: string | null;
  readonly isWholesale: boolean;
  readonly hasRetailerAccess: boolean;
  readonly problem: string | undefined;
  onChange(change: Partial<Draft>): void;
  /** The bill summary may show its problem from now on. */
  onLeave(): void;
}

const words = copy.form;

export function OptionCards(props: OptionCardsProps) {
  const { id, draft, email, isWholesale, hasRetailerAccess, problem, onChange, onLeave } = props;
  const choose = (change: Partial<Draft>) => {
    onChange(change);
    onLeave();
  };
  return (
    <div className={styles.options}>
      <fieldset
        id={id}
        tabIndex={-1}
        data-quiet-focus=""
        className={`card ${styles.group}`}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
      >
        <legend className={styles.legend}>{copy.billSummary}</legend>
        <p className="second">{words.atLeastOne}</p>
        {problem !== undefined && (
          <p className="field-error" id={`${id}-error`} role="alert">
            <Icon name="warning" size={20} />
            {problem}
          </p>
        )}
        <ChoiceCard
          name={`${id}-email`}
          isTick
          title={copy.emailBill}
          text={email ?? words.yourEmail}
          isChosen={draft.isSoftCopy}
          onChoose={() => choose({ isSoftCopy: !draft.isSoftCopy })}
        />
        <ChoiceCard
          name={`${id}-paper`}
          isTick
          title={copy.hardcopyBill}
          text={isWholesale ? billOptionTexts.wholesale : words.byPost}
          isChosen={draft.isHardCopy}
          isDisabled={isWholesale}
          onChoose={() => choose({ isHardCopy: !draft.isHardCopy })}
        />
      </fieldset>
      {hasRetailerAccess && (
        <fieldset className={`card ${styles.group}`}>
          <legend className={styles.legend}>{copy.retailerAccess}</legend>
          <p className="second">{words.mayAsk}</p>
          <ChoiceCard
            name={`${id}-access`}
            title={copy.allowed}
            text={words.allowedText}
            isChosen={!draft.isRetailerAccessDisallowed}
            onChoose={() => onChange({ isRetailerAccessDisallowed: false })}
          />
          <ChoiceCard
            name={`${id}-access`}
            title={copy.notAllowed}
            text={words.notAllowedText}
            isChosen={draft.isRetailerAccessDisallowed}
            onChoose={() => onChange({ isRetailerAccessDisallowed: true })}
          />
        </fieldset>
      )}
    </div>
  );
}

/** Drawing of a telephone at each step. Decoration: the words beside it say the same. */
import type { AccountNo } from '@portal/domain/account-number';
import type { Cents } from '@portal/domain/money';

import { DoneTick } from '../../../ui/surfaces/done-tick.tsx';
import type { Payee } from '../code/paynow-code.ts';
import { copy } from '../copy.ts';
import styles from './how-screen.module.css';

export type HowScreenName = keyof typeof copy.how.steps;

/** A code that leads nowhere: three corners and a few modules, on a grid of ten. */
const MODULES =
  'M0 0h4v4h-4ZM6 0h4v4h-4ZM0 6h4v4h-4ZM1.4 1.4v1.2h1.2v-1.2ZM7.4 1.4v1.2h1.2v-1.2ZM1.4 7.4v1.2h1.2v-1.2ZM4.4 4.4h1.2v1.2h-1.2ZM6 6h1.4v1.4h-1.4ZM8.6 6h1.4v1.4h-1.4ZM7.3 7.3h1.4v1.4h-1.4ZM6 8.6h1.4v1.4h-1.4ZM8.6 8.6h1.4v1.4h-1.4Z';

/** Frame that a camera draws around it. */
const CORNERS =
  'M-3.4 0v-2.6a.8.8 0 0 1 .8-.8H0M10-3.4h2.6a.8.8 0 0 1 .8.8V0M13.4 10v2.6a.8.8 0 0 1-.8.8H10M0 13.4h-2.6a.8.8 0 0 1-.8-.8V10';

/** Figures shown in place of examples. */
export interface HowItWorksPageProps {
  /** Amount that can be paid now; null: not known, or none. */
  readonly due: Cents | null;
  /** Payee that the bank must show; null: not known before the first code. */
  readonly payee: Payee | null;
  /** Of a code for one account. */
  readonly account: AccountNo | null;
  /** Several accounts owe: a code for them names its order in place of an account. */
  readonly paysSeveral: boolean;
}

interface HowScreenProps extends HowItWorksPageProps {
  readonly name: HowScreenName;
}

export function HowScreen(props: HowScreenProps) {
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.phone}>
        <span className={styles.speaker} />
        <Inside {...props} />
      </div>
    </div>
  );
}

/** Characters, as in 'S$999.99'; more would not fit the drawn screen. */
const USUAL_SUM = 8;

function Sum({ words }: { readonly words: string }) {
  return (
    <span className={styles.sum} data-long={words.length > USUAL_SUM || undefined}>
      {words}
    </span>
  );
}

function Inside({ name, due, payee, account, paysSeveral }: HowScreenProps) {
  if (name === 'amount')
    return (
      <>
        <span className={styles.small}>{copy.how.amount}</span>
        {due === null || due <= 0 ? <span className={styles.line} /> : <Sum words={copy.how.amountOf(due)} />}
        <span className={styles.act} />
      </>
    );
  if (name === 'scan')
    return (
      <span className={styles.view}>
        <svg viewBox="-4 -4 18 18" width="108" height="108" focusable="false" aria-hidden="true">
          <rect className={styles.ground} x="-2" y="-2" width="14" height="14" rx="1.6" />
          <path fillRule="evenodd" d={MODULES} />
          <path className={styles.corners} d={CORNERS} />
        </svg>
      </span>
    );
  if (name === 'check')
    return [payee?.name, payee?.uen, paysSeveral ? copy.how.orderBegins : account].map((detail, index) => (
      <span key={detail ?? `line ${index}`} className={styles.detail}>
        {detail ?? ''}
      </span>
    ));
  return (
    <>
      <span className={styles.done}>
        <DoneTick />
      </span>
      <span className={styles.line} />
      <span className={styles.shortLine} />
    </>
  );
}

/** The next deduction on ink, and the two chances that it has (visual 40). */
import type { NextDeduction } from '@portal/contract/giro/giro.contract';
import { cents } from '@portal/domain/money';
import { formatDay, formatDayOfYear, sgDay } from '@portal/domain/sg-time';
import { type RequestStep, StepLine } from '../../requests/step-line.tsx';
import { BigNumber } from '../../ui/surfaces/big-number.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './giro.module.css';
import { findExceededLimit, type listComing } from './giro.rules.ts';

export function NextDeductionCard({ coming }: { readonly coming: ReturnType<typeof listComing> }) {
  const [first, ...others] = coming;
  if (!first) return null;
  const { record, next } = first;
  const on = sgDay(next.on);
  const limit = findExceededLimit(record);
  const bank = copy.ending(record.bank_name, record.bank_account_number_last_four);
  return (
    <Card title={copy.next.title} tone="statement">
      <div className={styles.next}>
        <div>
          <BigNumber amount={cents(next.amount)} />
          <p className={styles.nextOn}>
            {copy.next.on} <strong className="unbroken">{formatDay(on)}</strong>{' '}
            <span className="second-on-ink">{unbroken(copy.next.from(bank))}</span>
          </p>
          <p className="small second-on-ink above-6">
            {record.account_number}
            {others.length > 0 && `. ${copy.next.several(others.length)}`}
          </p>
          {limit !== null && <p className="above-8">{copy.next.aboveLimit(limit)}</p>}
        </div>
        <div className={styles.onInk}>
          <StepLine isUpright steps={listSteps(next, limit !== null)} />
        </div>
      </div>
    </Card>
  );
}

/** A deduction above the limit is not tried again. */
function listSteps({ on, attempt, secondBy }: NextDeduction, isAboveLimit: boolean): RequestStep[] {
  const day = formatDayOfYear(sgDay(on));
  const last: RequestStep = { state: 'next', name: copy.next.after, lines: [copy.next.self] };
  if (attempt === 2) return [{ state: 'now', name: day, lines: [copy.next.second] }, last];
  return [
    { state: 'now', name: day, lines: [copy.next.due] },
    ...(isAboveLimit
      ? []
      : [{ state: 'next' as const, name: copy.next.by(sgDay(secondBy)), lines: [copy.next.again] }]),
    last,
  ];
}

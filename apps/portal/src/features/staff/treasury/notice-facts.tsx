/** The treasury's notice beside the refund as we have it. */
import { Facts } from '../../../ui/surfaces/facts.tsx';
import { formatMoney, sgd } from '../queue/money.rules.ts';
import frame from '../queue/open-item.module.css';
import { timeInWords } from '../queue/times.rules.ts';
import columns from '../queue/two-columns.module.css';
import { copy } from './copy.ts';
import type { Notice } from './notice.ts';

export function NoticeFacts({ notice, now }: { notice: Notice; now: number }) {
  const { event, reference, toldAt } = notice;
  return (
    <section aria-labelledby="facts-of-notice" className="shrinks">
      <h3 id="facts-of-notice" className={frame.section}>
        {copy.notice}
      </h3>
      <p className={columns.why}>{explainNotice(notice)}</p>
      <Facts
        size="small"
        facts={[
          { label: copy.outcome, value: copy.outcomes[event] },
          { label: copy.amount, value: formatMoney(notice) },
          { label: copy.reference, value: reference },
          { label: copy.happened, value: timeInWords(toldAt, now) },
        ]}
      />
    </section>
  );
}

/** Why the notice waits, in a sentence. */
function explainNotice(notice: Notice): string {
  const { reason, event, payout } = notice;
  if (reason === 'unknown') return copy.why.unknown;
  if (reason === 'amount')
    return copy.why.amount(formatMoney(notice), payout === null ? '' : sgd(payout.amount));
  return event === 'refused' ? copy.why.refusedAfterPaid : copy.why.paidAfterRefused;
}

export function RefundFacts({ payout, now }: Pick<Notice, 'payout'> & { now: number }) {
  return (
    <section aria-labelledby="refund-of-notice" className="shrinks">
      <h3 id="refund-of-notice" className={frame.section}>
        {copy.refund}
      </h3>
      {payout === null ? (
        <p className={columns.why}>{copy.noRefund}</p>
      ) : (
        <Facts
          size="small"
          facts={[
            { label: copy.account, value: payout.accountNo },
            { label: copy.holder, value: payout.holder },
            { label: copy.amount, value: sgd(payout.amount) },
            { label: copy.method, value: copy.methods[payout.method] },
            { label: copy.ordered, value: timeInWords(payout.orderedAt, now) },
            { label: copy.status, value: formatState(payout, now) },
            { label: copy.owes, value: sgd(payout.outstanding) },
          ]}
        />
      )}
    </section>
  );
}

const formatState = ({ state, decidedAt }: NonNullable<Notice['payout']>, now: number): string =>
  decidedAt === null ? copy.states[state] : copy.stateAt(copy.states[state], timeInWords(decidedAt, now));

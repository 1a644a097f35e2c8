/** The treasury's notice beside the refund as we have it. */
import { isRejectionEvent } from '@portal/domain/refunds/treasury-decision';
import { NoticeFacts } from '../notices/notice-detail.tsx';
import { formatMoney, sgd } from '../queue/money.rules.ts';
import { timeInWords } from '../queue/times.rules.ts';
import { copy } from './copy.ts';
import type { Notice } from './notice.ts';

export function TreasuryFacts({ notice, now }: { notice: Notice; now: number }) {
  const { event, reference, toldAt } = notice;
  return (
    <NoticeFacts
      id="facts-of-notice"
      title={copy.notice}
      why={explainNotice(notice)}
      facts={[
        { label: copy.outcome, value: copy.outcomes[event] },
        { label: copy.amount, value: formatMoney(notice) },
        { label: copy.reference, value: reference },
        { label: copy.happened, value: timeInWords(toldAt, now) },
      ]}
    />
  );
}

/** Why the notice waits, in a sentence. */
function explainNotice(notice: Notice): string {
  const { itemId, reason, event, payout } = notice;
  if (reason === 'unknown') return copy.why.unknown;
  if (reason === 'amount')
    return copy.why.amount(formatMoney(notice), payout === null ? '' : sgd(payout.amount));
  if (isRejectionEvent(itemId)) return copy.why.rejected;
  return event === 'refused' ? copy.why.refusedAfterPaid : copy.why.paidAfterRefused;
}

export function RefundFacts({ payout, now }: Pick<Notice, 'payout'> & { now: number }) {
  const heading = { id: 'refund-of-notice', title: copy.refund };
  if (payout === null) return <NoticeFacts {...heading} why={copy.noRefund} />;
  return (
    <NoticeFacts
      {...heading}
      facts={[
        { label: copy.account, value: payout.accountNo },
        { label: copy.holder, value: payout.holder },
        { label: copy.amount, value: sgd(payout.amount) },
        { label: copy.method, value: copy.methods[payout.method] },
        { label: copy.ordered, value: timeInWords(payout.orderedAt, now) },
        { label: copy.status, value: formatState(payout, now) },
        payout.outstanding < 0
          ? { label: copy.credit, value: sgd(-payout.outstanding) }
          : { label: copy.owes, value: sgd(payout.outstanding) },
      ]}
    />
  );
}

const formatState = ({ state, decidedAt }: NonNullable<Notice['payout']>, now: number): string =>
  decidedAt === null ? copy.states[state] : copy.stateAt(copy.states[state], timeInWords(decidedAt, now));

/** One notice of the treasury, beside the refund that it is about, with the decisions that its state allows. */
import { findLedgerEffect, listTreasuryDecisions } from '@portal/domain/refunds/treasury-decision';
import { NoticeDetail } from '../notices/notice-detail.tsx';
import { formatMoney, sgd } from '../queue/money.rules.ts';
import type { DetailProps } from '../queue/queue-kind.ts';
import { copy } from './copy.ts';
import { type DecisionInput, type Draft, type Notice, readPayoutState } from './notice.ts';
import { RefundFacts, TreasuryFacts } from './notice-facts.tsx';
import { NoticePill } from './notice-pill.tsx';

/** 'S$212.40 refused' */
export const nameNotice = (notice: Pick<Notice, 'amount' | 'currency' | 'event'>): string =>
  copy.name(formatMoney(notice), copy.told[notice.event]);

export function TreasuryNoticeDetail(props: DetailProps<Notice, Draft>) {
  const { item: notice, now } = props;
  const { itemId, reference, payout } = notice;
  const state = readPayoutState(notice);
  return (
    <NoticeDetail
      {...props}
      queue="treasuryNotices"
      name={nameNotice(notice)}
      pill={<NoticePill notice={notice} />}
      offered={listTreasuryDecisions(state).map((name) => ({
        name,
        label: copy.choices[state][name] ?? '',
        effect: describeEffect(notice, name),
      }))}
      words={copy.decisions}
      unseen="SK_STAFF_1013"
      own="SK_STAFF_1006"
      toInput={(input) => ({ queue: 'treasuryNotices', itemId, ...input })}
      toast={(decision) => copy.done[decision](reference)}
    >
      <TreasuryFacts notice={notice} now={now} />
      <RefundFacts payout={payout} now={now} />
    </NoticeDetail>
  );
}

function describeEffect(notice: Notice, decision: DecisionInput['decision']): string {
  const { payout } = notice;
  if (decision === 'unchanged' || payout === null) return copy.confirm.unchanged;
  const effect = findLedgerEffect(payout.state, decision);
  if (effect === null) return copy.confirm.paid;
  return copy.confirm[effect](sgd(payout.amount), payout.accountNo);
}

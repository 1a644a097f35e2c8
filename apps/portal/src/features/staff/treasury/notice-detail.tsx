/** Everything about one notice: what it says, the refund that it is about, and what becomes of it or became of it. */
import { textOfError } from '@portal/contract/errors';
import { Notice as Message } from '../../../ui/surfaces/notice.tsx';
import { formatMoney } from '../queue/money.rules.ts';
import frame from '../queue/open-item.module.css';
import type { DetailProps } from '../queue/queue-kind.ts';
import { timeInWords } from '../queue/times.rules.ts';
import columns from '../queue/two-columns.module.css';
import { useDecision } from '../queue/use-decision.ts';
import { WasDecided } from '../queue/was-decided.tsx';
import { copy } from './copy.ts';
import { type DecisionInput, type Draft, emptyDraft, type Notice } from './notice.ts';
import { NoticeDecision } from './notice-decision.tsx';
import { NoticeFacts, RefundFacts } from './notice-facts.tsx';
import { NoticePill } from './notice-pill.tsx';

/** Codes after which this notice, or its refund, is another one than was shown. */
const overtaken: ReadonlySet<string> = new Set([
  'SK_STAFF_1001',
  'SK_STAFF_1006',
  'SK_STAFF_1013',
  'SK_ACCESS_1001',
]);

/** 'S$212.40 refused' */
export const nameNotice = (notice: Pick<Notice, 'amount' | 'currency' | 'event'>): string =>
  copy.name(formatMoney(notice), copy.told[notice.event]);

export function NoticeDetail({
  item: notice,
  now,
  draft = emptyDraft,
  onDraft,
  onDecided,
}: DetailProps<Notice, Draft>) {
  const { itemId, reference, receivedAt, status, isOwn, payout, decision } = notice;
  const decide = useDecision<DecisionInput>({
    queue: 'treasuryNotices',
    itemId,
    inputOf: (input) => ({ queue: 'treasuryNotices', itemId, ...input }),
    overtaken,
    toast: ({ decision: decided }) => copy.done[decided](reference),
    onDone: onDecided,
  });
  const isWaiting = status === 'waiting';
  return (
    <>
      <div className={frame.head}>
        <div>
          <h2 className={frame.name}>{nameNotice(notice)}</h2>
          <p className={frame.facts}>{copy.received(itemId, timeInWords(receivedAt, now))}</p>
        </div>
        <NoticePill notice={notice} />
      </div>
      {decide.failure !== null && <Message isError>{decide.failure}</Message>}
      {isOwn && isWaiting && <Message>{textOfError('SK_STAFF_1006')}</Message>}
      <div className={columns.columns}>
        <NoticeFacts notice={notice} now={now} />
        <RefundFacts payout={payout} now={now} />
      </div>
      {isWaiting && !isOwn && <NoticeDecision {...{ notice, draft, decide, onDraft }} />}
      {decision && <WasDecided decision={decision} words={copy.decisions[decision.decision]} now={now} />}
    </>
  );
}

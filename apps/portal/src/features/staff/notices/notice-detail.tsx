/** Everything about one parked notice: what it says, what we have, and what becomes of it or became of it. */
import type { Input } from '@portal/contract';
import { type ErrorCode, textOfError } from '@portal/contract/errors';
import type { ReactNode } from 'react';
import { Facts } from '../../../ui/surfaces/facts.tsx';
import { Notice as Message } from '../../../ui/surfaces/notice.tsx';
import frame from '../queue/open-item.module.css';
import type { DetailProps, Opened, QueueName } from '../queue/queue-kind.ts';
import { timeInWords } from '../queue/times.rules.ts';
import columns from '../queue/two-columns.module.css';
import { useDecision } from '../queue/use-decision.ts';
import { WasDecided } from '../queue/was-decided.tsx';
import { copy } from './copy.ts';
import { emptyDraft, type NoticeDraft } from './draft.ts';
import { NoticeDecision, type OfferedDecision } from './notice-decision.tsx';

interface OpenNotice<Decision extends string> extends Opened {
  readonly receivedAt: string;
  readonly status: string;
  readonly isOwn: boolean;
  readonly decision: (Parameters<typeof WasDecided>[0]['decision'] & { readonly decision: Decision }) | null;
}

interface NoticeDetailProps<Decision extends string, Notice extends OpenNotice<Decision>>
  extends DetailProps<Notice, NoticeDraft<Decision>> {
  readonly queue: QueueName;
  readonly name: string;
  readonly pill: ReactNode;
  readonly offered: readonly OfferedDecision<Decision>[];
  /** Of a decision that was taken. */
  readonly words: Readonly<Record<Decision, string>>;
  /** Codes: the notice has another effect than was shown; it is about an account of the officer. */
  readonly unseen: ErrorCode;
  readonly own: ErrorCode;
  toInput(decision: { readonly decision: Decision; readonly note: string }): Input<'staff:decide'>;
  toast(decision: Decision): string;
  /** Its words, beside our records. */
  readonly children: ReactNode;
}

export function NoticeDetail<Decision extends string, Notice extends OpenNotice<Decision>>({
  item: { itemId, receivedAt, status, isOwn, decision },
  now,
  draft = emptyDraft,
  queue,
  name,
  pill,
  offered,
  words,
  unseen,
  own,
  toInput,
  toast,
  children,
  onDraft,
  onDecided,
}: NoticeDetailProps<Decision, Notice>) {
  const decide = useDecision<{ decision: Decision; note: string }>({
    queue,
    itemId,
    inputOf: toInput,
    overtaken: new Set<string>(['SK_STAFF_1001', 'SK_ACCESS_1001', unseen, own]),
    toast: ({ decision: decided }) => toast(decided),
    onDone: onDecided,
  });
  const isWaiting = status === 'waiting';
  return (
    <>
      <div className={frame.head}>
        <div>
          <h2 className={frame.name}>{name}</h2>
          <p className={frame.facts}>{copy.received(itemId, timeInWords(receivedAt, now))}</p>
        </div>
        {pill}
      </div>
      {decide.failure !== null && <Message isError>{decide.failure}</Message>}
      {isOwn && isWaiting && <Message>{textOfError(own)}</Message>}
      <div className={columns.columns}>{children}</div>
      {isWaiting && !isOwn && <NoticeDecision {...{ offered, draft, decide, onDraft }} />}
      {decision && <WasDecided decision={decision} words={words[decision.decision]} now={now} />}
    </>
  );
}

interface NoticeFactsProps {
  readonly id: string;
  readonly title: string;
  /** In a sentence above the facts, or instead of them. */
  readonly why?: string | undefined;
  readonly facts?: Parameters<typeof Facts>[0]['facts'];
}

export function NoticeFacts({ id, title, why, facts = [] }: NoticeFactsProps) {
  return (
    <section aria-labelledby={id} className="shrinks">
      <h3 id={id} className={frame.section}>
        {title}
      </h3>
      {why !== undefined && <p className={columns.why}>{why}</p>}
      {facts.length > 0 && <Facts size="small" facts={facts} />}
    </section>
  );
}

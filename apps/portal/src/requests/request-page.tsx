/**
 * The page of one request (visual 50), the same for every kind: what happens next, what the customer can do, the step
 * line, history, details. A new state of an open page is announced once.
 */
import { toSgDay } from '@portal/domain/sg-time';
import { type ReactNode, useRef, useState } from 'react';
import { now } from '../lib/clock.ts';
import { TextButton } from '../ui/actions/button.tsx';
import { DecisionDialog } from '../ui/dialogs/decision-dialog.tsx';
import { QueryPage } from '../ui/loading/query-card.tsx';
import type { CardQuery } from '../ui/loading/use-card-query.ts';
import { Card } from '../ui/surfaces/card.tsx';
import { DoneTick } from '../ui/surfaces/done-tick.tsx';
import { Facts } from '../ui/surfaces/facts.tsx';
import { Icon } from '../ui/surfaces/icons.tsx';
import { Notice } from '../ui/surfaces/notice.tsx';
import { Pill } from '../ui/surfaces/pill.tsx';
import { unbroken } from '../ui/text/unbroken.tsx';
import { useAction } from '../ui/use-action.ts';
import { copy } from './copy.ts';
import { type NextStep, type RequestKind, type RequestView, resolveHeading } from './request.ts';
import styles from './request-page.module.css';
import { StepLine } from './step-line.tsx';

interface RequestPageProps<Request> {
  readonly kind: RequestKind<Request>;
  readonly query: CardQuery<Request>;
  /** Of the kind, until the request has come. */
  readonly title: string;
  readonly crumbs: ReactNode;
}

export function RequestPage<Request>({ kind, query, title, crumbs }: RequestPageProps<Request>) {
  const { data } = query;
  const view = data === undefined ? null : kind.view(data);
  return (
    <div className={styles.page}>
      {crumbs}
      <div className={styles.head}>
        <h1 tabIndex={-1}>{view?.title ?? title}</h1>
        {view && (
          <Pill kind={view.pill.kind} icon={<Icon name={view.pill.icon} size={16} />}>
            {view.pill.label}
          </Pill>
        )}
      </div>
      <QueryPage
        query={query}
        title={copy.next}
        skeleton={{ label: copy.loading, blocks: [styles.line, styles.block] }}
        failure={{ heading: copy.failed, note: copy.failedNote }}
      >
        {(request) => view && <Answer request={request} kind={kind} view={view} />}
      </QueryPage>
    </div>
  );
}

interface AnswerProps<Request> {
  readonly request: Request;
  readonly kind: RequestKind<Request>;
  readonly view: RequestView;
}

function Answer<Request>({ request, kind, view }: AnswerProps<Request>) {
  const { next, change, pill } = view;
  const heading = resolveHeading(next, toSgDay(now()), copy.late);
  return (
    <>
      <p className="hidden-visually" role="status">
        {useAnnouncement(copy.changed(pill.label, heading))}
      </p>
      <div className={styles.first} data-alone={change === null || undefined}>
        <NextCard next={next} heading={heading} />
        {change && (
          <Card title={kind.cancel ? copy.changeOrCancel : copy.change} titleRole="heading">
            <p className="second above-6">{unbroken(change.until)}</p>
            {change.isOpen && (
              <div className={styles.actions}>
                {change.action}
                {kind.cancel && <Cancel request={request} cancel={kind.cancel} />}
              </div>
            )}
          </Card>
        )}
      </div>
      <Card title={copy.steps} titleRole="heading">
        <div className="above-16">
          <StepLine steps={view.steps} />
        </div>
      </Card>
      <div className={styles.last}>
        <Card title={copy.history} titleRole="heading">
          <ol className={styles.history}>
            {view.history.map(({ at, what, by }) => (
              <li key={`${at} ${what}`}>
                <time dateTime={at}>{unbroken(copy.at(at))}</time>
                <strong>{what}</strong>
                <span>{by}</span>
              </li>
            ))}
          </ol>
          <p className={styles.question}>{unbroken(view.question)}</p>
        </Card>
        <Card title={copy.details} titleRole="heading">
          <div className="above-16">
            <Facts facts={view.facts} />
            {view.documents}
          </div>
        </Card>
      </div>
    </>
  );
}

function NextCard({ next: { text, action, outcome }, heading }: { next: NextStep; heading: string }) {
  return (
    <Card title={copy.next} tone={outcome ? 'surface' : 'statement'}>
      <h3 className={styles.next}>
        {outcome === 'done' && <DoneTick />}
        {outcome === 'refused' && <Icon name="close" />}
        <span>{unbroken(heading)}</span>
      </h3>
      <div className={styles.text}>{typeof text === 'string' ? unbroken(text) : text}</div>
      {action && <div className={styles.move}>{action}</div>}
    </Card>
  );
}

/** @returns '' until what is said changes for the first time */
function useAnnouncement(words: string): string {
  const first = useRef(words);
  const hasChanged = useRef(false);
  hasChanged.current ||= first.current !== words;
  return hasChanged.current ? words : '';
}

interface CancelProps<Request> {
  readonly request: Request;
  readonly cancel: NonNullable<RequestKind<Request>['cancel']>;
}

function Cancel<Request>({ request, cancel }: CancelProps<Request>) {
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, run } = useAction<void>({
    send: (_, idempotencyKey) => cancel.send(request, idempotencyKey),
    invalidates: cancel.invalidates,
    toast: () => cancel.cancelled,
    onDone: () => setAsking(false),
  });
  return (
    <>
      <TextButton className={styles.cancel} onClick={() => setAsking(true)}>
        {cancel.label}
      </TextButton>
      {isAsking && (
        <DecisionDialog
          title={cancel.question}
          action={{ label: cancel.confirm, kind: 'destructive', busy, onPress: () => void run() }}
          closeLabel={cancel.keep}
          onClose={() => setAsking(false)}
        >
          <p className="second">{cancel.text}</p>
          {failure !== null && <Notice isError>{failure}</Notice>}
        </DecisionDialog>
      )}
    </>
  );
}

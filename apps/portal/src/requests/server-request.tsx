/**
 * A kind of request of the gateway as the request page shows it. The kind adds its words and steps; reference, account,
 * history, acknowledgement and cancelling are the same for all.
 */
import type { RequestEventView } from '@portal/contract/requests/requests.contract';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { write } from '../lib/api/api.ts';
import type { SourceLabel } from '../lib/source-label.ts';
import type { Fact } from '../ui/surfaces/facts.tsx';
import { Acknowledgement } from './acknowledgement.tsx';
import { copy } from './copy.ts';
import { type AnyRequest, type RequestAnswer, requestListKey } from './request.query.ts';
import type { NextStep, RequestKind, RequestSummary, RequestView } from './request.ts';
import type { RequestStep } from './step-line.tsx';

type KindName = AnyRequest['kind'];
export type RequestOf<Name extends KindName> = Extract<AnyRequest, { kind: Name }>;

export interface RequestWords<Name extends KindName> {
  readonly kind: Name;
  /** Of the page, until the request has come. */
  readonly page: string;
  /** Of its service in the way back. */
  readonly crumb: string;
  title(request: RequestOf<Name>): string;
  pill(request: RequestOf<Name>): RequestView['pill'];
  next(request: RequestOf<Name>): NextStep;
  /** @param happened the instant of the newest event of a name, ISO; undefined: it has not happened */
  steps(request: RequestOf<Name>, happened: (what: string) => string | undefined): readonly RequestStep[];
  /** Until when it can be changed or cancelled, and the way to the change; null: never. */
  change(request: RequestOf<Name>): { readonly until: string; readonly action?: ReactNode } | null;
  facts(request: RequestOf<Name>): readonly Fact[];
  /** Words for each event of the history, by its name. */
  readonly events: Readonly<Record<string, string>>;
  /** Queries of the area whose answers cancelling changes. */
  readonly cancelChanges: readonly QueryKey[];
  readonly cancel?: Omit<NonNullable<RequestKind<RequestAnswer>['cancel']>, 'send' | 'invalidates' | 'label'>;
}

interface Surroundings {
  readonly source: SourceLabel;
  readonly helpline: string;
}

/** Erases which kind it is: the app keeps all kinds in one list. */
export function defineRequestWords<Name extends KindName>(words: RequestWords<Name>): AnyRequestWords {
  const isOwn = (request: AnyRequest): request is RequestOf<Name> => request.kind === words.kind;
  return {
    kind: words.kind,
    page: words.page,
    crumb: words.crumb,
    summarise: (requests) =>
      requests.filter(isOwn).map((request) => ({
        requestId: request.requestId,
        service: words.kind,
        accountNo: request.accountNo,
        createdAt: request.createdAt,
        title: words.title(request),
        pill: words.pill(request),
      })),
    toKind: ({ source, helpline }) => ({
      view: ({ request, history }) => {
        if (!isOwn(request)) throw new RangeError(`not a request of kind ${words.kind}`);
        return toView(words, request, history, helpline);
      },
      ...(words.cancel && {
        cancel: {
          ...words.cancel,
          label: copy.cancelRequest,
          invalidates: [['request:detail'], requestListKey, ...words.cancelChanges],
          send: ({ request: { requestId } }, idempotencyKey) =>
            write('request:cancel', { requestId, source }, { idempotencyKey }),
        },
      }),
    }),
  };
}

export interface AnyRequestWords {
  readonly kind: KindName;
  readonly page: string;
  readonly crumb: string;
  /** Those of this kind, as lines of a list. */
  summarise(requests: readonly AnyRequest[]): RequestSummary[];
  toKind(surroundings: Surroundings): RequestKind<RequestAnswer>;
}

function toView<Name extends KindName>(
  words: RequestWords<Name>,
  request: RequestOf<Name>,
  history: readonly RequestEventView[],
  helpline: string,
): RequestView {
  const { requestId, accountNo, createdAt, canCancel } = request;
  const change = words.change(request);
  const happened = (what: string) => history.find((event) => event.what === what)?.at;
  return {
    title: words.title(request),
    pill: words.pill(request),
    next: words.next(request),
    steps: words.steps(request, happened),
    change: change && { until: change.until, action: change.action ?? null, isOpen: canCancel },
    history: history.map((event) => ({
      at: event.at,
      what: words.events[event.what] ?? event.what,
      by: copy.by(event),
    })),
    facts: [
      { label: copy.reference, value: requestId },
      { label: copy.sent, value: copy.at(createdAt) },
      { label: copy.account, value: accountNo },
      ...words.facts(request),
    ],
    documents: (
      <div className="above-14">
        <Acknowledgement requestId={requestId} />
      </div>
    ),
    question: copy.question(helpline, requestId),
  };
}

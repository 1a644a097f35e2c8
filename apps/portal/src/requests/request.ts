/** A request of a customer as its page shows it. A kind of request is data: it says how its answer becomes this. */
import type { SgDay } from '@portal/domain/sg-time';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Fact } from '../ui/surfaces/facts.tsx';
import type { IconName } from '../ui/surfaces/icons.tsx';
import type { PillKind } from '../ui/surfaces/pill.tsx';
import type { RequestStep } from './step-line.tsx';

export interface RequestKind<Request> {
  view(request: Request): RequestView;
  /** Left out: nobody cancels a request of this kind. */
  readonly cancel?: {
    readonly label: string;
    readonly question: string;
    readonly text: string;
    readonly confirm: string;
    readonly keep: string;
    readonly cancelled: string;
    readonly invalidates: readonly QueryKey[];
    /** @throws ApiError */
    send(request: Request, idempotencyKey: string): Promise<unknown>;
  };
}

export interface RequestView {
  /** 'Refund of S$64.15 by cheque' */
  readonly title: string;
  readonly pill: { readonly kind: PillKind; readonly icon: IconName; readonly label: string };
  readonly next: NextStep;
  readonly steps: readonly RequestStep[];
  /** Null: nothing of it was ever to be changed. */
  readonly change: {
    /** Until when; stays when it is too late. */
    readonly until: string;
    readonly isOpen: boolean;
    /** Usually a button that leads to the form. */
    readonly action: ReactNode;
  } | null;
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
  readonly facts: readonly Fact[];
  /** Rows below the facts; null: none. */
  readonly documents: ReactNode;
  readonly question: string;
}

/** One line of a list of requests. */
export interface RequestSummary extends Pick<RequestView, 'title' | 'pill'> {
  readonly requestId: string;
  /** Its kind, as in the address. */
  readonly service: string;
  readonly accountNo: string;
  /** ISO. */
  readonly createdAt: string;
}

export interface NextStep {
  /** A sentence with its date. */
  readonly heading: string;
  readonly text: ReactNode;
  /** The customer's move. */
  readonly action?: ReactNode;
  /** Day by which it was promised, and by which we write if that day passes without news. */
  readonly due?: { readonly by: SgDay; readonly writeBy: SgDay };
  /** Nothing follows: the heading is the result, and the ink goes. */
  readonly outcome?: 'done' | 'refused';
}

interface HistoryEntry {
  /** ISO. */
  readonly at: string;
  readonly what: string;
  readonly by: string;
}

/** @returns the heading that is right today: a promise that was not kept is not repeated */
export function resolveHeading(
  { heading, due, outcome }: NextStep,
  today: SgDay,
  late: (writeBy: SgDay) => string,
): string {
  return outcome === undefined && due !== undefined && today > due.by ? late(due.writeBy) : heading;
}

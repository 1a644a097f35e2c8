/**
 * Every kind of request that a customer makes, as data: its states, the changes of state that are possible, and from
 * which states the customer may cancel it. One machine for the gateway, the pages and the mails.
 */
import { giroRequestSteps } from '../giro/giro-request.ts';
import { addDays, type SgDay, type SgMonth } from '../sg-time.ts';

export interface RequestKindRules {
  /** Of its references: 'PA' in 'PA-2611-1001'. */
  readonly prefix: string;
  /** The state in which it is made. */
  readonly first: string;
  /** Further states in which one can begin. */
  readonly otherFirst?: readonly string[];
  /** Each state with those that may follow; a state that nothing follows is final. */
  readonly next: Readonly<Record<string, readonly string[]>>;
  /** The states in which the customer may cancel it, and the state it then has; null: it cannot be cancelled. */
  readonly cancel: { readonly from: readonly string[]; readonly to: string } | null;
  /** Final states that staff may put right, each with the states that it may have been instead; it stays final. */
  readonly corrections?: Readonly<Record<string, readonly string[]>>;
}

/** The name of a kind is that of its service in /services/{service}/:requestId. */
export const requestKinds = {
  'payment-arrangement': {
    prefix: 'PA',
    first: 'PENDING',
    next: {
      /** The partial payment is awaited. */
      PENDING: ['IN_PROGRESS', 'COMPLETED', 'ENDED', 'CANCELLED'],
      /** It has come; the instalments follow. */
      IN_PROGRESS: ['IN_PROGRESS', 'COMPLETED', 'ENDED'],
      COMPLETED: [],
      /** A payment did not come in time. */
      ENDED: [],
      CANCELLED: [],
    },
    cancel: { from: ['PENDING'], to: 'CANCELLED' },
  },
  'request-refund': {
    prefix: 'RF',
    first: 'PENDING',
    next: {
      /** The details are checked; the method may be changed. */
      PENDING: ['PENDING', 'IN_PROGRESS', 'ACTION_REQUIRED', 'CANCELLED'],
      /** There is no method, or the one there was is no longer possible. */
      ACTION_REQUIRED: ['PENDING', 'CANCELLED'],
      /** The money has left the ledger. */
      IN_PROGRESS: ['REFUNDED', 'REFUSED'],
      REFUNDED: [],
      /** The money is a credit again. */
      REFUSED: [],
      CANCELLED: [],
    },
    cancel: { from: ['PENDING', 'ACTION_REQUIRED'], to: 'CANCELLED' },
    /** The treasury contradicted itself, and staff know what it did (ADR 52). */
    corrections: { REFUNDED: ['REFUSED'], REFUSED: ['REFUNDED'] },
  },
  giro: {
    prefix: 'GR',
    first: 'PENDING_SETUP',
    otherFirst: ['PENDING_SETUP_PGIRO', 'PENDING_TERMINATION'],
    next: giroRequestSteps,
    cancel: null,
  },
  'pink-waiver': {
    prefix: 'WV',
    first: 'APPROVED',
    next: { APPROVED: [] },
    cancel: null,
  },
} as const satisfies Readonly<Record<string, RequestKindRules>>;

export type RequestKindName = keyof typeof requestKinds;
export const requestKindNames = Object.keys(requestKinds) as readonly RequestKindName[];

const rulesOf = (kind: RequestKindName): RequestKindRules => requestKinds[kind];

/** Whether anything can follow. An account has one open request of a kind at most. */
export function isOpenState(kind: RequestKindName, state: string): boolean {
  return (rulesOf(kind).next[state] ?? []).length > 0;
}

export function mayFollow(kind: RequestKindName, from: string, to: string): boolean {
  return (rulesOf(kind).next[from] ?? []).includes(to);
}

/** The states from which a state can be reached at once: what the store compares with. */
export function statesBefore(kind: RequestKindName, to: string): readonly string[] {
  return Object.keys(rulesOf(kind).next).filter((from) => mayFollow(kind, from, to));
}

/** The final states that staff may put right to this one. */
export function statesCorrectedTo(kind: RequestKindName, to: string): readonly string[] {
  const { corrections = {} } = rulesOf(kind);
  return Object.keys(corrections).filter((from) => corrections[from]?.includes(to));
}

export function mayCancel(kind: RequestKindName, state: string): boolean {
  return rulesOf(kind).cancel?.from.includes(state) ?? false;
}

/**
 * 'PA-2611-1001': the kind, year and month of its making, then a number that is used once in all. Grants no access.
 * @throws RangeError for what is no number of a request
 */
export function formatRequestId(kind: RequestKindName, month: SgMonth, number: number): string {
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`not the number of a request: ${number}`);
  const yymm = month.slice(2).replace('-', '');
  return `${rulesOf(kind).prefix}-${yymm}-${String(number).padStart(4, '0')}`;
}

const DAYS_TO_WRITE = 3;

/** The day by which we write to a customer if a promised day passes without news (visual language 50). */
export function writeBy(promisedBy: SgDay): SgDay {
  return addDays(promisedBy, DAYS_TO_WRITE);
}

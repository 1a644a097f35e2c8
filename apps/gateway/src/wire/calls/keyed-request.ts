/** One request of the keyed endpoint, freed of HTTP. */
import type { Log } from '../log.ts';

export interface KeyedRequest {
  readonly text: string;
  /** The bearer token as it came; null without one. */
  readonly accessToken: string | null;
  readonly idToken: string | null;
  readonly idempotencyKey: string | null;
  readonly address: string;
  /** The host that the browser asked for, without a port. */
  readonly hostName: string;
  readonly log: Log;
  /** The caller has gone. */
  readonly hungUp: AbortSignal;
}

/** Log fields of one key: its name if it is known, and its outcome. */
export interface Outcome {
  readonly operation: string;
  readonly code: string;
  readonly milliseconds: number;
}

export interface KeyedReply {
  readonly status: 200 | 400 | 401 | 429 | 503;
  readonly body: string;
  readonly outcomes: readonly Outcome[];
  /** Hash of the caller's subject; null without a sign-in. */
  readonly subjectHash: string | null;
}

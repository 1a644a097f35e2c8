/** What the keyed endpoint works with: made once at start, handed to every request. */
import type { Deps } from '../deps.ts';
import type { Identity } from '../identity/identity.ts';
import type { Limits } from './limits/limits.ts';
import type { GatewayOperation } from './operation.ts';

export interface Deadlines {
  readonly readMilliseconds: number;
  readonly writeMilliseconds: number;
}

export const defaultDeadlines: Deadlines = { readMilliseconds: 10_000, writeMilliseconds: 20_000 };

/** Told of what happened, for metrics; never of whom it happened to. */
export interface Meter {
  operation(name: string, outcome: string, milliseconds: number): void;
  replayed(): void;
}

export interface Wire
  extends Pick<Deps, 'config' | 'db' | 'clock' | 'registry' | 'files'>,
    Pick<Identity, 'check' | 'admin'> {
  readonly operations: ReadonlyMap<string, GatewayOperation>;
  readonly limits: Limits;
  readonly deadlines: Deadlines;
  readonly meter: Meter;
}

/** Dependencies of the keyed endpoint: made once at start, handed to every request. */
import type { Deps } from '../deps.ts';
import type { Identity } from '../identity/identity.ts';
import type { GatewayOperation } from './calls/operation.ts';
import type { Limits } from './limits/limits.ts';
import type { Meter } from './meter.ts';

export interface Deadlines {
  readonly readMilliseconds: number;
  readonly writeMilliseconds: number;
}

export const defaultDeadlines: Deadlines = { readMilliseconds: 10_000, writeMilliseconds: 20_000 };

export interface Wire
  extends Pick<Deps, 'config' | 'db' | 'clock' | 'registry' | 'addresses' | 'weather' | 'files'>,
    Pick<Identity, 'check' | 'admin'> {
  readonly operations: ReadonlyMap<string, GatewayOperation>;
  readonly limits: Limits;
  readonly deadlines: Deadlines;
  readonly meter: Meter;
}

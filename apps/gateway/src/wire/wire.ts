/** Dependencies of the keyed endpoint: made once at start, handed to every request. */
import type { Deps } from '../deps.ts';
import type { Identity } from '../identity/identity.ts';
import type { FindSignIn } from './callers/sign-ins.ts';
import type { GatewayOperation } from './calls/operation.ts';
import type { Deadlines } from './deadline.ts';
import type { Limits } from './limits/limits.ts';
import type { Meter } from './meter.ts';

export interface Wire
  extends Pick<Deps, 'config' | 'db' | 'clock' | 'registry' | 'addresses' | 'weather' | 'files'>,
    Pick<Identity, 'check' | 'admin'> {
  readonly operations: ReadonlyMap<string, GatewayOperation>;
  readonly findSignIn: FindSignIn;
  readonly limits: Limits;
  readonly deadlines: Deadlines;
  readonly meter: Meter;
}

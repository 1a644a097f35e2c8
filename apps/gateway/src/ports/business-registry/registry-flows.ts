/** The port itself: binds every way to the registry to its customer, its ten minutes and its one use. */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { RegistryAdapter } from './adapter.ts';
import { hashOfCode, hashOfState, newState, seal, unseal } from './flow-seal.ts';
import { type BusinessRegistry, type RegistryCallback, RegistryError } from './port.ts';
import {
  addRegistryFlow,
  keepNewestFlows,
  takeRegistryFlow,
  takeTurnAtFlows,
  useRegistryCode,
} from './registry-flow.store.ts';

/** Ten minutes by the gateway's clock: time to log in there and to choose. */
const FLOW_LIFE = 10 * 60_000;

/** More windows than anybody has open; of more the oldest ends. */
const MOST_OPEN = 5;

/** Far above what a registry sends; nothing longer is even hashed. */
const LONGEST_STATE = 256;
const LONGEST_CODE = 4_096;

function codeOf({ code, error }: RegistryCallback): string {
  if (error === 'access_denied') throw new RegistryError('refused');
  if (error !== undefined) throw new RegistryError('unavailable', 'error in the redirect');
  if (code === undefined || code === '' || code.length > LONGEST_CODE) {
    throw new RegistryError('malformed', 'no code in the redirect');
  }
  return code;
}

function opened(callback: RegistryCallback, sealed: string): unknown {
  try {
    return unseal(callback.state, callback.customerId, sealed);
  } catch {
    // Only who wrote to the table could have changed it.
    throw new RegistryError('untrusted', 'the kept flow does not open');
  }
}

export function registryFlows(adapter: RegistryAdapter, db: Db, clock: Clock): BusinessRegistry {
  return {
    async start({ customerId, purpose }) {
      const state = newState();
      const { redirectUrl, secrets } = await adapter.begin({ state, purpose });
      const flow = {
        customerId,
        stateHash: hashOfState(state),
        protocol: adapter.protocol,
        sealed: seal(state, customerId, secrets),
        expiresAt: clock.now() + FLOW_LIFE,
      };
      await withTransaction(db, async (tx) => {
        await takeTurnAtFlows(tx, customerId);
        // Room first, so that the new one is never the one that ends.
        await keepNewestFlows(tx, customerId, MOST_OPEN - 1);
        await addRegistryFlow(tx, flow);
      });
      return { redirectUrl };
    },

    async finish(callback) {
      const { customerId, state } = callback;
      if (state.length > LONGEST_STATE) throw new RegistryError('state_unknown');
      const stateHash = hashOfState(state);
      const taken = await takeRegistryFlow(db, { customerId, stateHash }, clock.now(), FLOW_LIFE);
      if (typeof taken === 'string') throw new RegistryError(taken);
      const code = codeOf(callback);
      // The installation changed to the other version in between.
      if (taken.protocol !== adapter.protocol) throw new RegistryError('state_expired');
      const isFresh = await useRegistryCode(db, hashOfCode(code), clock.now());
      if (!isFresh) throw new RegistryError('code_refused', 'brought before');
      return adapter.retrieve({ state, code, iss: callback.iss, secrets: opened(callback, taken.sealed) });
    },
  };
}

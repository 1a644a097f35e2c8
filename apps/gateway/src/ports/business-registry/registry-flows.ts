/** The port itself: binds every flow to its customer, its ten minutes and its one use. */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { RegistryAdapter } from './adapter.ts';
import { generateState, hashCode, hashState, seal, unseal } from './flow-seal.ts';
import { type BusinessRegistry, type RegistryCallback, RegistryError } from './port.ts';
import {
  addRegistryFlow,
  keepNewestFlows,
  lockRegistryFlows,
  takeRegistryFlow,
  useRegistryCode,
} from './registry-flow.store.ts';

/** Ten minutes by the gateway's clock: time to log in there and to choose. */
const FLOW_LIFE = 10 * 60_000;

/** Open flows of a customer; a further one ends the oldest. */
const MOST_OPEN = 5;

/** Far above the values of a registry; longer ones are rejected before hashing. */
const LONGEST_STATE = 256;
const LONGEST_CODE = 4_096;

function getCode({ code, error }: RegistryCallback): string {
  if (error === 'access_denied') throw new RegistryError('refused');
  if (error !== undefined) throw new RegistryError('unavailable', 'error in the redirect');
  if (code === undefined || code === '' || code.length > LONGEST_CODE) {
    throw new RegistryError('malformed', 'no code in the redirect');
  }
  return code;
}

function unsealSecrets(callback: RegistryCallback, sealed: string): unknown {
  try {
    return unseal(callback.state, callback.customerId, sealed);
  } catch {
    // Only a writer to the table could have changed it.
    throw new RegistryError('untrusted', 'the stored flow cannot be unsealed');
  }
}

export function registryFlows(adapter: RegistryAdapter, db: Db, clock: Clock): BusinessRegistry {
  return {
    async start({ customerId, purpose }) {
      const state = generateState();
      const { redirectUrl, secrets } = await adapter.begin({ state, purpose });
      const flow = {
        customerId,
        stateHash: hashState(state),
        protocol: adapter.protocol,
        sealed: seal(state, customerId, secrets),
        expiresAt: clock.now() + FLOW_LIFE,
      };
      await withTransaction(db, async (tx) => {
        await lockRegistryFlows(tx, customerId);
        // Before the insert, so that the new flow is never the one that ends.
        await keepNewestFlows(tx, customerId, MOST_OPEN - 1);
        await addRegistryFlow(tx, flow);
      });
      return { redirectUrl };
    },

    async finish(callback) {
      const { customerId, state } = callback;
      if (state.length > LONGEST_STATE) throw new RegistryError('state_unknown');
      const stateHash = hashState(state);
      const taken = await takeRegistryFlow(db, { customerId, stateHash }, clock.now(), FLOW_LIFE);
      if (typeof taken === 'string') throw new RegistryError(taken);
      const code = getCode(callback);
      // The installation changed the protocol version in between.
      if (taken.protocol !== adapter.protocol) throw new RegistryError('state_expired');
      const isFresh = await useRegistryCode(db, hashCode(code), clock.now());
      if (!isFresh) throw new RegistryError('code_refused', 'code used before');
      return adapter.retrieve({
        state,
        code,
        iss: callback.iss,
        secrets: unsealSecrets(callback, taken.sealed),
      });
    },
  };
}

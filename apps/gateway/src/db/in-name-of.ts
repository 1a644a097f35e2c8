/**
 * In whose name statements are sent: connections are handed on in turns (engines/fair-places.ts), so that whoever asks for
 * much waits for their own. Names are those of budgets (wire/limits/caller-key.ts).
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const names = new AsyncLocalStorage<string>();

/** Jobs, and whatever begins without a request. */
const NOBODY = 'nobody';

/** Looks that many requests wait for together, such as keys of the installation: in a line of their own. */
export const SHARED_LOOKS = 'shared looks';

export const inNameOf = <T>(name: string, work: () => T): T => names.run(name, work);

export const getSender = (): string => names.getStore() ?? NOBODY;

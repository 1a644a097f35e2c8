/** Start of the missing history of an account: an instant, 0 for its whole past. */
import type { WorldAccount } from './accounts/world-account.ts';

export type Since = (account: WorldAccount) => number;

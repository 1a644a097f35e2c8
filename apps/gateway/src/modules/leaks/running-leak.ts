/** The leak that runs at a home, as an alert tells it. */
import { isBusiness } from '@portal/domain/account-kind';
import { isExplained } from '@portal/domain/insights/leak-causes';
import { priceLeak } from '@portal/domain/insights/leaks';
import type { Db } from '../../db/database.ts';
import { listEpisodes } from './store.ts';

/** Of a flow without newer hours nobody knows whether it still runs. */
const KNOWN_FOR_MS = 48 * 3_600_000;

/** null: none runs, or the customer has said why; 'I do not know' is no reason. */
export async function findRunningLeak(db: Db, accountId: number, now: number) {
  const running = (await listEpisodes(db, accountId)).find(
    ({ endedAt, withdrawnAt, cause, flowedTo }) =>
      endedAt === null && withdrawnAt === null && !isExplained(cause) && now - flowedTo < KNOWN_FOR_MS,
  );
  if (!running) return null;
  const { startedAt, litres } = running;
  return { startedAt, litres, cost: priceLeak(running, isBusiness(running)) };
}

/** Moves arrangements on: those whose partial payment has come, and those whose day has passed without it. */
import { toSgDay } from '@portal/domain/sg-time';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { FailedRows } from '../../jobs/failures.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { readRows, type Stoppable } from '../../jobs/pages.ts';
import { lockAccounts } from '../bills/public.ts';
import { findOpenRequests } from '../requests/public.ts';
import { listWaitingArrangements } from './arrangement.store.ts';
import { KIND, refreshArrangement } from './arrangement-kind.ts';

const EVERY_MS = 10_000;
const PAGE = 100;

interface ArrangementSweepParts extends Pick<Deps, 'db' | 'clock'>, Stoppable {
  readonly log: Pick<Deps['log'], 'error'>;
}

/** Looks once, each account by itself: one that cannot be moved keeps no other from it. */
export async function sweepArrangements({ db, clock, log, signal }: ArrangementSweepParts): Promise<void> {
  const failed = new FailedRows();
  const waiting = readRows<{ accountId: number }>({ limit: PAGE, signal }, (last) =>
    listWaitingArrangements(db, {
      kind: KIND,
      today: toSgDay(clock.now()),
      after: last?.accountId ?? 0,
      limit: PAGE,
    }),
  );
  for await (const { accountId } of waiting)
    try {
      await withTransaction(db, async (tx) => {
        await lockAccounts(tx, [accountId]);
        const open = (await findOpenRequests(tx, KIND, [accountId])).get(accountId);
        if (open) await refreshArrangement(tx, open, clock.now());
      });
    } catch (error) {
      failed.add(error);
    }
  failed.tell(log, 'arrangements', 'payment arrangements could not be moved on');
}

export function startArrangementSweep(parts: ArrangementSweepParts): Loop {
  const work = async (signal: AbortSignal) => {
    await sweepArrangements({ ...parts, signal });
    return undefined;
  };
  return startLoop('arrangements', EVERY_MS, work, parts.log);
}

/** Account numbers that nobody may try at the moment, as staff see and lift them. */

import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { instantText } from '@portal/domain/sg-time';
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { toActor } from '../../wire/writes/write-actor.ts';
import { liftLock, locksNow } from '../account-verification/public.ts';

export async function loadLocks({ db, clock }: SubjectContext): Promise<Output<'staff:linkLocks'>> {
  const locks = await locksNow(db, clock.now());
  return {
    locks: locks.map(({ accountNo, wrongTries, lockedUntil }) => ({
      accountNo,
      wrongTries,
      lockedUntil: instantText(lockedUntil),
    })),
  };
}

/** The reason stays with what is announced of the call. Lifting what is not locked changes nothing, and says so. */
export function removeLock(
  context: SubjectContext,
  accountNo: AccountNo,
): Promise<Output<'staff:liftLinkLock'>> {
  return withTransaction(context.db, async (tx) => {
    const { lifted, accountId } = await liftLock(tx, accountNo);
    if (lifted) {
      await appendAudit(tx, {
        at: context.clock.now(),
        actor: toActor(context).name,
        action: 'account-verification:lift',
        object: accountId === null ? 'account:unknown' : `account:${accountId}`,
        outcome: 'done',
      });
    }
    return { lifted };
  });
}

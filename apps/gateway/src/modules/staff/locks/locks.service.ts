/** Account numbers that nobody may try at the moment, as staff see and lift them. */

import type { Output } from '@portal/contract';
import { type AccountNo, accountDigits } from '@portal/domain/account-number';
import { instantText } from '@portal/domain/sg-time';
import { appendAudit } from '../../../db/audit.store.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { toActor } from '../../../wire/writes/write-actor.ts';
import { liftLock, locksNow } from '../../account-verification/public.ts';
import { plainNote } from '../../linking/public.ts';
import { getStaffId } from '../officer.ts';
import { addLiftedLock } from './lifted-lock.store.ts';

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

/** The reason is kept. Lifting what is not locked changes nothing, and says so. @throws Refusal SK_INPUT_1001 without one */
export function removeLock(
  context: SubjectContext,
  { accountNo, reason: typed }: { readonly accountNo: AccountNo; readonly reason: string },
): Promise<Output<'staff:liftLinkLock'>> {
  const reason = plainNote(typed);
  if (reason === null) throw new Refusal('SK_INPUT_1001');
  const staffId = getStaffId(context);
  const at = context.clock.now();
  return withTransaction(context.db, async (tx) => {
    const { lifted, accountId } = await liftLock(tx, accountNo);
    if (lifted) {
      await addLiftedLock(tx, { digits: accountDigits(accountNo), liftedAt: at, staffId, reason });
      await appendAudit(tx, {
        at,
        actor: toActor(context).name,
        action: 'account-verification:lift',
        object: accountId === null ? 'account:unknown' : `account:${accountId}`,
        outcome: 'done',
      });
    }
    return { lifted };
  });
}

/**
 * A new mobile number: it counts at once, stands in the audit without the number, and the person gets a mail.
 * No change goes without a notice: it takes its place among the notices of the hour first.
 */
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { signInName } from '../../wire/writes/write-actor.ts';
import { type IdpAccount, setMobile } from '../accounts/idp-account.store.ts';
import { queueNotice } from '../mails/notice-queue.ts';
import type { IdentityParts } from '../parts.ts';

const COUNTRY = '+65';

export const isSameMobile = (account: IdpAccount, digits: string): boolean =>
  account.mobile === `${COUNTRY}${digits}`;

/**
 * @param digits the eight of a Singapore number. The password has been checked.
 * @returns false, and changes nothing, when the person has had their notices for this hour
 */
export async function changeMobile(
  parts: IdentityParts,
  account: IdpAccount,
  digits: string,
): Promise<boolean> {
  if (!(await parts.limits.mayNotify(account.email))) return false;
  const actor = signInName('embedded', account.subject);
  await withTransaction(parts.db, async (tx) => {
    await setMobile(tx, account.subject, `${COUNTRY}${digits}`);
    const at = parts.clock.now();
    await appendAudit(tx, { at, actor, action: 'idp:changeMobile', object: actor, outcome: 'done' });
    await queueNotice(tx, 'mobileChanged', account, at);
  });
  return true;
}

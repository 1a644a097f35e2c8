/** A new mobile number: it counts at once, stands in the audit without the number, and the person is told by mail. */
import { dateAt } from '../../clock.ts';
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { signInName } from '../../wire/write-actor.ts';
import { type IdpAccount, setMobile } from '../accounts/idp-account.store.ts';
import { mobileChangedMail } from '../mails/identity-mails.ts';
import { type IdentityParts, sendNotice } from '../parts.ts';

const COUNTRY = '+65';

export const isSameMobile = (account: IdpAccount, digits: string): boolean =>
  account.mobile === `${COUNTRY}${digits}`;

/** @param digits the eight of a Singapore number. The password has been checked. */
export async function changeMobile(parts: IdentityParts, account: IdpAccount, digits: string): Promise<void> {
  const actor = signInName('embedded', account.subject);
  await withTransaction(parts.db, async (tx) => {
    await setMobile(tx, account.subject, `${COUNTRY}${digits}`);
    const at = dateAt(parts.clock.now());
    await appendAudit(tx, { at, actor, action: 'idp:changeMobile', object: actor, outcome: 'done' });
  });
  parts.background.run('change-mobile mail', () => sendNotice(parts, mobileChangedMail(parts.site, account)));
}

/**
 * Sends new bills on their way, each once: by e-mail to the logins that have the account, by post to the mailing address
 * of the day on which it was issued, or both, as the holder chose. The table bill_delivery is the printer's list.
 */
import { applyBillOptions, decideDelivery } from '@portal/domain/preferences/bill-options';
import { addDays, toSgDay } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/engines/query-failed.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { findPostalRecipient } from '../accounts/public.ts';
import { hasMailAddress, type MailAdmin } from '../linking/public.ts';
import { listCustomersOf } from '../requests/public.ts';
import { addDelivery, listUndelivered, type UndeliveredBill } from './bill-delivery.store.ts';
import { queueBillMail } from './mail-queue.ts';
import { loadPreferences } from './preferences.store.ts';

const MINUTE = 60_000;
const PAGE = 200;
/** A bill that was found later than that, as one of an import, is not new. */
const NEW_DAYS = 14;

export interface BillDeliveryParts extends Pick<Deps, 'db' | 'clock'> {
  readonly log: Pick<Deps['log'], 'error' | 'info'>;
  readonly admin: MailAdmin;
}

/**
 * Sends a page of bills. One that cannot be sent does not stop the others, however many these are; it is tried again after the
 * last page.
 * @param after the last bill of the page before; null: from the beginning
 * @returns how many it sent, and where the next page begins: null after the last one
 */
export async function deliverBills(
  { db, clock, log, admin }: BillDeliveryParts,
  after: UndeliveredBill | null = null,
): Promise<{ readonly sent: number; readonly next: UndeliveredBill | null }> {
  const at = clock.now();
  const today = toSgDay(at);
  const bills = await listUndelivered(db, { from: addDays(today, -NEW_DAYS), to: today, after, limit: PAGE });
  let failed = 0;
  let err: unknown;
  for (const bill of bills)
    try {
      const logins = await listReached(db, admin, bill.accountId);
      await withTransaction(db, (tx) => deliverBill(tx, bill, logins, at));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failed += 1;
      err = error;
    }
  const sent = bills.length - failed;
  if (sent > 0) log.info({ rows: sent }, 'new bills delivered');
  if (failed > 0) log.error({ job: 'bill delivery', count: failed, err }, 'new bills could not be delivered');
  return { sent, next: bills.length < PAGE ? null : (bills.at(-1) ?? null) };
}

/** The logins of the account with an e-mail address. Asked before the transaction: the identity provider may be another system. */
async function listReached(db: Db, admin: MailAdmin, accountId: number): Promise<number[]> {
  const reached: number[] = [];
  for (const customerId of await listCustomersOf(db, accountId))
    if (await hasMailAddress(db, admin, customerId)) reached.push(customerId);
  return reached;
}

async function deliverBill(
  tx: Tx,
  { accountId, billId, issuedOn }: UndeliveredBill,
  logins: readonly number[],
  at: number,
): Promise<void> {
  const own = (await loadPreferences(tx, [accountId], issuedOn)).get(accountId);
  if (own === undefined) return;
  const { byEmail, byPost } = decideDelivery(applyBillOptions(own, own.isWholesale), logins.length);
  const recipient = byPost ? await findPostalRecipient(tx, accountId, issuedOn) : null;
  if (byPost && recipient === null) throw new RangeError('an account has no address for its post');
  const postTo = recipient && [...recipient];
  if (!(await addDelivery(tx, { accountId, billId, byEmail, byPost, postTo, decidedAt: at }))) return;
  if (byEmail)
    for (const customerId of logins) await queueBillMail(tx, { customerId, accountId, billId }, at);
}

export const startBillDelivery =
  (admin: MailAdmin) =>
  (parts: Omit<BillDeliveryParts, 'admin'>): Loop => {
    let after: UndeliveredBill | null = null;
    const deliverPage = async () => {
      ({ next: after } = await deliverBills({ ...parts, admin }, after));
      return after !== null;
    };
    return startLoop('bill delivery', MINUTE, deliverPage, parts.log);
  };

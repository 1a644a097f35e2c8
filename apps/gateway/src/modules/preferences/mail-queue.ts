/** Outbox messages about accounts: of a change to its holder's logins, of a new bill. Ids and days alone. */
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/outbox.store.ts';

export const CHANGE_MAIL = 'mail:account-changed';
export const BILL_MAIL = 'mail:bill-issued';

export type Change =
  | { readonly what: 'address'; readonly from: SgDay; readonly revision: number }
  | { readonly what: 'preference'; readonly revision: number };

const day = z.pipe(z.string(), z.transform(sgDay));
const recipient = { customerId: z.int(), accountIds: z.array(z.int()), revision: z.int() };
export const changeMailMessage = z.discriminatedUnion('what', [
  z.strictObject({ ...recipient, what: z.literal('address'), from: day }),
  z.strictObject({ ...recipient, what: z.literal('preference') }),
]);
export const billMailMessage = z.strictObject({
  customerId: z.int(),
  accountId: z.int(),
  billId: z.string(),
});

type ChangeMail = Change & {
  readonly customerId: number;
  /** The customer's among those that changed. */
  readonly accountIds: readonly number[];
  /** The account whose revision it is. */
  readonly ofAccountId: number;
};

/** Once for each change. */
export async function queueChangeMail(
  tx: Tx,
  { ofAccountId, ...message }: ChangeMail,
  at: number,
): Promise<void> {
  const { customerId, what, revision } = message;
  await enqueue(tx, {
    kind: CHANGE_MAIL,
    payload: message,
    dedupe: `${CHANGE_MAIL} ${what} ${customerId} ${ofAccountId} ${revision}`,
    runAt: at,
  });
}

export async function queueBillMail(
  tx: Tx,
  message: z.output<typeof billMailMessage>,
  at: number,
): Promise<void> {
  const { customerId, accountId, billId } = message;
  await enqueue(tx, {
    kind: BILL_MAIL,
    payload: message,
    dedupe: `${BILL_MAIL} ${customerId} ${accountId} ${billId}`,
    runAt: at,
  });
}

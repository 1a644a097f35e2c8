/** Calls of officers for payments, and suspense payments for them. For operation tests. */
import type { Output } from '@portal/contract';
import { getData } from '../../../test/answers.ts';
import { MEI_LIN, openPaymentWorld } from '../../payments/test/payment-world.ts';

export const AMELIA = 'amelia@example.com';
export const ROSNAH = 'finance@example.com';
export const SITI = 'staff@example.com';
/** Mei Lin's. */
export const ACCOUNT = '8934521670';

export type Queue = Extract<Output<'staff:queue'>, { name: 'parkedPayments' }>;

export interface Saying {
  readonly decision: 'post' | 'return';
  readonly parts?: readonly { readonly accountNo: string; readonly amount: number }[];
  readonly note?: string;
}

export async function openParkedWorld() {
  const world = await openPaymentWorld();
  const { db } = world;

  /** Mei Lin has a code over all that she owes and pays another amount. */
  async function paysShort(over: Parameters<typeof world.told>[2] = {}, by = 845) {
    const code = await world.code(MEI_LIN);
    const notice = await world.told(MEI_LIN, code.order_id, { amount: code.due - by, ...over });
    await world.tell(notice);
    await world.settled();
    return { ...notice, orderId: code.order_id, accountId: code.accountId, due: code.due };
  }

  /** Money that came with words that mean nothing to us. */
  async function paysUnknown(reference = 'RENT NOVEMBER', amount = 5_000) {
    const code = await world.code(MEI_LIN);
    const notice = await world.told(MEI_LIN, code.order_id, { amount, reference });
    await world.tell(notice);
    await world.settled();
    return notice;
  }

  async function queue(asked: { search?: string; page?: number } = {}, person = ROSNAH): Promise<Queue> {
    const found = getData(
      await world.call(person, { 'staff:queue': { name: 'parkedPayments', ...asked } }),
      'staff:queue',
    );
    if (found.name !== 'parkedPayments') throw new Error('another queue came');
    return found;
  }

  const open = (itemId: string, person = ROSNAH) => world.call(person, { 'staff:parkedPayment': { itemId } });

  return {
    ...world,
    paysShort,
    paysUnknown,
    queue,
    open,
    opened: async (itemId: string, person = ROSNAH) =>
      getData(await open(itemId, person), 'staff:parkedPayment'),
    payee: (itemId: string, accountNo: string, person = ROSNAH) =>
      world.call(person, { 'staff:parkedPayee': { itemId, accountNo } }),
    decide: (itemId: string, { note = 'The payer called.', ...submitted }: Saying, person = ROSNAH) =>
      world.call(person, { 'staff:decide': { queue: 'parkedPayments', itemId, note, ...submitted } }),
    audit: () =>
      db.selectFrom('auditEvent').select(['actor', 'action', 'object', 'outcome']).orderBy('seq').execute(),
  };
}

export type ParkedWorld = Awaited<ReturnType<typeof openParkedWorld>>;

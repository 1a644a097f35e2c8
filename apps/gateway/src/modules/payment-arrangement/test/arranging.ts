/** A customer with an overdue amount, and what she and the days do to her payment arrangement. For operation tests. */
import { cents } from '@portal/domain/money';
import { type SgDay, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import { withTransaction } from '../../../db/transaction.ts';
import { getCode, getData } from '../../../test/answers.ts';
import type { TestWorld } from '../../../test/test-world.ts';
import { accountBalances, postPayment, takeBackPayment } from '../../bills/public.ts';
import { issueBill } from '../../bills/test/issue-bill.ts';
import { sweepArrangements } from '../sweep.ts';

export const CHITRA = 'chitra@example.com';
export const ACCOUNT = '8934540017';
export const CHITRAS = 100_301;
export const DAY = 86_400_000;
const HOUR = DAY / 24;

export const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('nothing is there');
  return value;
};

export function arranging(getWorld: () => TestWorld) {
  const check = async (email = CHITRA, accountNo = ACCOUNT) =>
    getData(
      await getWorld().call(email, { 'paymentArrangement:check': { accountNo, source: 'W' } }),
      'paymentArrangement:check',
    );

  const create = (paymentAmount: number, key?: string, accountNo = ACCOUNT, email = CHITRA) =>
    getWorld().call(
      email,
      { 'paymentArrangement:create': { accountNo, paymentAmount, source: 'W' } },
      key === undefined ? {} : { 'idempotency-key': key },
    );

  const readRequest = async (requestId: string) => {
    const { request, history } = getData(
      await getWorld().call(CHITRA, { 'request:detail': { requestId } }),
      'request:detail',
    );
    if (request.kind !== 'payment-arrangement') throw new Error(`a request of the kind ${request.kind}`);
    return { request, history };
  };

  const readBalance = async () => {
    const { db, clock } = getWorld();
    return (await accountBalances(db, [CHITRAS], toSgDay(clock.now())))(CHITRAS);
  };

  let payments = 0;
  /** @returns its source in the ledger */
  async function pay(amount: number, paidAt = getWorld().clock.now()): Promise<string> {
    payments += 1;
    const sourceRef = `counter:${payments}`;
    await withTransaction(getWorld().db, (tx) =>
      postPayment(tx, {
        orderId: `PN-2611-90000${payments}`,
        channel: 'COUNTER',
        method: 'COUNTER',
        referenceId: null,
        sourceRef,
        paidAt,
        recordedAt: getWorld().clock.now(),
        parts: [{ accountId: CHITRAS, amount: cents(amount) }],
      }),
    );
    return sourceRef;
  }

  return {
    check,
    create,
    readRequest,
    readBalance,
    pay,

    createCode: async (paymentAmount: number) =>
      getCode(await create(paymentAmount), 'paymentArrangement:create'),

    async created(): Promise<{ requestId: string; minimum: number; overdue: number }> {
      const { minimum_amount: minimum, overdue_amount: overdue } = present((await check()).bill);
      const [answer] = getData(await create(minimum), 'paymentArrangement:create');
      return { requestId: present(answer).requestId, minimum, overdue };
    },

    readState: async (requestId: string) => (await readRequest(requestId)).request.state,

    sweep: () => sweepArrangements({ db: getWorld().db, clock: getWorld().clock, log: { error() {} } }),

    cancel: async (requestId: string) =>
      getCode(
        await getWorld().call(CHITRA, { 'request:cancel': { requestId, source: 'W' } }),
        'request:cancel',
      ),

    /** Everything but the arranged debt. */
    async payBills(): Promise<void> {
      const { charges } = await readBalance();
      await pay(charges.reduce((sum, { open, part }) => (part === null ? sum + open : sum), 0));
    },

    async takeBack(sourceRef: string, amount: number): Promise<void> {
      const { db, clock } = getWorld();
      const back = {
        accountId: CHITRAS,
        amount: cents(amount),
        sourceRef,
        channel: 'COUNTER',
        at: clock.now(),
      };
      await withTransaction(db, (tx) => takeBackPayment(tx, back));
    },

    /** @param hour of that day in Singapore */
    goTo(day: SgDay | string, hour = 12): void {
      const { clock } = getWorld();
      clock.shift(startOfSgDay(day as SgDay) + hour * HOUR - clock.now());
    },

    issueBill: (billId: string, amount: number, dueOn: SgDay) =>
      issueBill(getWorld().db, { accountId: CHITRAS, billId, amount, dueOn }),
  };
}

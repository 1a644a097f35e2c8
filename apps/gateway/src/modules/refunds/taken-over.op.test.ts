import type { Output } from '@portal/contract';
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, expect, test } from 'vitest';
import { openGiroWorld } from '../giro/test/giro-world.ts';
import { ivansHome, linkingCalls } from '../linking/test/linking-calls.ts';
import { cheque } from './test/refund-world.ts';

const world = await openGiroWorld();
afterAll(() => world.close());
const IVAN = 'ivan@example.com';
const { accountNo } = ivansHome;
const accountId = 110_101;
const CREDIT = 8_000;

async function addCredit(): Promise<void> {
  const { owed } = await world.db
    .selectFrom('ledgerEntry')
    .select(({ fn }) => fn.sum<number>('amountCents').as('owed'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  const entry = { entryNo: 20_261_120_900_001, kind: 'adjustment', sourceRef: 'test:credit' } as const;
  await world.db
    .insertInto('ledgerEntry')
    .values({
      ...entry,
      accountId,
      amountCents: -CREDIT - Number(owed),
      effectiveOn: sgDay('2026-11-20'),
      recordedAt: world.clock.now(),
    })
    .execute();
}

test('the credit of an account that was linked minutes ago goes to no bank account of that day for 14 days', async () => {
  await addCredit();
  await (await linkingCalls(world)).individual(IVAN, ivansHome);
  const { body } = await world.setUp({ account_number: accountNo }, IVAN);
  await world.tell({ event: 'completed', txn_ref_no: body.txn_ref_no, last_four: '6666' });
  const { answers } = await world.call(IVAN, { 'refund:check': { accountNos: [accountNo] } });
  expect(answers['refund:check']).toMatchObject({
    data: { accounts: [{ bankAccountNo: '6666', bankHeldUntil: '2026-12-04' }] },
  });
  const { data } = answers['refund:check'] as { readonly data: Output<'refund:check'> };
  const bank = { ...cheque, refundMethod: '03', bankId: data.accounts[0]?.bankId ?? null } as const;
  await world.call(IVAN, { 'refund:create': { ...bank, accountNo, refundAmount: CREDIT } });
  const request = await world.db
    .selectFrom('customerRequest')
    .select(['state', 'nextBy'])
    .where('accountId', '=', accountId)
    .where('kind', '=', 'request-refund')
    .executeTakeFirst();
  expect(request).toMatchObject({ state: 'PENDING', nextBy: '2026-12-04' });
});

import { expect, test } from 'vitest';
import { deciding, to } from '../test/deciding.ts';
import { MEI_LIN, startPaymentWorld } from '../test/payment-world.ts';
import { slipsOf } from '../test/slips.ts';

const world = await startPaymentWorld();
const { decide } = deciding(() => world);
const { readSlip, readOutcome } = slipsOf(() => world);
/** Of a customer who owes nothing. */
const ANOTHER = 100_203;

test('a slip is open while staff have posted money under its reference to another account', async () => {
  const { accountId, buildNotice } = await readSlip('kopi@example.com');
  await readOutcome(buildNotice('stray', { amount: 12_00 }));
  await decide('stray', to([ANOTHER, 12_00]));
  expect(await readOutcome(buildNotice('honest'))).toMatchObject({ outcome: 'posted', reason: null });
  expect(await world.owed(accountId)).toBe(0);
  expect(await readOutcome(buildNotice('again'))).toMatchObject({ reason: 'doubled' });
});

test('a slip is paid once staff have posted its money to its account, and the rest to another', async () => {
  const { accountId, payable, buildNotice } = await readSlip(MEI_LIN);
  await readOutcome(buildNotice('too-much', { amount: payable + 1_00 }));
  await decide('too-much', to([accountId, payable], [ANOTHER, 1_00]));
  expect(await readOutcome(buildNotice('once-more'))).toMatchObject({ reason: 'doubled' });
});

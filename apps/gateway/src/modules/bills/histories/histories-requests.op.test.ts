import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { getEmail, present, readAccounts } from '../test/bills-calls.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

test('the account of another is refused, whoever asks for whatever history', async () => {
  const accounts = await readAccounts(world, 'chitra');
  for (const name of ['bills:billHistory', 'bills:paymentHistory', 'bills:uSave', 'bills:refundHistory'])
    expect(getCode(await world.call(getEmail('meilin'), { [name]: { accounts } }), name)).toBe(
      'SK_ACCESS_1001',
    );
});

describe('the accounts of a question', () => {
  const histories = [
    'bills:billHistory',
    'bills:paymentHistory',
    'bills:uSave',
    'bills:refundHistory',
    'bills:outstandingPayment',
  ];

  test('may be written in every way, and named again and again', async () => {
    const accounts = await readAccounts(world, 'bernard');
    const spelled = accounts.flatMap((account) =>
      [account.accountNo, `00${account.accountNo}`, ` ${account.accountNo.replace(/^..../, '$& ')}`].map(
        (accountNo) => ({ ...account, accountNo }),
      ),
    );
    // The seal of a reference differs from one answer to the next.
    const told = (text: string) => text.replaceAll(/"encryptedUrl":"[^"]*"/g, '');
    for (const name of histories) {
      const plain = await world.call(getEmail('bernard'), { [name]: { accounts } });
      const again = await world.call(getEmail('bernard'), { [name]: { accounts: spelled } });
      expect(told(again.text), name).toBe(told(plain.text));
    }
  });

  test('must be what is said of them: system, partner and premises', async () => {
    const account = present((await readAccounts(world, 'meilin'))[0]);
    const other = present((await readAccounts(world, 'chitra'))[0]);
    const untrue = [
      { ...account, system: account.system === 'EBS' ? 'MSSL' : 'EBS' },
      { ...account, bpNo: other.bpNo },
      { ...account, premiseNo: other.premiseNo },
      { ...other, accountNo: account.accountNo },
      { ...account, accountNo: other.accountNo },
    ];
    for (const name of histories)
      for (const submitted of untrue)
        for (const accounts of [[submitted], [account, submitted]])
          expect(getCode(await world.call(getEmail('meilin'), { [name]: { accounts } }), name)).toBe(
            'SK_ACCESS_1001',
          );
  });

  test('are refused when there are none, too many, or what is none', async () => {
    const account = present((await readAccounts(world, 'meilin'))[0]);
    const wrong = [
      [],
      Array.from({ length: 501 }, () => account),
      [{ ...account, accountNo: '' }],
      [{ ...account, accountNo: '123' }],
      [{ ...account, system: 'SAP' }],
      [{ accountNo: account.accountNo }],
      [{ ...account, extra: true }],
      [account.accountNo],
    ];
    for (const name of histories.slice(0, 4))
      for (const accounts of wrong)
        expect(getCode(await world.call(getEmail('meilin'), { [name]: { accounts } }), name)).toBe(
          'SK_INPUT_1001',
        );
  });
});

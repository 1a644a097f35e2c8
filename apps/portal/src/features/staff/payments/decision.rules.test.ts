import { expect, test } from 'vitest';
import { judge, listChoices, withOnlyChoice } from './decision.rules.ts';
import type { Draft } from './draft.ts';
import { mockPayee, mockPayment } from './payments.mocks.ts';

const draft = (over: Partial<Draft> = {}): Draft => ({
  choice: 'order',
  parts: null,
  accountTyped: '',
  payee: null,
  note: ' The payer called. ',
  ...over,
});
const payment = mockPayment();
const found = { found: mockPayee(), openedAt: payment.openedAt };

test('the money goes to the account of the order, with the note', () => {
  expect(judge(payment, draft())).toEqual({
    note: 'The payer called.',
    parts: [{ accountNo: '8934521670', amount: 12_000 }],
  });
});

test('all of it goes to an account that was looked up', () => {
  expect(judge(payment, draft({ choice: 'other', payee: found }))).toMatchObject({
    parts: [{ accountNo: '8934540017', amount: 12_000 }],
  });
});

test('the money goes back to the payer', () => {
  expect(judge(payment, draft({ choice: 'return' }))).toMatchObject({ parts: null });
});

test('an officer is told what is missing, from above', () => {
  expect(judge(payment, draft({ choice: null, note: '' }))).toEqual({ missing: 'choice' });
  expect(judge(payment, draft({ parts: ['119.99'], note: '' }))).toEqual({ missing: 'parts' });
  expect(judge(payment, draft({ choice: 'other' }))).toEqual({ missing: 'account' });
  expect(
    judge(payment, draft({ choice: 'other', payee: { ...found, found: mockPayee({ isOwn: true }) } })),
  ).toEqual({ missing: 'account' });
  for (const note of ['', ' \n', 'x'.repeat(501)])
    expect(judge(payment, draft({ note }))).toEqual({ missing: 'note' });
});

test('the order can be chosen only where it names accounts, and foreign money only goes back', () => {
  const choices = (over: Partial<typeof payment>) => listChoices({ ...payment, ...over });
  expect(choices({})).toEqual(['order', 'other', 'return']);
  expect(choices({ accounts: [] })).toEqual(['other', 'return']);
  expect(choices({ currency: 'USD' })).toEqual(['return']);
});

test('a choice that stands alone is made', () => {
  const open = draft({ choice: null });
  expect(withOnlyChoice({ ...payment, currency: 'USD' }, open).choice).toBe('return');
  expect(withOnlyChoice({ ...payment, accounts: [] }, open).choice).toBeNull();
});

test('a note may be 500 characters long', () => {
  expect(judge(payment, draft({ note: 'x'.repeat(500) }))).toHaveProperty('parts');
});

test('a field that holds no amount is missing, though the others make up all of it', () => {
  const [account] = payment.accounts;
  if (!account) throw new Error('no account');
  const two = { ...payment, accounts: [account, { ...account, accountNo: '8934540017' }] };
  expect(judge(two, draft({ parts: ['120.00', 'ten'] }))).toEqual({ missing: 'parts' });
});

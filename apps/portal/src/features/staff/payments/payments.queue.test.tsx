import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keysSent } from '../../../gallery/test/keys-sent.ts';
import { renderState } from '../../../gallery/test/render-state.tsx';
import { currentToast } from '../../../ui/dialogs/toast.ts';
import {
  button,
  choose,
  confirm,
  openQueueTest,
  patient,
  readDecisions,
  readInputs,
  writeNote,
} from '../queue/test/open-queue-test.tsx';
import { FIRST, mockPayee, mockPayment, mockPayments, mockSeveral } from './payments.mocks.ts';
import { paymentsQueue } from './payments.queue.tsx';
import { states } from './payments.states.tsx';

const { draw, opened } = openQueueTest(paymentsQueue, {
  first: FIRST,
  ready: states.ready,
  answer: { 'staff:parkedPayment': { data: ({ itemId }) => mockPayment({ itemId }) } },
});
const typeAccount = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Account number' }), { target: { value } });

describe('the queue of payments', () => {
  it('tells what came of what was asked, from whom it seems to be, since when and why', async () => {
    draw({}, null);
    expect(await screen.findByText('7 waiting, oldest 2 days', {}, patient)).toBeTruthy();
    const rows = within(await screen.findByRole('list', { name: 'Waiting' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'S$120.00 of S$128.45 1 h 41 Tan Mei Lin Underpaid',
      'S$50.00 3 h 14 RENT NOVEMBER Unknown reference',
      'S$126.80 5 h 51 Tan Mei Lin Paid twice',
      'S$300.00 of S$241.10 1 day Chitra Nair Overpaid',
      'S$128.45 1 day Tan Mei Lin Late',
      'S$128.45 1 day Tan Mei Lin Replaced code',
      'USD 90.00 of S$128.45 2 days Tan Mei Lin Other currency',
    ]);
  });

  it('stands beside the other queue, with how many wait in each', async () => {
    draw({}, null);
    const queues = await screen.findByRole('navigation', { name: 'Queues' }, patient);
    expect(
      within(queues)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Link applications 7 waiting', 'Parked payments 7 waiting']);
    expect(within(queues).getByRole('link', { current: 'page' }).textContent).toMatch(/^Parked/);
  });

  it('shows no other queue to an officer who may decide in one alone', async () => {
    draw({ 'staff:queues': { data: { queues: [{ name: 'parkedPayments', waiting: 7 }] } } }, null);
    await button(/Chitra Nair/);
    expect(screen.queryByRole('navigation', { name: 'Queues' })).toBeNull();
  });

  it('names the account of an order for several, and how many more there are', async () => {
    const [first] = mockPayments().waiting;
    if (!first) throw new Error('nothing waits');
    const several = { ...first, accountNos: ['8920020017', '8920020025'] };
    draw({ 'staff:queue': { data: mockPayments({ waiting: [several], waitingCount: 1 }) } }, null);
    expect((await button(/^S\$120\.00 of/)).textContent).toContain('Account 8920020017 and 1 more');
  });

  it.each([
    ['the queue', null],
    ['a payment', FIRST],
  ])('says to an officer who asks for %s without the role that it is not hers', async (_, at) => {
    const { answers } = states.refused;
    draw(answers, at);
    expect(await screen.findByText('This queue is not for your role', {}, patient)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/recorded|keyed in/)).toBeNull());
    for (const name of ['Try Again', 'All payments'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    const queues = screen.getByRole('navigation', { name: 'Queues' });
    expect(within(queues).getByRole('link').textContent).toBe('Link applications 7 waiting');
  });

  it('opens nothing by itself: that somebody opens a payment is recorded', async () => {
    const { calls } = draw({}, null);
    fireEvent.click(await button(/Chitra Nair/));
    await waitFor(() =>
      expect(readInputs(calls, 'staff:parkedPayment')).toEqual([{ itemId: 'EV-2611-0004' }]),
    );
    expect(opened).toHaveBeenCalledWith('EV-2611-0004');
  });

  it('the queue of payments that cannot be had is asked for again', async () => {
    draw(
      { 'staff:queue': (count) => (count === 1 ? { error: 'SK_UNKNOWN_1001' } : { data: mockPayments() }) },
      null,
    );
    fireEvent.click(await button('Try Again'));
    expect(await button(/Chitra Nair/)).toBeTruthy();
  });
});

describe('a payment', () => {
  it.each([
    ['ready', 'The payer sent S$8.45 less than was asked for.'],
    ['several', 'The payer sent S$17.90 more than was asked for.'],
    ['unknown', 'None of our codes or slips has this reference.'],
    ['early', 'The bank dates it before its code was made.'],
    ['late', 'It was paid after the code had expired yesterday 11:59 PM.'],
    ['closed', 'It was paid with a code that had been replaced today 1:00 PM.'],
    ['doubled', 'It had already been paid today 1:00 PM.'],
    ['currency', 'It came in USD, not in Singapore dollars.'],
  ] as const)('says why it waits: %s', async (name, words) => {
    const { act: _, ...state } = states[name];
    renderState(state);
    expect(await screen.findByText(words, {}, patient)).toBeTruthy();
  });

  it('a payment of an own account shows nothing to press', async () => {
    draw({ 'staff:parkedPayment': { data: mockPayment({ isOwn: true }) } });
    expect(
      await screen.findByText('You cannot decide on a payment to your own account.', {}, patient),
    ).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('money that the bank took back after it was posted says so', async () => {
    renderState(states.takenBack);
    expect(await screen.findByText(/^The bank has taken this money back\./, {}, patient)).toBeTruthy();
    cleanup();
    renderState(states.decided);
    await screen.findAllByText(/Rosnah Yusof/, {}, patient);
    expect(screen.queryByText(/taken this money back/)).toBeNull();
  });

  it('a payment in another currency can only go back', async () => {
    draw({ 'staff:parkedPayment': { data: mockPayment({ reason: 'currency', currency: 'USD' }) } });
    await button('Mark as returned to the payer');
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true]);
    expect(screen.getByText('Only Singapore dollars can be posted.')).toBeTruthy();
    expect(screen.queryByText(/^Post /)).toBeNull();
    writeNote();
    fireEvent.click(await button('Mark as returned to the payer'));
    expect(await screen.findByRole('alertdialog', { name: 'Mark USD 120.00 as returned?' })).toBeTruthy();
  });
});

describe('a decision about money', () => {
  it('says what is missing where it is, from above, and sends nothing', async () => {
    const { calls } = draw();
    fireEvent.click(await button('Post S$120.00'));
    expect(screen.getByText('Please choose a decision.')).toBeTruthy();
    expect((document.activeElement as HTMLInputElement).type).toBe('radio');
    await choose('Post to the account of the order');
    fireEvent.click(await button('Post S$120.00'));
    expect(screen.getByText('Please write down how you know.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Note/ }));
    expect(readDecisions(calls)).toEqual([]);
  });

  it('posting says the account and its holder once more, is sent once, and leads to the next payment', async () => {
    const { calls } = draw({ 'staff:decide': { data: { status: 'posted' } } });
    await choose('Post to the account of the order');
    writeNote();
    fireEvent.click(await button('Post S$120.00'));
    const question = await screen.findByRole('alertdialog', { name: 'Post S$120.00?' }, patient);
    expect(within(question).getByText('S$120.00 to 8934521670, Tan Mei Lin')).toBeTruthy();
    expect(readDecisions(calls)).toEqual([]);
    await confirm('Post');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('EV-2611-0006'));
    expect(readDecisions(calls)).toEqual([
      {
        queue: 'parkedPayments',
        itemId: FIRST,
        decision: 'post',
        parts: [{ accountNo: '8934521670', amount: 12_000 }],
        note: 'The payer called.',
      },
    ]);
    expect(currentToast()?.text).toBe('S$120.00 is posted.');
  });

  it('is not sent by who goes back', async () => {
    const { calls } = draw();
    await choose('Mark as returned to the payer');
    writeNote();
    fireEvent.click(await button('Mark as returned to the payer'));
    await confirm('Go back');
    expect(readDecisions(calls)).toEqual([]);
    fireEvent.click(await button('Mark as returned to the payer'));
    await confirm('Mark as returned to the payer');
    await waitFor(() => expect(readDecisions(calls)).toHaveLength(1));
    expect(readDecisions(calls)[0]).toMatchObject({ decision: 'return', note: 'The payer called.' });
    expect(readDecisions(calls)[0]).not.toHaveProperty('parts');
  });

  it('gives each account of an order its part, and all of what came', async () => {
    const { calls } = draw({ 'staff:parkedPayment': { data: mockSeveral({ itemId: FIRST }) } });
    await choose('Post to the accounts of the order');
    writeNote();
    const [first, second] = ['For 8920020017', 'For 8920020025'].map((name) =>
      screen.getByRole<HTMLInputElement>('textbox', { name }),
    );
    if (!first || !second) throw new Error('no fields');
    expect([first.value, second.value]).toEqual(['312.00', '188.00']);
    fireEvent.change(second, { target: { value: '170.10' } });
    expect(screen.getByText('S$17.90 is not assigned to an account yet.')).toBeTruthy();
    fireEvent.click(await button('Post S$500.00'));
    expect(document.activeElement).toBe(first);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.change(first, { target: { value: '329.90' } });
    fireEvent.click(await button('Post S$500.00'));
    await confirm('Post');
    await waitFor(() => expect(readDecisions(calls)).toHaveLength(1));
    expect(readDecisions(calls)[0]).toMatchObject({
      parts: [
        { accountNo: '8920020017', amount: 32_990 },
        { accountNo: '8920020025', amount: 17_010 },
      ],
    });
  });

  it('posts to a typed account only after its holder was shown, and asks anew when the number changes', async () => {
    const { calls } = draw();
    await choose('Post to another account');
    writeNote();
    fireEvent.click(await button('Post S$120.00'));
    expect(screen.getByText('Please enter an account number and check it.')).toBeTruthy();
    typeAccount('8934540017');
    fireEvent.click(await button('Post S$120.00'));
    expect(screen.getByText('Please check the account number first.')).toBeTruthy();
    fireEvent.click(await button('Check'));
    expect(await screen.findByText(/C\*\* N\*\*, owes S\$241\.10 now/)).toBeTruthy();
    typeAccount('8934540018');
    expect(screen.queryByText(/C\*\* N\*\*/)).toBeNull();
    typeAccount('8934540017');
    fireEvent.click(await button('Check'));
    await screen.findByText(/C\*\* N\*\*/);
    fireEvent.click(await button('Post S$120.00'));
    expect(await screen.findByText('S$120.00 to 8934540017, C** N**')).toBeTruthy();
    await confirm('Post');
    await waitFor(() => expect(readDecisions(calls)).toHaveLength(1));
    expect(readDecisions(calls)[0]).toMatchObject({ parts: [{ accountNo: '8934540017', amount: 12_000 }] });
    expect(readInputs(calls, 'staff:parkedPayee')).toHaveLength(2);
  });

  it('never posts to an account of the officer’s own', async () => {
    draw({ 'staff:parkedPayee': { data: mockPayee({ isOwn: true }) } });
    await choose('Post to another account');
    typeAccount('8934540017');
    fireEvent.click(await button('Check'));
    expect(await screen.findByText(/This is your own account/)).toBeTruthy();
    writeNote();
    fireEvent.click(await button('Post S$120.00'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a decision about money that a colleague made meanwhile is told with their name, and cannot be made again', async () => {
    let isDecided = false;
    draw({
      'staff:parkedPayment': () => ({
        data: isDecided ? { ...decided, itemId: FIRST } : mockPayment(),
      }),
      'staff:decide': () => {
        isDecided = true;
        return { error: 'SK_STAFF_1001' };
      },
    });
    await choose('Mark as returned to the payer');
    writeNote();
    fireEvent.click(await button('Mark as returned to the payer'));
    await confirm('Mark as returned to the payer');
    expect(await screen.findByText('Already decided by Rosnah Yusof.', {}, patient)).toBeTruthy();
    expect(screen.getByText('Posted today 3:42 PM by Rosnah Yusof.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('a decision about money whose answer was lost is made again under its key; with other words it is another one', async () => {
    draw({ 'staff:decide': { error: 'SK_TIMEOUT_1001' } });
    const keys = keysSent('staff:decide');
    const decide = async (times: number) => {
      fireEvent.click(await button('Mark as returned to the payer'));
      await confirm('Mark as returned to the payer');
      await waitFor(() => expect(keys).toHaveLength(times));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await choose('Mark as returned to the payer');
    writeNote();
    await decide(1);
    await decide(2);
    fireEvent.change(screen.getByRole('textbox', { name: /^Note/ }), { target: { value: 'Other words.' } });
    await decide(3);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps what was typed while another payment is looked at, but not what was looked up', async () => {
    let looks = 0;
    draw({
      'staff:parkedPayment': {
        data: ({ itemId }) => {
          looks += 1;
          return mockPayment({ itemId, openedAt: new Date(Date.UTC(2026, 10, 20, 7, looks)).toISOString() });
        },
      },
    });
    await choose('Post to another account');
    writeNote();
    typeAccount('8934540017');
    fireEvent.click(await button('Check'));
    await screen.findByText(/C\*\* N\*\*/);
    fireEvent.click(await button(/Chitra Nair/));
    await waitFor(() => expect(screen.queryByDisplayValue('8934540017')).toBeNull());
    fireEvent.click(await button(/S\$120\.00 of/));
    expect(await screen.findByDisplayValue('8934540017', {}, patient)).toBeTruthy();
    expect(screen.getByDisplayValue(/The payer called/)).toBeTruthy();
    expect(screen.queryByText(/C\*\* N\*\*/)).toBeNull();
  });
});

const decided = mockPayment({
  status: 'posted',
  decision: {
    decision: 'post',
    decidedAt: '2026-11-20T07:42:00.000Z',
    by: 'Rosnah Yusof',
    isOwn: false,
    note: 'The payer called.',
    parts: [{ accountNo: '8934521670', amount: 12_000 as never }],
  },
});

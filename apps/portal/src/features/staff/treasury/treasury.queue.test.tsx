import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
import { FIRST, mockNotice, mockPayout } from './treasury.mocks.ts';
import { treasuryQueue } from './treasury.queue.tsx';
import { states } from './treasury.states.tsx';

const { draw, opened } = openQueueTest(treasuryQueue, {
  first: FIRST,
  ready: states.ready,
  answer: { 'staff:treasuryNotice': { data: ({ itemId }) => mockNotice({ itemId }) } },
});
const settle = () => button('Settle').then((found) => fireEvent.click(found));

describe('the queue of treasury notices', () => {
  it('tells the amount and outcome of each, whose refund it is, and why it waits', async () => {
    draw({}, null);
    expect(await screen.findByText('3 waiting, oldest 1 day', {}, patient)).toBeTruthy();
    const rows = within(await screen.findByRole('list', { name: 'Waiting' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'S$212.40 refused 1 h 42 Bernard Lim Contradiction',
      'S$50.00 paid 3 h 14 RF-2611-9999 Unknown refund',
      'S$80.10 paid 1 day Dewi Anggraini Other amount',
    ]);
  });

  it('is not for officers without the role', async () => {
    draw(states.refused.answers, null);
    expect(await screen.findByText('This queue is not for your role', {}, patient)).toBeTruthy();
  });
});

describe('an open notice', () => {
  it('stands beside the refund that it is about', async () => {
    draw();
    const told = await screen.findByRole('region', { name: 'What the treasury says' }, patient);
    expect(told.textContent).toContain('The treasury had told us before that this refund was paid.');
    const refund = screen.getByRole('region', { name: 'Our refund' });
    for (const words of ['8934530034', 'Bernard Lim', 'S$212.40', 'PayNow'])
      expect(refund.textContent).toContain(words);
  });

  it('says of a rejected payout that an earlier order of it may have arrived', async () => {
    draw(states.rejected.answers);
    const told = await screen.findByRole('region', { name: 'What the treasury says' }, patient);
    expect(told.textContent).toContain(
      'The treasury rejects this payout, and may have it from an earlier order. Ask whether it is paid.',
    );
    expect(screen.getByRole('radio', { name: 'Not known yet: wait for the next notice' })).toBeTruthy();
  });

  it('offers only what can be true of its refund', async () => {
    const readChoices = async () =>
      (await screen.findAllByRole('radio', {}, patient)).map((radio) => radio.id.replace('what-', ''));
    draw();
    expect(await readChoices()).toEqual(['refused', 'unchanged']);
  });

  it('a notice of an unknown refund has its only choice made, and needs a note', async () => {
    const { calls } = draw({
      'staff:treasuryNotice': { data: mockNotice({ reason: 'unknown', payout: null }) },
      'staff:decide': { data: { status: 'unchanged' } },
    });
    await settle();
    expect(await screen.findByText('Please write down how you know.')).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    writeNote();
    await settle();
    await confirm('Settle');
    await waitFor(() => expect(readDecisions(calls)).toMatchObject([{ decision: 'unchanged' }]));
  });

  it('cannot be settled by the officer whose account it is', async () => {
    draw({ 'staff:treasuryNotice': { data: mockNotice({ isOwn: true }) } });
    expect(
      await screen.findByText('You cannot decide on a payment to your own account.', {}, patient),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  });
});

describe('settling a notice', () => {
  it('asks once more and says where the money goes, then goes on to the next', async () => {
    const { calls } = draw({ 'staff:decide': { data: { status: 'refused' } } });
    await choose('The money came back to us');
    writeNote(' The treasury called. ');
    await settle();
    const question = await screen.findByRole('alertdialog', {}, patient);
    expect(question.textContent).toContain('S$212.40 is a credit of account 8934530034 again');
    expect(readDecisions(calls)).toEqual([]);
    await confirm('Settle');
    await waitFor(() =>
      expect(readDecisions(calls)).toEqual([
        { queue: 'treasuryNotices', itemId: FIRST, decision: 'refused', note: 'The treasury called.' },
      ]),
    );
    await waitFor(() => expect(opened).toHaveBeenCalledWith('TR-2611-0006'));
    expect(currentToast()?.text).toBe('RF-2611-1183 is settled as not paid.');
  });

  it('says that the credit leaves the account again when the refund was paid after all', async () => {
    draw({
      'staff:treasuryNotice': {
        data: mockNotice({ event: 'paid', payout: mockPayout({ state: 'refused' }) }),
      },
    });
    await choose('The refund was paid after all');
    writeNote();
    await settle();
    const question = await screen.findByRole('alertdialog', {}, patient);
    expect(question.textContent).toContain('S$212.40 leaves account 8934530034 again');
  });

  it('wants a choice first', async () => {
    draw();
    await settle();
    expect(await screen.findByText('Please choose a decision.')).toBeTruthy();
    expect(document.activeElement?.id).toBe('what-refused');
  });

  it('shows the notice anew when its refund has changed meanwhile', async () => {
    const { calls } = draw({ 'staff:decide': { error: 'SK_STAFF_1013' } });
    await choose('The money came back to us');
    writeNote();
    await settle();
    await confirm('Settle');
    expect(
      await screen.findByText('Please check the notice and its refund again before you decide.', {}, patient),
    ).toBeTruthy();
    await waitFor(() => expect(readInputs(calls, 'staff:treasuryNotice').length).toBeGreaterThan(1));
  });
});

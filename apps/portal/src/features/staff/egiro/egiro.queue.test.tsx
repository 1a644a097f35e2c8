import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
import { FIRST, mockNotice } from './egiro.mocks.ts';
import { egiroQueue } from './egiro.queue.tsx';
import { states } from './egiro.states.tsx';

const { draw, opened } = openQueueTest(egiroQueue, {
  first: FIRST,
  ready: states.ready,
  answer: { 'staff:egiroNotice': { data: ({ itemId }) => mockNotice({ itemId }) } },
});
const settle = () => button('Settle').then((found) => fireEvent.click(found));

describe('the queue of eGIRO notices', () => {
  it('tells the event of each, whose GIRO it is, and why it waits', async () => {
    draw({}, null);
    const rows = within(await screen.findByRole('list', { name: 'Waiting' }, patient)).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => row.textContent)).toEqual([
      'Request completed 1 h 42 Halim Bakar Contradiction',
      'GIRO suspended 3 h 14 DDA-2611-9999 Unknown',
      'Form received 1 day Halim Bakar Contradiction',
    ]);
  });
});

describe('an open notice', () => {
  it('stands beside the GIRO that it is about', async () => {
    draw();
    const told = await screen.findByRole('region', { name: 'What the bank says' }, patient);
    expect(told.textContent).toContain('It would count if it came now.');
    const ours = screen.getByRole('region', { name: 'Our records' });
    for (const words of [
      '8934640011',
      'Halim Bakar',
      'Paper GIRO, Waringin Bank ending 7750',
      'GR-2611-1003, termination: not finished in time',
    ])
      expect(ours.textContent).toContain(words);
  });

  it('names the payment that a return takes back', async () => {
    renderState(states.takesBack);
    const told = await screen.findByRole('region', { name: 'What the bank says' }, patient);
    expect(told.textContent).toContain('S$128.44, paid yesterday 11:00 AM, posted by staff');
  });

  it('cannot be settled by the officer whose account it is', async () => {
    draw({ 'staff:egiroNotice': { data: mockNotice({ isOwn: true }) } });
    expect(
      await screen.findByText('You cannot decide on a notice about your own account.', {}, patient),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  });

  it('a notice that cannot count is put away with a note', async () => {
    const { calls } = draw({
      'staff:egiroNotice': { data: mockNotice({ outlook: 'contradicts' }) },
      'staff:decide': { data: { status: 'discarded' } },
    });
    expect(await screen.findAllByRole('radio', {}, patient)).toHaveLength(1);
    writeNote();
    await settle();
    await confirm('Settle');
    await waitFor(() => expect(readDecisions(calls)).toMatchObject([{ decision: 'discarded' }]));
  });
});

describe('settling a notice', () => {
  it('asks once more, lets it count, then goes on to the next', async () => {
    const { calls } = draw({ 'staff:decide': { data: { status: 'replayed' } } });
    await choose('Let it count now');
    writeNote(' The bank called. ');
    await settle();
    await confirm('Settle');
    await waitFor(() =>
      expect(readDecisions(calls)).toEqual([
        { queue: 'egiroNotices', itemId: FIRST, decision: 'replayed', note: 'The bank called.' },
      ]),
    );
    await waitFor(() => expect(opened).toHaveBeenCalledWith('egiro-0006'));
    expect(currentToast()?.text).toBe('The notice about GR-2611-1003 counts now.');
  });

  it('shows the notice anew when its effect has changed meanwhile', async () => {
    const { calls } = draw({ 'staff:decide': { error: 'SK_STAFF_1014' } });
    await choose('Let it count now');
    writeNote();
    await settle();
    await confirm('Settle');
    expect(
      await screen.findByText('Please check the notice and its GIRO again before you decide.', {}, patient),
    ).toBeTruthy();
    await waitFor(() => expect(readInputs(calls, 'staff:egiroNotice').length).toBeGreaterThan(1));
  });
});

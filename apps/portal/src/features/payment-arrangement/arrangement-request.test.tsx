import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { currentToast } from '../../ui/dialogs/toast.ts';
import { states } from './arrangement-request.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };
const steps = async () => {
  await screen.findByRole('heading', { name: 'Where it stands' }, patient);
  const [line] = screen.getAllByRole('list').filter((list) => list.textContent?.includes('Requested'));
  return within(line as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the page of a payment arrangement', () => {
  it('says what to pay by when, with the two instalments after it', async () => {
    const { page } = renderState(states.pending);
    expect(await screen.findByRole('heading', { name: 'Pay S$86.40 by 27 Nov 2026' }, patient)).toBeTruthy();
    expect(await steps()).toEqual([
      'Done: Requested20 Nov 2026, 3:12 PM',
      'Now: Pay S$86.40by 27 Nov 2026',
      'To come: S$100.00, 1 of 2by 07 Jan 2027',
      'To come: S$100.00, 2 of 2by 07 Feb 2027',
    ]);
    expect(screen.getByText('You can cancel until the first payment.')).toBeTruthy();
    expect(screen.getByText('You, on the web')).toBeTruthy();
    expect(page.textContent).toContain('Questions? Call 1800-2222-333 and quote PA-2611-0092.');
  });

  it.each([
    [states.inProgress, 'Pay S$100.00 by 07 Jan 2027', 'IN-PROGRESS'],
    [states.firstPaid, 'Pay S$100.00 by 07 Feb 2027', 'IN-PROGRESS'],
    [states.completed, 'You have paid S$286.40 in full', 'Completed'],
    [states.ended, 'The arrangement has ended', 'Ended'],
    [states.endedLater, 'The arrangement has ended', 'Ended'],
    [states.cancelled, 'You have cancelled the arrangement', 'Cancelled'],
  ] as const)(
    'has a heading and a pill for its state, and no longer offers to cancel: %#',
    async (state, heading, pill) => {
      renderState(state);
      expect(await screen.findByRole('heading', { name: heading }, patient)).toBeTruthy();
      expect(screen.getAllByText(pill).length).toBeGreaterThan(0);
      expect(screen.queryByRole('button', { name: 'Cancel this request' })).toBeNull();
      expect((await steps())[0]).toContain('Done: Requested');
    },
  );

  it.each([
    [
      states.late,
      'Your payment of S$86.40 is late: it was due by 27 Nov 2026',
      'If you paid by then, there is nothing to do: we are checking. Otherwise the arrangement ends.',
    ],
    [
      states.instalmentLate,
      'Your payment of S$100.00 is late: it was due by 07 Jan 2027',
      'An arrangement ends when a payment is missing. Please pay at once.',
    ],
  ] as const)('says that a payment is late once its day has passed: %#', async (state, heading, text) => {
    renderState(state);
    expect(await screen.findByRole('heading', { name: heading }, patient)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^Pay / })).toBeNull();
  });

  it('asks for the second instalment once the first has come', async () => {
    renderState(states.firstPaid);
    expect(await steps()).toEqual([
      'Done: Requested20 Nov 2026, 3:12 PM',
      'Done: Paid S$86.4021 Nov 2026, 3:12 PM',
      'Done: S$100.00, 1 of 2received',
      'Now: S$100.00, 2 of 2by 07 Feb 2027',
    ]);
  });

  it('cancels after it has asked, under its own reference', async () => {
    const { calls } = renderState(states.pending);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel this request' }, patient));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the arrangement' }, patient));
    await waitFor(() => expect(currentToast()?.text).toBe('Your payment arrangement is cancelled.'));
    expect(calls.find(({ name }) => name === 'request:cancel')?.input).toEqual({
      requestId: 'PA-2611-0092',
      source: 'W',
    });
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState } from '../../gallery/state.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { currentToast } from '../../ui/dialogs/toast.ts';
import { mockAtBank, mockOlder, mockRecord, mockRecords, mockRequest } from './giro.mocks.ts';
import { states } from './giro.states.tsx';
import { states as older } from './older-giro.states.tsx';

afterEach(() => {
  leaveState();
  vi.restoreAllMocks();
});
beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null);
});
const patient = { timeout: 10_000 };
const draw = ({ act: _, ...state }: GalleryState) => renderState(state);
const manageName = (accountNo: string) => `Manage Preference of account ${accountNo}`;
const sent = (calls: ReturnType<typeof renderState>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

async function openPanel(accountNo: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: manageName(accountNo) }, patient));
}
async function terminate(accountNo: string): Promise<void> {
  await openPanel(accountNo);
  fireEvent.click(screen.getByRole('radio', { name: /^Terminate/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}
async function proceed(accountNo: string): Promise<void> {
  await terminate(accountNo);
  fireEvent.click(await screen.findByRole('button', { name: 'Proceed' }, patient));
}

describe('the rows of GIRO, while things go on elsewhere', () => {
  const ended = mockRecord('8934520034', {
    status: 'PENDING_TERMINATION',
    request: mockRequest('CANCELLATION', '2026-11-20T07:22:00.000Z'),
  });
  const waiting = /^Waiting for you at your bank until/;
  /** As if another tab had begun to end the eGIRO: the next look at the list shows it. */
  const endedElsewhere = (rest: GalleryState['rest'] = {}): GalleryState => ({
    ...states.ready,
    rest: {
      ...states.ready.rest,
      giroDetails: (count) => ({ data: count === 1 ? mockRecords : [ended, ...mockRecords.slice(1)] }),
      ...rest,
    },
  });
  const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));
  const isOpen = () => screen.queryByRole('group', { name: 'Preference of account 8934520034' }) !== null;

  it('closes the question about an eGIRO that another tab has ended, and never orders its bank as for paper', async () => {
    const { calls } = draw(endedElsewhere());
    await terminate('8934520034');
    await screen.findByRole('alertdialog', { name: 'Terminate GIRO' }, patient);
    comeBack();
    await screen.findByText(waiting, {}, patient);
    const proceeds = screen.queryByRole('button', { name: 'Proceed' });
    if (proceeds) fireEvent.click(proceeds);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patient);
    expect(sent(calls, 'giro:terminate')).toEqual([]);
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('says of an end that is approved that the bank confirms it, and waits for nobody else', async () => {
    const approved = mockRecord('8934520034', {
      status: 'PENDING_TERMINATION',
      request: mockRequest('CANCELLATION', null),
    });
    draw({ ...states.ready, rest: { ...states.ready.rest, giroDetails: { data: [approved] } } });
    expect(await screen.findByText('Approved. Your bank confirms it', {}, patient)).toBeTruthy();
    expect(screen.queryByText(/Waiting for you/)).toBeNull();
  });

  it('keeps the words of a refusal beside the list as it is by then', async () => {
    draw(endedElsewhere({ giroTermination: { error: 'SK_GIRO_1003' } }));
    await proceed('8934520034');
    await screen.findByText(waiting, {}, patient);
    expect(screen.getByText('You have an earlier GIRO request in progress.')).toBeTruthy();
    expect(isOpen()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('You have an earlier GIRO request in progress.')).toBeNull();
  });

  it('goes on to the bank with an answer that comes after the list has changed', async () => {
    const giroTermination = { data: { ...mockAtBank, status: 'SUCCESS' }, afterMs: 500 };
    const { addresses } = draw(endedElsewhere({ giroTermination }));
    await proceed('8934520034');
    comeBack();
    await waitFor(
      () => expect(addresses).toEqual(['/e-giro/status?dda_ref_no=DDA-2611-1077&txn_ref_no=GR-2611-1003']),
      patient,
    );
  });

  it('gives the focus back to Manage Preference when it is closed', async () => {
    draw(states.ready);
    await openPanel('8934520034');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(manageName('8934520034'));
  });

  it('cancels an unfinished set-up from its row, once, and asks anew for the list', async () => {
    const rest = { ...states.ready.rest, giroWithdrawal: { data: { status: 'WITHDRAWN' } } };
    const { calls, addresses } = draw({ ...states.ready, rest });
    const name = 'Cancel application of account 8934520026';
    fireEvent.click(await screen.findByRole('button', { name }, patient));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel application' }, patient));
    fireEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(currentToast()?.text).toBe('Your application has been cancelled.'), patient);
    expect(sent(calls, 'giroWithdrawal')).toEqual([
      { egiro_id: 'DDA-2611-1077', account_number: '8934520026', channel: 'UPORTAL' },
    ]);
    await waitFor(() => expect(sent(calls, 'giroDetails')).toHaveLength(2), patient);
    expect(addresses).toEqual([]);
  });

  it('offers to cancel set-ups at a bank only: none on paper, none to end one', async () => {
    draw(states.statuses);
    const buttons = await screen.findAllByRole('button', { name: /^Cancel application/ }, patient);
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Cancel application of account 8934520034',
      'Cancel application of account 8934520026',
    ]);
  });

  it('closes the question of the older page about a GIRO that is ended elsewhere', async () => {
    const returnCode = '902' as const;
    const { calls } = draw({
      ...older.ready,
      answers: {
        ...older.ready.answers,
        'giro:giroStatusRetrieval': (count) => ({
          data: [mockOlder('8934520034', count === 1 ? {} : { returnCode })],
        }),
      },
    });
    const name = 'Terminate GIRO of account 8934520034';
    fireEvent.click(await screen.findByRole('button', { name }, patient));
    await screen.findByRole('alertdialog', { name: 'Terminate GIRO' }, patient);
    comeBack();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patient);
    expect(screen.getByText('Pending termination')).toBeTruthy();
    expect(sent(calls, 'giro:terminate')).toEqual([]);
  });
});

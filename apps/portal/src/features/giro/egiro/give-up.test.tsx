import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { currentToast } from '../../../ui/dialogs/toast.ts';
import { states as status } from './status.states.tsx';
import { states as unavailable } from './unavailable.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };
const draw = ({ act: _, ...state }: GalleryState) => renderState(state);

describe('a set-up that is under way', () => {
  const isOffered = async () => {
    await screen.findByRole('link', { name: 'Go to GIRO' }, patient);
    return screen.queryByRole('button', { name: 'Cancel application' }) !== null;
  };
  it.each([
    ['that the bank waits for', status.atBank, true],
    ['that waits for a second person', status.inProgress, true],
    ['that is approved and not confirmed', status.confirming, true],
    ['that is on paper', status.onPaper, false],
    ['that is active', status.active, false],
    ['that was refused', status.refused, false],
    ['to end one', status.ending, false],
  ])('can be cancelled here: one %s', async (_, state, expected) => {
    draw(state);
    expect(await isOffered()).toBe(expected);
  });

  it('is cancelled once, after a question, and leads back to GIRO', async () => {
    const { calls, addresses } = draw(status.cancelling);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel application' }, patient));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel application' }, patient));
    expect(dialog.getByText(/^Your application with Cempaka Bank ends, and nothing changes/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(addresses).toEqual(['/services/giro']), patient);
    expect(currentToast()?.text).toBe('Your application has been cancelled.');
    expect(calls.filter(({ name }) => name === 'giroWithdrawal').map(({ input }) => input)).toEqual([
      { egiro_id: 'DDA-2611-1077', account_number: '8934521670', channel: 'UPORTAL' },
    ]);
  });

  it('says that a bank with the approval has to be waited for', async () => {
    const { page } = renderState(status.notCancelled);
    await act(async () => status.notCancelled.act?.(page));
    expect(
      await screen.findByText(/^Your bank has your approval and cannot be reached just now/, {}, patient),
    ).toBeTruthy();
  });

  it('says on the unavailable page until when it is', async () => {
    draw(unavailable.earlier);
    expect(
      await screen.findByText(
        'Account 8934520026: Waiting for the second approval until 22 Nov 2026, 10:59 AM.',
        {},
        patient,
      ),
    ).toBeTruthy();
  });
});

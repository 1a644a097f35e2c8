import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { currentToast } from '../../ui/dialogs/toast.ts';
import { states } from './refund-request.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };
const heading = (text: string) =>
  waitFor(
    () => expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toContain(text),
    patient,
  );

describe('the page of a refund', () => {
  it.each([
    ['pending', 'We check your details by 24 Nov 2026', 'PENDING'],
    ['late', 'We are late. We write to you by 27 Nov 2026.', 'PENDING'],
    ['actionRequired', 'Choose how to be paid', 'ACTION REQUIRED'],
    ['inProgress', 'You get the money by 08 Dec 2026', 'IN-PROGRESS'],
    ['refunded', 'S$64.15 is paid', 'REFUNDED'],
    ['refused', 'The refund could not be paid', 'Unsuccessful'],
    ['cancelled', 'The request is cancelled', 'Cancelled'],
  ] as const)('says what happens next when it is %s', async (name, next, pill) => {
    renderState(states[name]);
    await heading(next);
    expect(screen.getAllByText(pill).length).toBeGreaterThan(0);
  });

  it('leads to the change and cancels after it has asked, while it is checked', async () => {
    renderState(states.pending);
    const change = await screen.findByRole('link', { name: 'Change Refund Method' }, patient);
    expect(change.getAttribute('href')).toBe('/services/request-refund?request=RF-2611-0183');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel this request' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel the refund' }));
    await waitFor(() => expect(currentToast()?.text).toBe('Your request is cancelled.'), patient);
  });

  it('offers no change where there is no other method, and can still be cancelled', async () => {
    renderState(states.onlyMethod);
    expect(
      await screen.findByText(/There is no other refund method to change to\./, {}, patient),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change Refund Method' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel this request' })).toBeTruthy();
    expect(screen.getByText('IN-PROGRESS')).toBeTruthy();
  });

  it('offers neither once it is paid out, and says until when it was possible', async () => {
    renderState(states.inProgress);
    expect(await screen.findByText('It was possible until the check ended.', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change Refund Method' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel this request' })).toBeNull();
  });

  it('names every event of its history', async () => {
    renderState(states.creditUsed);
    expect(await screen.findByText('The credit was used for bills, request ended', {}, patient)).toBeTruthy();
  });
});

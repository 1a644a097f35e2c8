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
    ['held', 'We hold your refund until 04 Dec 2026', 'PENDING'],
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

  it.each([
    [
      'pending',
      /Then a cheque for S\$64.15 goes to your mailing address, by 08 Dec 2026 at the latest\./,
      'Mailing address on record',
    ],
    ['bank', /Then S\$64.15 is paid to your bank account, by 08 Dec 2026 at the latest\./, '2208'],
    [
      'held',
      /The bank account is new with us, and so is a login that has this utilities account\. To keep your money safe, we wait before we pay\. Then S\$64.15 is paid to your bank account, by 18 Dec 2026 at the latest\./,
      'Cempaka Bank ending 2208',
    ],
    ['transfer', /Then S\$64.15 moves to account 8934521670 at once\./, '8934521670'],
    ['refunded', /The cheque has gone to your mailing address\./, 'Mailing address on record'],
    ['bankRefunded', /It shows in your bank statement within 3 working days of completion\./, '2208'],
    ['transferred', /It is on account 8934521670 now\./, '8934521670'],
  ] as const)('says by when and where the money goes by its method: %s', async (name, text, destination) => {
    renderState(states[name]);
    // Days and sums are elements of their own, which no line breaks.
    await waitFor(() => expect(document.body.textContent).toMatch(text), patient);
    expect(screen.getByText('Sent to').nextElementSibling?.textContent).toBe(destination);
  });

  it('promises up to 2 weeks for a bank account alone', async () => {
    renderState(states.bank);
    expect(await screen.findByText('Up to 2 weeks after checking', {}, patient)).toBeTruthy();
    leaveState();
    renderState(states.pending);
    await heading('We check your details by 24 Nov 2026');
    expect(screen.queryByText('Up to 2 weeks after checking')).toBeNull();
    expect(document.body.textContent).toContain('by 08 Dec 2026');
  });

  it('does not name a day of payment while the check is late', async () => {
    renderState(states.late);
    expect(
      await screen.findByText(/^Then a cheque for S\$64.15 goes to your mailing address\./, {}, patient),
    ).toBeTruthy();
    expect(screen.queryByText(/08 Dec 2026/)).toBeNull();
  });

  it('leads to no change while refunds are switched off, and can still be cancelled', async () => {
    renderState(states.switchedOff);
    expect(await screen.findByRole('button', { name: 'Cancel this request' }, patient)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change Refund Method' })).toBeNull();
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
    leaveState();
    renderState(states.heldLater);
    expect(await screen.findByText('The bank account is new, refund held', {}, patient)).toBeTruthy();
  });
});

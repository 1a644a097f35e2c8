import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState } from '../../gallery/state.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { BasePathContext } from '../../lib/base-path.ts';
import { mockEligible, mockPremises, mockRecord } from './giro.mocks.ts';
import { GiroPage } from './giro.page.tsx';
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
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Terminate GIRO' }, patient));
  fireEvent.click(dialog.getByRole('button', { name: 'Proceed' }));
}
const sent = (calls: ReturnType<typeof renderState>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

describe('the page of GIRO', () => {
  it('lists each account by premises with bank, kind and status', async () => {
    draw(states.ready);
    const first = within(await screen.findByRole('region', { name: 'Blk 9 Jalan Rajah #03-02' }, patient));
    expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '8934520034GasCempaka Bank ending 2208eGIROActiveS$48.30 on 07 Dec 2026Manage Preference',
      '8934520026Water & GasPandan BankeGIROPending approvalWaiting for the second approval until 22 Nov 2026, 10:59 AMView requestCancel application',
      '8934520018ElectricityWaringin Bank ending 7750Paper GIROSuspendedTwo deductions came back. Pay yourself for nowManage Preference',
    ]);
    const next = within(screen.getByRole('region', { name: 'NEXT DEDUCTION' }));
    expect(next.getByText('48 dollars 30 cents')).toBeTruthy();
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Now: 7 DecBill due: we deduct',
      'To come: By 12 DecIf it fails, we try once more',
      'To come: AfterYou get a message and pay yourself',
    ]);
  });

  it('offers Manage Preference for Active and Suspended only', async () => {
    draw(states.ready);
    await screen.findByText('Active', {}, patient);
    const buttons = screen.getAllByRole('button', { name: /^Manage Preference/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      manageName('8934520034'),
      manageName('8934520018'),
    ]);
  });

  it('shows every other status in its words, and no ink without a deduction ahead', async () => {
    draw(states.statuses);
    expect(await screen.findAllByText('Pending set-up', {}, patient)).toHaveLength(3);
    for (const word of ['Pending approval', 'In progress', 'Terminated'])
      expect(screen.getByText(word)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'NEXT DEDUCTION' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Manage Preference/ })).toBeNull();
  });

  it.each([
    ['every account has GIRO, or a request about it', states.changing, true],
    ['no account may have it', states.statuses, false],
  ])('offers no new eGIRO where %s', async (_, state, hasNext) => {
    draw({
      ...state,
      rest: {
        ...state.rest,
        giroEligibility: {
          data: [
            mockEligible('8934520034', 'NOT_ELIGIBLE'),
            mockEligible('8934520018', 'ELIGIBLE_WITH_EXISTING_GIRO'),
            mockEligible('8934519913'),
          ],
        },
      },
    });
    await screen.findByRole('region', { name: 'Blk 9 Jalan Rajah #03-02' }, patient);
    expect(screen.queryByRole('link', { name: 'Set up eGIRO' })).toBeNull();
    expect(screen.queryAllByRole('region', { name: 'NEXT DEDUCTION' })).toHaveLength(hasNext ? 1 : 0);
  });

  it('says beforehand that a bill is above the limit at the bank, and promises no second attempt', async () => {
    draw(states.aboveLimit);
    const next = within(await screen.findByRole('region', { name: 'NEXT DEDUCTION' }, patient));
    expect(next.getByText(/^This is above the limit of S\$40.00 that you set at your bank/)).toBeTruthy();
    expect(next.queryByText('If it fails, we try once more')).toBeNull();
    const row = screen.getByText('eGIRO, limit S$40.00').closest('li');
    expect(row?.textContent).toContain('S$48.30 on 07 Dec 2026, above your limit');
  });

  it('says that the bank, and no deduction, has suspended a GIRO', async () => {
    draw(states.suspendedByBank);
    expect(
      await screen.findByText('Your bank has suspended it. Pay yourself for now', {}, patient),
    ).toBeTruthy();
    expect(screen.queryByText(/Two deductions came back/)).toBeNull();
  });

  it('shows that the bank took a deduction back after it was paid', async () => {
    const { page } = draw(states.deductions);
    await act(async () => states.deductions.act?.(page));
    expect(
      await screen.findByText('Paid, and taken back by the bank on 14 Oct 2026', {}, patient),
    ).toBeTruthy();
  });

  it('has the list where no account has the feature', async () => {
    const refused = { error: 'SK_FEATURE_1001' } as const;
    draw({ ...states.ready, rest: { giroDetails: refused, giroEligibility: refused } });
    const words = 'This feature is currently not available for this utilities account.';
    expect(await screen.findAllByText(words, {}, patient)).toHaveLength(6);
  });

  it('leads to the form for the account itself, where it may be set up', async () => {
    draw(states.ready);
    const link = await screen.findByRole('link', { name: 'Set up eGIRO for account 8934521670' }, patient);
    expect(link.getAttribute('href')).toBe('/e-giro/setup');
    expect(screen.getAllByRole('link', { name: /^Set up eGIRO for/ })).toHaveLength(1);
  });

  it('keeps staff in their own pages on the way to the page about eGIRO', async () => {
    const { render } = states.ready;
    draw({ ...states.ready, render: () => <BasePathContext value="/internal">{render()}</BasePathContext> });
    const link = await screen.findByRole('link', { name: 'About eGIRO' }, patient);
    expect(link.getAttribute('href')).toBe('/internal/e-giro');
  });

  it('tells accounts without the feature, or with a card application, why nothing can be set up', async () => {
    draw(states.none);
    await screen.findByText('Your recurring credit card application is pending.', {}, patient);
    expect(
      screen.getByText('This feature is currently not available for this utilities account.'),
    ).toBeTruthy();
    expect(screen.getByText('Paid by recurring card')).toBeTruthy();
  });

  it.each([
    [
      'the next bill of an account without GIRO',
      states.ready,
      '8934521670',
      /No GIRO. Next bill due 03 Dec 2026/,
    ],
    [
      'what is overdue of an account whose GIRO has ended',
      states.ended,
      '8934520018',
      /Ended 12 Nov 2026. Overdue since 04 Nov 2026/,
    ],
  ])('names %s', async (_, state, accountNo, words) => {
    draw(state);
    const row = (await screen.findByText(accountNo, { selector: 'li span' }, patient)).closest('li');
    expect(row?.textContent).toMatch(words);
  });

  it('shows nothing of the accounts before it is known what they owe', async () => {
    draw({
      ...states.ready,
      render: () => <GiroPage premises={mockPremises} isCut={false} owed={null} source="W" />,
    });
    await screen.findByText('Loading your GIRO arrangements', {}, patient);
    await waitFor(() => expect(screen.queryByRole('region', { name: /Jalan Rajah/ })).toBeNull());
  });

  it('asks before an eGIRO is ended, then starts it at the bank with its own reference', async () => {
    const { calls } = draw(states.ready);
    await proceed('8934520034');
    await waitFor(() => expect(sent(calls, 'giroTermination')).toHaveLength(1), patient);
    expect(sent(calls, 'giroTermination')).toEqual([
      {
        egiro_id: 'DDA-2403-0034',
        account_number: '8934520034',
        channel: 'UPORTAL',
        return_to: 'portal',
      },
    ]);
    expect(window.open).toHaveBeenCalledTimes(1);
  });

  it('says so when the end could not be started', async () => {
    draw(states.notStarted);
    await proceed('8934520034');
    const words = 'Your request has not been submitted, please try again.';
    expect(await screen.findByText(words, {}, patient)).toBeTruthy();
    expect(window.dataLayer).toEqual([
      expect.objectContaining({ event: 'egiro_termination', result: 'Failure' }),
    ]);
  });

  it('ends a paper GIRO here, once, without a bank', async () => {
    const { calls } = draw(states.paperAsks);
    await proceed('8934520018');
    await waitFor(() => expect(sent(calls, 'giro:terminate')).toHaveLength(1), patient);
    expect(sent(calls, 'giro:terminate')).toEqual([{ accountNo: '8934520018', source: 'W' }]);
    expect(window.open).not.toHaveBeenCalled();
  });

  it.each([
    [states.paperMssl, 'This GIRO arrangement cannot be terminated online. Please contact your bank.'],
    [states.paperDeduction, 'A payment deduction is in progress. Please try again after it is completed.'],
    [states.paperAtNight, 'This service is available from 8am to 6pm daily.'],
  ])('does not end a paper GIRO that cannot be ended, and says why: %#', async (state, words) => {
    draw(state);
    await openPanel('8934520018');
    expect(screen.getByText(words)).toBeTruthy();
    const radio = screen.getByRole('radio', { name: /^Terminate/ });
    expect(radio.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(radio);
    expect((radio as HTMLInputElement).checked).toBe(false);
  });

  it('leads to the bank that the customer is asked to contact', async () => {
    draw(states.paperMssl);
    await openPanel('8934520018');
    expect(screen.getByRole('link', { name: /^Contact Waringin Bank/ }).getAttribute('href')).toBe(
      'https://www.waringin-bank.example/',
    );
  });

  it.each([null, 'javascript:alert(1)'])('leads nowhere from the bank address %s', async (bank_home_page) => {
    const record = mockRecord('8934520018', { type: 'PAPER_GIRO', bank_home_page });
    draw({ ...states.paperMssl, rest: { ...states.paperMssl.rest, giroDetails: { data: [record] } } });
    await openPanel('8934520018');
    expect(screen.queryByRole('link', { name: /^Contact/ })).toBeNull();
  });

  it('shows what was deducted and what came back', async () => {
    draw(states.ready);
    await openPanel('8934520034');
    const details = screen.getByText('Deductions').closest('details');
    if (!details) throw new Error('no details');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await screen.findByText(/^Returned: not enough money in the account/, {}, patient)).toBeTruthy();
    expect(screen.getByText('Tried once more on 12 Nov 2026')).toBeTruthy();
  });

  it('asks again when the check failed', async () => {
    const { calls } = draw(states.failed);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }, patient));
    expect(dialog.getByText('An unexpected error has occured. Please try again.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(sent(calls, 'giroDetails')).toHaveLength(2), patient);
  });

  it('says in the fixed words that the form could not be saved', async () => {
    draw(states.notSaved);
    fireEvent.click(await screen.findByRole('button', { name: 'Download GIRO form' }, patient));
    expect(
      await screen.findByText('An unexpected error has occured. Please try again later.', {}, patient),
    ).toBeTruthy();
  });
});

describe('the page of GIRO without eGIRO', () => {
  it('names each older code, and ends what is active and on paper alone', async () => {
    draw(older.ready);
    for (const word of [
      'Active',
      'Pending bank approval',
      'Pending termination',
      'Pending payment deduction',
      'Suspended',
    ])
      expect(await screen.findByText(word, {}, patient)).toBeTruthy();
    expect(
      screen.getAllByRole('button', { name: /^Terminate/ }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Terminate GIRO of account 8934520034']);
  });

  it('tells accounts without GIRO how they are paid, and those without the feature that it is not for them', async () => {
    draw(older.none);
    const rows = (await screen.findAllByText('Not set up', {}, patient)).map(
      (each) => each.closest('li')?.textContent,
    );
    expect(rows).toEqual([
      '8934520034GasPaid by handNot set upNo GIRO. You pay each bill yourself',
      '8934520026Water & GasPaid by recurring cardNot set upEach bill is charged to your card',
      '8934520018ElectricityPaid by handNot set upThis feature is currently not available for this utilities account.',
    ]);
    expect(screen.getByText(/The first 3 accounts are shown/)).toBeTruthy();
  });

  it('sends an eGIRO to its bank, with a link', async () => {
    draw(older.eGiro);
    expect(
      (await screen.findByRole('link', { name: /^Contact Waringin Bank/ }, patient)).getAttribute('href'),
    ).toBe('https://www.waringin-bank.example/');
    expect(await screen.findByText(/Please contact your bank\.$/, {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Terminate/ })).toBeNull();
  });
});

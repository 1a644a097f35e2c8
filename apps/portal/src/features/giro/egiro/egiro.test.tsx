import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { BasePathContext } from '../../../lib/base-path.ts';
import { mockAtBank, mockOwed, mockPremises } from '../giro.mocks.ts';
import { states as about } from './about.states.tsx';
import { SessionPage } from './session.page.tsx';
import { SetupPage } from './setup.page.tsx';
import { states as setup } from './setup.states.tsx';
import { states as status } from './status.states.tsx';
import { states as unavailable } from './unavailable.states.tsx';

afterEach(() => {
  leaveState();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const patient = { timeout: 10_000 };
const draw = ({ act: _, ...state }: GalleryState) => renderState(state);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the page about eGIRO', () => {
  it('groups the banks for all accounts and those for personal accounts only', async () => {
    draw(about.ready);
    const listed = async (title: string) => {
      const heading = await screen.findByRole('heading', { name: title }, patient);
      return within(heading.parentElement ?? heading)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    };
    expect(await listed('Personal and company accounts')).toEqual([
      'Bintangor Bank',
      'Cempaka Bank',
      'Meranti Bank',
      'Pandan Bank',
      'Waringin Bank',
    ]);
    expect(await listed('Personal accounts only')).toEqual(['Gelam Bank', 'Ixora Bank', 'Simpoh Bank']);
    expect(screen.queryByRole('link', { name: 'See my GIRO' })).toBeNull();
  });

  it('says on Apply now that there is no account to apply for', async () => {
    draw(about.noAccount);
    press('Apply now');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Unable to proceed' }, patient));
    expect(
      dialog.getByText(
        'We are unable to proceed with your GIRO application. Please contact us via our online webform if you require assistance.',
      ),
    ).toBeTruthy();
  });

  it('says so when eligibility could not be checked', async () => {
    draw(about.notApplied);
    press('Apply now');
    expect(
      await screen.findByText('An unexpected error has occured. Please try again.', {}, patient),
    ).toBeTruthy();
  });
});

describe('the form of eGIRO', () => {
  const form = (leaveFor: ((address: string) => void) | null, over: Partial<GalleryState> = {}) =>
    draw({
      ...setup.ready,
      ...over,
      render: () => (
        <SetupPage
          premises={mockPremises}
          owed={mockOwed}
          accountNo="8934521670"
          contact={null}
          leaveFor={leaveFor}
          onLeave={() => {}}
        />
      ),
    });
  async function fill(): Promise<void> {
    await screen.findByRole('radio', { name: /^8934521670/ }, patient);
    choose(/^Personal/);
    choose('Cempaka Bank');
  }

  it('shows what cannot be chosen, with the reason', async () => {
    draw(setup.unfolded);
    await screen.findByRole('radio', { name: /^8934520034/ }, patient);
    press('Show 2 more accounts');
    const reasons = screen
      .getAllByRole('radio')
      .filter((radio) => radio.getAttribute('aria-disabled') === 'true')
      .map((radio) => radio.closest('label')?.textContent);
    expect(reasons).toEqual([
      '8934520026 - Update in progressBlk 9 Jalan Rajah #03-02. Waiting for the second approval until 22 Nov 2026, 10:59 AM',
      '8934519905 - Update in progress3 Jalan Pelepas #01-22. Ending. Up to 2 working days',
      '89345199133 Jalan Pelepas #01-22, Inactive',
      'Meranti Bank(Temporarily unavailable)',
    ]);
  });

  it('hides the personal-only banks from a company account', async () => {
    draw(setup.company);
    await screen.findByRole('radio', { name: 'Gelam Bank' }, patient);
    choose(/^Company/);
    expect(screen.queryByRole('radio', { name: 'Gelam Bank' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Waringin Bank' })).toBeTruthy();
  });

  const readPanel = () =>
    [...screen.getByRole('region', { name: 'YOUR eGIRO' }).querySelectorAll('dl > div')]
      .slice(3)
      .map(({ textContent }) => textContent);

  it('names the bill that is due already, so that nobody waits for its deduction', async () => {
    draw(setup.ready);
    await screen.findByRole('radio', { name: /^8934521670/ }, patient);
    expect(readPanel()).toEqual(['Bills due before thatPay them yourself']);
    choose(/^8934521670/);
    expect(readPanel()).toEqual([
      'Bill due 03 Dec 2026S$128.45, pay it yourself if eGIRO is not active by then',
    ]);
    choose(/^8934520018/);
    expect(readPanel()).toEqual([
      'OverdueS$96.20, pay it yourself',
      'Bill due 04 Dec 2026S$94.15, pay it yourself if eGIRO is not active by then',
    ]);
    choose(/^8934520034/);
    expect(readPanel()).toEqual([
      'Bill due 07 Dec 2026S$48.30, your present GIRO deducts it until the new one is active',
    ]);
  });

  it('names each choice that is missing', async () => {
    draw(setup.missing);
    await screen.findByRole('radio', { name: /^8934520034/ }, patient);
    press(/^Continue at your bank/);
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Utilities account is a required field',
      'Type of bank account is a required field',
      'Bank is a required field',
    ]);
  });

  it('sends account, bank and segment, then leaves for the bank in the same window', async () => {
    const leaveFor = vi.fn();
    const { calls } = form(leaveFor);
    await fill();
    press(/^Continue at Cempaka Bank/);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(mockAtBank.redirect_url), patient);
    expect(calls.find(({ name }) => name === 'giroSetup')?.input).toEqual({
      bank_code: 'CMPKSGS0XXX',
      bank_name: 'Cempaka Bank',
      account_number: '8934521670',
      bank_segment: 'RETAIL',
      channel: 'UPORTAL',
      return_to: 'portal',
    });
  });

  it('opens the bank apart inside the app, without a hold on this window, and waits', async () => {
    const replace = vi.fn();
    const bank = { opener: window, location: { replace }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(bank as unknown as Window);
    const { addresses } = form(null);
    await fill();
    press(/^Continue at Cempaka Bank/);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(mockAtBank.redirect_url), patient);
    expect(bank.opener).toBeNull();
    await waitFor(() =>
      expect(addresses).toEqual(['/e-giro/session/setup?dda_ref_no=DDA-2611-1077&txn_ref_no=GR-2611-1003']),
    );
  });

  it.each([
    ['another status than SETUP_PENDING', { status: 'SETUP_FAILED' }],
    ['an address that no browser should follow', { redirect_url: 'javascript:alert(1)' }],
  ])('does not leave for %s', async (_, over) => {
    const leaveFor = vi.fn();
    form(leaveFor, { rest: { ...setup.ready.rest, giroSetup: { data: { ...mockAtBank, ...over } } } });
    await fill();
    press(/^Continue at Cempaka Bank/);
    expect(await screen.findByRole('alert', {}, patient)).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('says on the form that a request was begun elsewhere, and asks anew for the accounts', async () => {
    const { calls } = form(vi.fn(), {
      rest: { ...setup.ready.rest, giroSetup: { error: 'SK_GIRO_1003' } },
    });
    await fill();
    press(/^Continue at Cempaka Bank/);
    expect((await screen.findByRole('alert', {}, patient)).textContent).toContain(
      'You have an earlier GIRO request in progress.',
    );
    await waitFor(() => expect(calls.filter(({ name }) => name === 'giroEligibility')).toHaveLength(2));
    expect((screen.getByRole('radio', { name: 'Cempaka Bank' }) as HTMLInputElement).checked).toBe(true);
  });

  it('says where no account has the feature that no eGIRO can be applied for', async () => {
    draw({ ...setup.ready, rest: { ...setup.ready.rest, giroEligibility: { error: 'SK_FEATURE_1001' } } });
    expect(await screen.findByRole('heading', { name: 'Unable to proceed' }, patient)).toBeTruthy();
  });

  it('leads a single account that is not eligible there at once', async () => {
    const { addresses } = draw({
      ...setup.single,
      rest: {
        ...setup.single.rest,
        giroEligibility: {
          data: [{ account_number: '8934521670', giro_setup_status: 'NOT_ELIGIBLE', recurring_setup: false }],
        },
      },
    });
    await waitFor(() => expect(addresses).toEqual(['/e-giro/unavailable']), patient);
  });
});

describe('the waiting page', () => {
  it('leads to the result after five seconds, with the references alone to ask by', async () => {
    vi.useFakeTimers();
    const { addresses } = renderState({
      ...setup.ready,
      render: () => <SessionPage property="termination" search={{ dda_ref_no: 'DDA-2611-1077' }} />,
    });
    expect(
      screen.getByText(
        'Please complete your application in the pop-up window. Do not navigate away from this page.',
      ),
    ).toBeTruthy();
    act(() => vi.advanceTimersByTime(4_999));
    expect(addresses).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(addresses).toEqual(['/e-giro/status/termination/success?dda_ref_no=DDA-2611-1077']);
  });
});

describe('the result page', () => {
  const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

  it.each([
    [
      status.successful,
      'Approved. Your bank confirms it within 48 hours. Please pay bills that are due before that yourself.',
    ],
    [
      status.confirming,
      'Approved. Your bank confirms it by 22 Nov 2026, 10:59 AM. Please pay bills that are due before that yourself.',
    ],
    [
      status.onPaper,
      'Your form is with your bank. Please pay your bills yourself until your GIRO is active.',
    ],
    [status.active, 'Cempaka Bank pays this account from the next due date on.'],
  ])('promises deductions only once the bank has confirmed: %#', async (state, words) => {
    draw(state);
    await screen.findByRole('heading', { name: 'Application Successful' }, patient);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('asks again after an approval, as the bank may still refuse it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = draw(status.successful);
    await screen.findByRole('heading', { name: 'Application Successful' }, patient);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(calls.filter(({ name }) => name === 'giroStatus').length).toBeGreaterThan(1);
  });

  it.each([
    ['the result', status.failed],
    ['the reason why nothing can be applied for', unavailable.failed],
  ])('says in a pop-up that %s could not be had, and leads home', async (_, state) => {
    const { addresses } = draw(state);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }, patient));
    expect(dialog.getByText('An unexpected error has occured. Please try again.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(addresses).toEqual(['/dashboard']));
  });

  it('shows success with the first deduction, and measures it once, also over a reload', async () => {
    draw(status.successful);
    await screen.findByRole('heading', { name: 'Application Successful' }, patient);
    cleanup();
    draw(status.successful);
    await screen.findByRole('heading', { name: 'Application Successful' }, patient);
    expect(screen.getByText('02 Jan 2027')).toBeTruthy();
    expect(link('Go to GIRO')).toBe('/services/giro');
    expect(window.dataLayer).toEqual([{ event: 'egiro_setup', result: 'Success' }]);
  });

  it('shows what is under way, with the way back to the bank while it waits', async () => {
    draw(status.atBank);
    await screen.findByRole('heading', { name: 'Application in Progress' }, patient);
    expect(screen.getByText(/until/).textContent).toBe(
      'Your bank waits for your approval until 20 Nov 2026, 3:22 PM.',
    );
    expect(link('Continue at Cempaka Bank')).toBe(mockAtBank.redirect_url);
    expect(window.dataLayer).toBeUndefined();
  });

  it('says until when a company’s second person can approve', async () => {
    draw(status.inProgress);
    await screen.findByRole('heading', { name: 'Application in Progress' }, patient);
    expect(screen.getByRole('status').textContent).toBe(
      'Your bank has your approval request. It has to be answered by 22 Nov 2026, 10:59 AM.',
    );
  });

  it('promises no deduction by a GIRO that is suspended or has ended since', async () => {
    draw(status.suspended);
    await screen.findByText(/suspended now/, {}, patient);
    expect(screen.queryByText(/pays this account/)).toBeNull();
    cleanup();
    draw(status.endedSince);
    await screen.findByText(/has ended since/, {}, patient);
    expect(link('Submit Again')).toBe('/e-giro/setup/manual');
  });

  it.each([
    [
      status.refused,
      'Your GIRO application was not successful. Please check with your Bank for more information before submitting again.',
    ],
    [status.notFinished, 'Oops! We are unable to process your GIRO submission. Please try again.'],
  ])('shows a failed application with its words, and the form once more: %#', async (state, words) => {
    draw(state);
    await screen.findByRole('heading', { name: 'Application Unsuccessful' }, patient);
    expect(screen.getByText(words)).toBeTruthy();
    expect(link('Submit Again')).toBe('/e-giro/setup/manual');
  });

  it('offers a new eGIRO after one has ended', async () => {
    draw(status.ended);
    await screen.findByRole('heading', { name: 'Termination Successful' }, patient);
    expect(link('Apply new eGIRO')).toBe('/e-giro/setup/manual');
  });

  it('asks the bank again for an end that failed, and opens what it answers', async () => {
    const bank = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(bank as unknown as Window);
    const { calls } = draw({
      ...status.notEnded,
      rest: { ...status.notEnded.rest, giroCancellation: { data: { ...mockAtBank, status: 'SUCCESS' } } },
    });
    await screen.findByRole('heading', { name: 'Termination Unsuccessful' }, patient);
    press('Submit Again');
    await waitFor(() => expect(bank.location.replace).toHaveBeenCalled(), patient);
    expect(calls.find(({ name }) => name === 'giroCancellation')?.input).toEqual({
      id: 'DDA-2611-1077',
      accountNo: '8934521670',
      channel: 'UPORTAL',
      return_to: 'portal',
    });
  });

  it('says of an end that is approved that the bank confirms it, and offers no page of the bank', async () => {
    draw(status.endingApproved);
    await screen.findByRole('heading', { name: 'Termination in Progress' }, patient);
    expect(screen.getByRole('status').textContent).toBe('Approved. Your bank confirms it.');
    expect(link('Continue at Cempaka Bank')).toBeUndefined();
    cleanup();
    draw(status.ending);
    await screen.findByRole('heading', { name: 'Termination in Progress' }, patient);
    expect(screen.getByRole('status').textContent).toBe(
      'Your bank has your request to end this GIRO. It has to be answered by 20 Nov 2026, 3:22 PM.',
    );
  });

  it('leads after the failed end of a paper GIRO to the page where it is ended, and asks no bank of eGIRO', async () => {
    draw(status.notEndedOnPaper);
    await screen.findByRole('heading', { name: 'Termination Unsuccessful' }, patient);
    expect(screen.queryByRole('button', { name: 'Submit Again' })).toBeNull();
    expect(link('Submit Again')).toBe('/services/giro');
  });

  it.each([status.unknown, status.nothingNamed])(
    'shows nothing of a request that is not theirs, whatever its address says: %#',
    async (state) => {
      draw(state);
      expect(
        await screen.findByRole('heading', { name: 'We cannot find this application' }, patient),
      ).toBeTruthy();
    },
  );
});

describe('the unavailable page', () => {
  it('leads on to the form, which says that there is no account, where none has the feature', async () => {
    const { addresses } = draw({
      ...unavailable.earlier,
      rest: { giroEligibility: { error: 'SK_FEATURE_1001' } },
    });
    await waitFor(() => expect(addresses).toEqual(['/e-giro/setup/manual']), patient);
  });

  it('keeps staff in their own pages', async () => {
    const { render } = unavailable.card;
    draw({
      ...unavailable.card,
      render: () => <BasePathContext value="/internal">{render()}</BasePathContext>,
    });
    const home = await screen.findByRole('link', { name: 'Back to Home' }, patient);
    expect(home.getAttribute('href')).toBe('/internal');
  });

  it.each([
    [unavailable.earlier, 'You have an earlier GIRO request in progress.', 'Go to GIRO', '/services/giro'],
    [unavailable.card, 'Your recurring credit card application is pending.', 'Back to Home', '/dashboard'],
  ])('gives the reason and the way on: %#', async (state, words, name, to) => {
    draw(state);
    expect(await screen.findByText(words, {}, patient)).toBeTruthy();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
    expect(screen.queryByRole('link', { name: 'Apply for another account' })).toBeNull();
  });

  it('leads to the form for another account, where one may apply', async () => {
    draw(unavailable.another);
    const link = await screen.findByRole('link', { name: 'Apply for another account' }, patient);
    expect(link.getAttribute('href')).toBe('/e-giro/setup/manual');
  });
});

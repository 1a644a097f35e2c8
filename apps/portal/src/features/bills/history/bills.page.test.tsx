import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { shortenWaits } from '../../../gallery/test/short-waits.ts';
import { states } from './bills.states.tsx';
import { manyBills } from './history.mocks.ts';
import { states as owed } from './owed/owed.states.tsx';

shortenWaits();

afterEach(leaveState);

/** Names of the rows under the tab, from the newest. */
const rows = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader'))
    .map((row) => within(row).getByRole('rowheader').textContent ?? '');
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const ready = () =>
  screen.findByRole('tab', { name: 'All' }).then(() => screen.findByText('October 2026 bill'));

describe('the bills page', () => {
  it('shows bills, payments, credits and refunds together, newest first under their year', async () => {
    renderState(states.ready);
    await ready();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'TOTAL AMOUNT PAYABLE',
      'Bills Last 6 Months',
      '2026',
      '2025',
    ]);
    const entries = rows();
    expect(entries[0]).toContain('November 2026 bill');
    expect(entries[0]).toContain('New');
    expect(entries[1]).toContain('Refund by cheque');
    expect(entries[2]).toContain('Payment, PayNow');
    expect(entries.at(-1)).toContain('December 2025 bill');
  });

  it('leads to each bill, and nowhere while there is no page for them', async () => {
    renderState(states.ready);
    await ready();
    expect(screen.getByRole('link', { name: 'October 2026 bill' }).getAttribute('href')).toBe(
      '/bills/B2610-100101',
    );
    leaveState();
    renderState({ ...states.ready, availability: () => 'gone' });
    await ready();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says how the newest bill compares, and its months to whoever hears them', async () => {
    renderState(states.ready);
    expect(await screen.findByText('November is S$8.40 below your six-month average.')).toBeTruthy();
    const chart = screen.getByRole('table', { name: 'Amount billed by month' });
    expect(within(chart).getByRole('row', { name: /July 2026/ }).textContent).toContain(
      '151 dollars 36 cents',
    );
  });

  it('draws more months only up to those of the answer', async () => {
    renderState(states.manyBills);
    fireEvent.click(await screen.findByRole('button', { name: 'Show 24 months' }));
    expect(screen.getByRole('heading', { name: 'Bills Last 24 Months' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show 6 months' }));
    expect(screen.getByRole('heading', { name: 'Bills Last 6 Months' })).toBeTruthy();
  });

  it('draws six months where the answer leaves out how many it may draw', async () => {
    const data = { bills_history: { data: { bills: manyBills(24), others: [], since: '2024-11-01' } } };
    renderState({ ...states.ready, answers: { ...states.ready.answers, 'bills:billHistory': { data } } });
    expect(await screen.findByRole('heading', { name: 'Bills Last 6 Months' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Show \d+ months/ })).toBeNull();
  });

  it('has one month of one bill, and compares it with nothing', async () => {
    renderState(states.oneBill);
    expect(await screen.findByRole('heading', { name: 'Bills Last 1 Month' })).toBeTruthy();
    expect(screen.queryByText(/average/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
  });
});

describe('a row', () => {
  const titles = async (state: GalleryState) => {
    renderState(state);
    return (await screen.findAllByRole('row', { name: /Payment, / })).map(
      (row) => /Payment, (.*?)\d{1,2} [A-Z]/.exec(row.textContent ?? '')?.[1],
    );
  };

  it('names the channel of a payment in words, never by a code', async () => {
    expect(await titles(states.payments)).toEqual(['PayNow', 'PayNow', '7-Eleven', 'counter', '7-Eleven']);
    leaveState();
    expect(await titles(states.longNames)).toEqual(['automated corporate banking transfer']);
  });

  it('reads Received only where it was, and leaves no comma where no channel is known', async () => {
    renderState(owed.notPaid);
    const [pending, failed, received] = await screen.findAllByRole('row', { name: /Payment/ });
    expect(pending?.textContent).toMatch(/Payment, AXS.*not received it yet.*Pending43.21/);
    expect(failed?.textContent).toMatch(/Payment, PayNow.*did not go through.*Not received87.65/);
    for (const row of [pending, failed]) {
      expect(row?.textContent).not.toMatch(/Received\b/);
      expect(row?.querySelector('button')).toBeNull();
    }
    expect(received?.textContent).toMatch(/^Payment18 Nov 2026, 9:12 AMReceived−13.57/);
  });

  it.each([owed.deductions, owed.deductionsOfService])(
    'says that a deduction that was paid was returned by the bank: %#',
    async (state) => {
      renderState(state);
      const rows = await screen.findAllByRole('row', { name: /Payment/ });
      expect(rows.at(-1)?.textContent).toMatch(
        /taken back on 24 Sep 2026, so the amount is owed again.*Returned by the bank/,
      );
    },
  );

  it.each([owed.deductions, owed.deductionsOfService])(
    'names the day of the second attempt at a deduction that came back: %#',
    async (state) => {
      renderState(state);
      const [pending, again, never] = (await screen.findAllByRole('row', { name: /Payment, eGIRO/ })).map(
        (row) => row.textContent,
      );
      expect(pending).toContain('not received it yet');
      expect(again).toContain('nothing was paidsecond attempt on 23 Nov 2026');
      expect(never).toContain('nothing was paid');
      for (const row of [pending, never]) expect(row).not.toContain('second attempt');
    },
  );

  it('has the reference of a payment where payments stand alone', async () => {
    renderState(owed.notPaid);
    const row = await screen.findByRole('row', { name: /20 Nov 2026/ });
    expect(row.textContent).toContain('reference\u00a0008934521670P2611004321');
  });

  it('is new on its day and the three after it', async () => {
    renderState(states.newOfService);
    const readRow = async (day: string) =>
      (await screen.findByRole('row', { name: new RegExp(day) })).textContent;
    expect(await readRow('20 Nov 2026')).toContain('New');
    expect(await readRow('17 Nov 2026')).toContain('New');
    expect(await readRow('16 Nov 2026')).not.toContain('New');
  });
});

describe('a long history', () => {
  const years = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((name) => /^\d{4}$/.test(name ?? ''));
  const billsShown = () => rows().filter((row) => / bill/.test(row)).length;

  it('opens with twelve months, and shows twelve more at each press, with the focus on the first of them', async () => {
    renderState(owed.manyBillsAlone);
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(billsShown()).toBe(12);
    fireEvent.click(more);
    expect(billsShown()).toBe(24);
    expect(document.activeElement?.textContent).toContain('November 2025 bill');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('has its years as jumps: each opens the list down to its oldest row, with the focus on the year', async () => {
    renderState(owed.manyBillsAlone);
    const jumps = within(await screen.findByRole('navigation', { name: 'Years' }));
    expect(jumps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '2026',
      '2025',
      '2024',
    ]);
    expect(years()).toEqual(['2026', '2025']);
    fireEvent.click(jumps.getByRole('button', { name: '2025' }));
    expect(rows().filter((row) => / 2025 bill/.test(row))).toHaveLength(12);
    expect(document.activeElement?.textContent).toBe('2025');
    fireEvent.click(jumps.getByRole('button', { name: '2024' }));
    expect(years()).toEqual(['2026', '2025', '2024']);
  });

  it('needs no jumps while all of it is shown', async () => {
    renderState(states.payments);
    await screen.findByText(/28 Oct 2026, 8:14 PM/);
    expect(screen.queryByRole('navigation', { name: 'Years' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says from which day it is told, where it goes back that far', async () => {
    renderState(states.manyBills);
    expect(await screen.findByText('Bills and payments from 01 Nov 2024 on.')).toBeTruthy();
    leaveState();
    renderState(states.ready);
    await ready();
    expect(screen.queryByText(/Bills and payments from/)).toBeNull();
  });
});

describe('the chart', () => {
  /** The months that are written under bars. */
  const labels = () =>
    [...(screen.getByRole('region', { name: /^Bills Last/ }).querySelectorAll('[data-month]') ?? [])].map(
      ({ textContent }) => textContent,
    );

  it('has a label at every bar of six, and beyond that at every third, counted from the newest', async () => {
    renderState(states.ready);
    await ready();
    expect(labels()).toEqual(['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']);
    fireEvent.click(screen.getByRole('button', { name: 'Show 12 months' }));
    expect(labels()).toEqual(['', '', 'Feb', '', '', 'May', '', '', 'Aug', '', '', 'Nov']);
  });

  it('gives its place to the app while there is no bill, with one Download for one kind of phone', async () => {
    renderState(states.noBills);
    const download = await screen.findByRole('link', { name: /^Download/ });
    expect(download.textContent).toMatch(/^Download(?! for)/);
    expect(download.getAttribute('href')).toBe('https://apps.example/iphone');
    expect(screen.queryByRole('heading', { name: /^Bills Last/ })).toBeNull();
    expect((await screen.findAllByText('Payment, PayNow')).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('tab', { name: 'Bills' }));
    expect(screen.getByText('No bills yet. The first one shows here on the day it is issued.')).toBeTruthy();
  });
});

describe('the tabs', () => {
  it('open on all where the address names none that there is', async () => {
    renderState(states.unknownTab);
    await ready();
    expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
  });

  it('go to the first and the last by Home and End', async () => {
    renderState(states.ready);
    await ready();
    fireEvent.keyDown(screen.getByRole('tab', { name: 'All' }), { key: 'End' });
    expect(document.activeElement?.textContent).toBe('Refund');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Refund' }), { key: 'Home' });
    expect(document.activeElement?.textContent).toBe('All');
  });

  it('are chosen by the address, moved by arrows, and named to the address', async () => {
    renderState(states.payments);
    await screen.findByText(/28 Oct 2026, 8:14 PM/);
    const payments = screen.getByRole('tab', { name: 'Payments' });
    expect(payments.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(payments, { key: 'ArrowLeft' });
    const bills = screen.getByRole('tab', { name: 'Bills' });
    expect(bills.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(bills);
    expect(screen.getByRole('tabpanel', { name: 'Bills' })).toBeTruthy();
    expect(screen.queryByText(/Payment, /)).toBeNull();
  });

  it('leave out U-Save and Refund where they are not offered, and do not ask for them', async () => {
    const { calls } = renderState(states.noUSave);
    await ready();
    expect(tabs()).toEqual(['All', 'Bills', 'Payments']);
    expect(calls.map(({ name }) => name)).not.toContain('bills:uSave');
    expect(calls.map(({ name }) => name)).not.toContain('bills:refundHistory');
  });

  it('leave out U-Save where there is none', async () => {
    renderState({
      ...states.ready,
      answers: { ...states.ready.answers, 'bills:uSave': { error: 'SK_BILL_3001' } },
    });
    await ready();
    expect(tabs()).toEqual(['All', 'Bills', 'Payments', 'Refund']);
  });

  it('show the balance of U-Save, what became of the credit, and the change of each entry', async () => {
    renderState(states.usave);
    expect(await screen.findByText('45 dollars 3 cents')).toBeTruthy();
    expect(screen.getByText('Not used by 31 Dec 2026: it goes back to the government.')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'U-Save' });
    const [, first, , third, fourth] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('November 2026 bill18 Nov 2026UTILISED−46.44');
    expect(third?.textContent).toContain('Quarter from October15 Oct 2026CREDITED+150.00');
    expect(fourth?.textContent).toContain('Not used by 30 September30 Sep 2026RETURN TO GOVT−12.20');
  });

  it('lead from a pending refund to its change', async () => {
    renderState(states.refund);
    const change = await screen.findByRole('link', { name: 'Change' });
    expect(change.getAttribute('href')).toBe('/services/request-refund?request=RF-2611-0183');
    expect(rows()[1]).toContain('Refund to bank account');
  });

  it('lead from a pending refund to its request, also while refunds are switched off', async () => {
    renderState({
      ...states.refund,
      availability: (feature) => (feature === 'request-refund' ? 'gone' : 'open'),
    });
    const link = await screen.findByRole('link', { name: 'Refund by cheque' });
    expect(link.getAttribute('href')).toBe('/services/request-refund/RF-2611-0183');
    expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  });
});

describe('histories that are not there', () => {
  it('are one sentence when there is none at all, with the app in place of the chart', async () => {
    renderState(states.empty);
    expect(await screen.findByText('There are no records found.')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getAllByRole('link', { name: /Download for/ })).toHaveLength(2);
    expect(screen.getByText('Nothing to pay.')).toBeTruthy();
  });

  it('hide their part among all, and say so under their own tab', async () => {
    renderState(states.noPayments);
    expect(await screen.findByText('No payments yet. They show here within a minute.')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'All' }));
    expect(screen.queryByText(/No payments yet/)).toBeNull();
    expect(screen.getByText('October 2026 bill')).toBeTruthy();
  });

  it.each([
    ['bills', states.billsFailed, 'We cannot show your bills just now'],
    ['payments', states.paymentsFailed, 'We cannot show your payments just now'],
    ['refunds', states.refundFailed, 'We cannot show your refunds just now'],
    ['bills inside the answer', states.failedInside, 'We cannot show your bills just now'],
    ['what is owed', states.outstandingFailed, 'We cannot show your balance just now'],
  ])('take nothing else with them when %s fail', async (_what, state, words) => {
    renderState(state);
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await screen.findAllByText('U-Save rebate')).length).toBeGreaterThan(0);
    expect(screen.getByText('TOTAL AMOUNT PAYABLE')).toBeTruthy();
  });

  it('keep the tab of U-Save while only U-Save fails', async () => {
    renderState(states.usaveFailed);
    expect(await screen.findByText('We cannot show your U-Save just now')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Bills' }));
    expect(screen.getByText('October 2026 bill')).toBeTruthy();
    expect(screen.queryByText('We cannot show your U-Save just now')).toBeNull();
  });

  it('come back when they are asked for once more', async () => {
    renderState({
      ...states.paymentsFailed,
      answers: {
        ...states.ready.answers,
        'bills:paymentHistory': (count) =>
          count === 1
            ? { error: 'SK_UNKNOWN_1001' }
            : (states.ready.answers['bills:paymentHistory'] as { data: never }),
      },
    });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    again.focus();
    fireEvent.click(again);
    expect((await screen.findAllByText('Payment, PayNow')).length).toBeGreaterThan(0);
    expect(screen.queryByText('We cannot show your payments just now')).toBeNull();
    await waitFor(() => expect(screen.getByRole('tabpanel').contains(document.activeElement)).toBe(true));
  });
});

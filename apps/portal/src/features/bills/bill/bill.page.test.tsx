import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { EgiroOfferContext } from '../../../lib/egiro-offer.ts';
import { KeepingContext } from '../../../lib/keeping.ts';
import { mockBillDetail } from './bill.mocks.ts';
import { states } from './bill.states.tsx';

afterEach(leaveState);

const found = () => screen.findByRole('heading', { level: 1, name: /bill$/ });
const lines = () => {
  const table = screen.getByRole('table', { name: 'Lines of the bill' });
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) =>
          [...cell.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')).join(''),
        ),
    );
};

describe('the page of a bill', () => {
  it('says which bill it is, for which days, and what is due when', async () => {
    renderState(states.ready);
    expect((await found()).textContent).toBe('November 2026 bill');
    expect(screen.getByText(/^Issued/).textContent).toBe(
      'Issued 18 Nov 2026, for 19 Oct to 17 Nov (30\u00a0days).',
    );
    expect(screen.getAllByText('128 dollars 45 cents').length).toBeGreaterThan(0);
    expect(screen.getByText('13 days left')).toBeTruthy();
    expect(screen.getByText(/^Last payment/).textContent).toBe(
      'Last payment S$126.80 by PayNow, received 28 Oct 2026. Nothing is carried over.',
    );
    expect(screen.getByRole('link', { name: 'Previous bill, October' }).getAttribute('href')).toBe(
      '/bills/B2610-100101',
    );
    expect(screen.queryByRole('link', { name: /^Next bill/ })).toBeNull();
  });

  it('shows every line with its arithmetic, to the cent', async () => {
    renderState(states.ready);
    await found();
    expect(lines().slice(2)).toEqual([
      ['352 kWh × 0.2859', '100.64', '9.06', '109.70'],
      [''],
      ['14.6 Cu M × 1.4300', '20.88', '1.88', '22.76'],
      ['50% of 20.88', '10.44', '0.94', '11.38'],
      ['14.6 Cu M × 1.0900', '15.91', '1.43', '17.34'],
      ['', '47.23', '4.25', '51.48'],
      [''],
      ['54 kWh × 0.2330', '12.58', '1.13', '13.71'],
      ['', '160.45', '14.44', '174.89'],
      ['S$45.03 left for December', '−46.44'],
      ['126.80 − 126.80 paid 28 Oct', '0.00'],
      ['S$128.45'],
    ]);
    expect(screen.getByText('1,217.4 to 1,232.0 Cu M')).toBeTruthy();
    expect(screen.getByText('02,314 to 02,368 kWh')).toBeTruthy();
  });

  it('tells step by step what changed since the bill before', async () => {
    renderState(states.ready);
    await found();
    expect(screen.getByText('S$1.65 more than October')).toBeTruthy();
    expect(
      screen.getByText('Less use and lower tariffs. Only the smaller rebate makes it more.'),
    ).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Steps from the bill before to this one' });
    const steps = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'October bill',
      'Electricity, 7 kWh less352 after 359 kWh',
      'Electricity, lower tariff31.16 after 32.62 c/kWh',
      'Water, 0.6 Cu M less\u00a0*, estimated14.6 after 15.2 Cu M',
      'Gas, 2 kWh less\u00a0*, estimated54 after 56 kWh',
      'Gas, lower tariff25.39 after 26.13 c/kWh',
      'U-Save, smaller rebateS$46.44 after S$58.53',
      'November bill',
    ]);
    expect(within(table).getByRole('row', { name: /7 kWh less/ }).textContent).toContain(
      '2 dollars 28 cents less',
    );
  });

  it('keeps whoever came to its heading there when the bill has come', async () => {
    renderState(states.ready);
    (await screen.findByRole('heading', { level: 1, name: 'Bill' })).focus();
    expect(document.activeElement?.textContent).toBe('Bill');
    const heading = await found();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says plainly what is estimated, and where a reading can be sent', async () => {
    renderState(states.ready);
    await found();
    expect(screen.getByRole('heading', { name: 'Water and gas are estimated' })).toBeTruthy();
    expect(
      screen.getByText(
        'The meters were not read for this bill, so your average day stands in for them: 0.49 Cu M and 1.8 kWh.',
      ),
    ).toBeTruthy();
    expect(await screen.findByText('−S$4.12 to +S$6.55')).toBeTruthy();
    expect(screen.getByText('Not yet known: it needs 4 readings, 2 came')).toBeTruthy();
    expect(screen.getByText('Open until 25 Nov 2026, 11PM')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Submit Meter Reading' })).toBeTruthy();
    leaveState();
    renderState(states.actual);
    await found();
    expect(screen.queryByText(/stimated/)).toBeNull();
  });
});

describe('a bill', () => {
  it('a bill that is the first of its account is compared with nothing', async () => {
    renderState(states.first);
    await found();
    expect(screen.queryByText('WHAT CHANGED SINCE LAST BILL')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Previous bill/ })).toBeNull();
  });

  it.each([
    ['cannot be told', states.unexplained],
    ['do not come to the difference', states.wrongSteps],
  ])('a bill whose steps %s shows the two totals alone', async (_why, state) => {
    renderState(state);
    await found();
    expect(screen.queryByRole('table', { name: /Steps/ })).toBeNull();
    expect(screen.getByText(/the steps between them cannot be shown/)).toBeTruthy();
    expect(screen.getByText('October bill').nextSibling?.textContent).toBe('126.80');
  });

  it('a bill for which money is being checked says how much, and what is to pay without it', async () => {
    renderState(states.checking);
    await found();
    const statement = screen.getByRole('heading', { name: 'TOTAL AMOUNT PAYABLE' }).closest('section');
    expect(statement?.textContent).toContain('S$60.00');
    expect(statement?.textContent).toContain('S$68.45');
  });

  it('a bill that is paid says so, when and how, and asks for nothing', async () => {
    renderState(states.paid);
    expect(await screen.findByText('Paid 28 Oct 2026 by PayNow.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /PayNow|eGIRO/ })).toBeNull();
    expect(screen.queryByText('How to pay')).toBeNull();
    expect(screen.getByRole('link', { name: 'Next bill, November' })).toBeTruthy();
  });

  it('a bill that was paid in parts names each, with a receipt where there is one', async () => {
    const { calls } = renderState(states.paidInParts);
    await found();
    const payments = screen.getByRole('list', { name: 'Payments that settled it' });
    const words = within(payments)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(words).toEqual([
      'S$50.00 on 27 Aug 2026 at a counter.',
      'S$88.92 on 29 Aug 2026 at 7-Eleven.Receipt',
    ]);
    expect(within(payments).getAllByRole('button')).toHaveLength(1);
    expect(calls.map(({ name }) => name)).toEqual(['bills:detail', 'insights:forecast']);
  });

  it('saves nothing where the device is everybody’s', async () => {
    renderState({
      ...states.paidInParts,
      render: () => <KeepingContext value={false}>{states.paidInParts.render()}</KeepingContext>,
    });
    await found();
    expect(screen.getByText('S$88.92 on 29 Aug 2026 at 7-Eleven.')).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Receipt']);
  });

  it('shows the receipt of a payment over the page', async () => {
    const { receipts } = renderState(states.paidInParts);
    await found();
    fireEvent.click(screen.getByRole('button', { name: /^Receipt, S\$88\.92 on 29 Aug 2026/ }));
    expect(receipts).toEqual(['PN-2610-012680']);
  });

  it('says which reading the customer sent for a meter', async () => {
    renderState(states.actual);
    expect(await screen.findByText(/You sent 1,217.4 on 20 Oct 2026/)).toBeTruthy();
  });

  it('says when readings can be sent, before they can', async () => {
    renderState(states.windowToCome);
    await found();
    expect(screen.getByText('Opens 11 Dec 2026, 8AM')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Submit Meter Reading' })).toBeNull();
  });

  it('a bill that is paid in part says what is left', async () => {
    renderState(states.partlyPaid);
    expect(await screen.findByText('S$100.00 on 19 Nov 2026 at a counter.')).toBeTruthy();
    expect(await screen.findByText('S$28.45 of it is still to pay.')).toBeTruthy();
    expect(screen.getByText('Overdue')).toBeTruthy();
  });

  it('a bill that carries earlier bills says how much of it is older, since when, and how that came about', async () => {
    renderState(states.carried);
    await found();
    expect(
      screen.getByText(
        'All of it is still to pay. S$396.58 of that is from earlier bills, overdue since 21 Sep 2026.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText('588.24 + 10.90 late charge 12 Oct − 204.30 paid 23 Oct + 1.74 late charge 28 Oct'),
    ).toBeTruthy();
    expect(screen.getByText(/^Last payment/).textContent).toBe(
      'Last payment S$204.30 at a counter, received 23 Oct 2026.',
    );
  });

  it('a bill whose earlier debt was paid in part says both parts of what is left', async () => {
    const stillOwed = { total: 36_110, earlier: 19_658, earlierDue: '2026-12-01', dueBy: '2026-12-03' };
    const answers = {
      'bills:detail': { data: mockBillDetail({ payable: 56_110, open: 16_452, stillOwed }) },
    };
    renderState({ ...states.carried, answers });
    await found();
    expect(
      screen.getByText(
        'S$361.10 of it is still to pay. S$196.58 of that is from earlier bills, due 01 Dec 2026.',
      ),
    ).toBeTruthy();
  });

  it('a bill that an arrangement pays is due on the day of the plan, and says when it was', async () => {
    renderState(states.arranged);
    await found();
    expect(screen.getByText(/^Due/).textContent).toBe('Due 21 Dec 2026');
    expect(screen.queryByText('Overdue')).toBeNull();
    expect(screen.getByText('By your payment arrangement. The bill was due 10 Nov 2026.')).toBeTruthy();
  });

  it('a bill that charged nothing and carries a debt is not paid', async () => {
    const stillOwed = { total: 500, earlier: 500, earlierDue: '2026-11-01', dueBy: null };
    const answers = { 'bills:detail': { data: mockBillDetail({ payable: 500, open: 0, stillOwed }) } };
    renderState({ ...states.carried, answers });
    await found();
    expect(screen.queryByText('Paid')).toBeNull();
    expect(screen.getByText('How to pay')).toBeTruthy();
  });

  it('a bill whose entries do not come to the earlier balance shows no false arithmetic', async () => {
    const data = mockBillDetail({ earlier: 1_000, payable: 13_845 });
    renderState({ ...states.carried, answers: { 'bills:detail': { data } } });
    await found();
    expect(screen.queryByText(/126\.80 −/)).toBeNull();
  });

  it('a bill that is taken by GIRO says so where it can be paid', async () => {
    renderState(states.giro);
    await found();
    expect(screen.getByText('Paid by GIRO').parentElement?.textContent).toBe(
      'Paid by GIRO This amount will be deducted on 03 Dec 2026. Paying now may charge you twice.',
    );
    leaveState();
    renderState(states.ready);
    await found();
    expect(screen.queryByText(/will be deducted/)).toBeNull();
  });

  it('a bill whose first deduction came back says when it is tried once more', async () => {
    renderState(states.giroAgain);
    await found();
    expect(screen.getByText('Paid by GIRO').parentElement?.textContent).toBe(
      'Paid by GIRO The first deduction did not go through. We try once more on 23 Nov 2026. Paying now may charge you twice.',
    );
  });

  it('offers eGIRO nowhere on a bill of accounts that may not set it up', async () => {
    renderState({
      ...states.ready,
      render: () => <EgiroOfferContext value={false}>{states.ready.render()}</EgiroOfferContext>,
    });
    await found();
    expect(screen.queryByRole('link', { name: /eGIRO/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'eGIRO' })).toBeNull();
    leaveState();
    renderState(states.ready);
    await found();
    expect(screen.getAllByRole('link', { name: /eGIRO/ })).toHaveLength(2);
  });

  it('asks at the kiosk for nothing that cannot be had there', async () => {
    renderState({
      ...states.ready,
      render: () => <KeepingContext value={false}>{states.ready.render()}</KeepingContext>,
    });
    await found();
    expect(
      screen.getByText(
        'Bring the payment slip: it is on the bill’s PDF, which you can save on a device of your own.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Bring the bill.')).toBeTruthy();
    expect(screen.queryByText(/this page/)).toBeNull();
  });

  it('a bill over more or fewer days tells use a day, and what the days brought apart', async () => {
    renderState(states.manyCauses);
    await found();
    const steps = within(screen.getByRole('table', { name: /Steps/ })).getAllByRole('rowheader');
    expect(
      steps.map(({ textContent }) => textContent?.replace(/(day|more|less).*$/, '$1')).slice(1, 3),
    ).toEqual(['Electricity, 1 day', 'Electricity, less']);
  });

  it('a bill whose arithmetic is wrong is marked at the line', async () => {
    renderState(states.mismatch);
    await found();
    expect(screen.getByText(/This bill and its own arithmetic differ/)).toBeTruthy();
    expect(screen.getByText('We make it 100.64 + GST 9.06')).toBeTruthy();
  });

  it('a bill under two tariffs says which days each is for', async () => {
    renderState(states.twoTariffs);
    await found();
    expect(screen.getByText('19 Oct to 31 Oct')).toBeTruthy();
    expect(screen.getByText('1 Nov to 17 Nov')).toBeTruthy();
  });

  it('leads nowhere that does not exist', async () => {
    renderState({ ...states.ready, availability: () => 'gone' });
    await found();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Bill PDF' })).toHaveLength(2);
  });

  it('a bill that is not hers is answered in the words of its code', async () => {
    renderState(states.notHers);
    expect(await screen.findByText(/The information provided cannot be found/)).toBeTruthy();
  });

  it('a bill of one of several accounts is asked for with that account', async () => {
    const { calls } = renderState(states.severalAccounts);
    await found();
    expect(calls.find(({ name }) => name === 'bills:detail')?.input).toEqual({
      accountNo: '8934521670',
      billId: 'B2611-100101',
    });
  });

  it('a bill of another premises, opened from an address that was kept, is found by its number', async () => {
    const answers = {
      'bills:detail': (count: number) =>
        count === 1 ? ({ error: 'SK_ACCESS_1001' } as const) : { data: mockBillDetail() },
    };
    const { calls } = renderState({ ...states.ready, answers });
    await found();
    expect(calls.filter(({ name }) => name === 'bills:detail').map(({ input }) => input)).toEqual([
      { accountNo: '8934521670', billId: 'B2611-100101' },
      { billId: 'B2611-100101' },
    ]);
  });
});

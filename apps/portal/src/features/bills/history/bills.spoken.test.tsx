import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { shortenWaits } from '../../../gallery/test/short-waits.ts';
import { spokenTexts } from '../../../gallery/test/spoken-texts.ts';
import { states } from './bills.states.tsx';

shortenWaits();

afterEach(leaveState);

describe('somebody who hears the bills page', () => {
  it('hears what is owed, the bars as a table, the tabs, then every entry with its state', async () => {
    const { page } = renderState(states.ready);
    await screen.findByText('October 2026 bill');
    await screen.findByText('13 days left');
    expect(spokenTexts(page).slice(0, 43)).toEqual([
      '# Bills',
      '## TOTAL AMOUNT PAYABLE',
      '128 dollars 45 cents',
      'Due 03 Dec 2026 13 days left',
      'Pay by PayNow QR Set up eGIRO',
      'Last payment S$126.80 by PayNow, received 28 Oct 2026.',
      '- Electricity 109 dollars 70 cents',
      '- Water, estimated 51 dollars 48 cents',
      '- Gas, estimated 13 dollars 71 cents',
      '- U-Save minus 46 dollars 44 cents',
      '## Bills Last 6 Months',
      'Amount billed by month',
      'Month',
      'Amount',
      'June 2026',
      '142 dollars 10 cents',
      'July 2026',
      '151 dollars 36 cents',
      'August 2026',
      '138 dollars 92 cents',
      'September 2026',
      '133 dollars 47 cents',
      'October 2026',
      '126 dollars 80 cents',
      'November 2026',
      '128 dollars 45 cents',
      'November is S$8.40 below your six-month average.',
      'Show 12 months',
      'All',
      'Bills',
      'Payments',
      'U-Save',
      'Refund',
      '## 2026',
      'Bills and payments of 2026',
      'Entry',
      'State',
      'Amount in Singapore dollars',
      'Document',
      'November 2026 bill 18 Nov 2026 Electricity, Water & Gas * part estimated New',
      'Due 3 Dec',
      '128 dollars 45 cents',
      'Bill PDF, November 2026 bill, 18 Nov 2026',
    ]);
  });

  it('hears money that is being checked as such, and no receipt', async () => {
    renderState(states.checking);
    const [row] = await screen.findAllByRole('row', { name: /Being checked/ });
    expect(row && spokenTexts(row)).toEqual([
      'Payment, PayNow 20 Nov 2026, 9:12 AM we are checking what it is for New',
      'Being checked',
      '108 dollars 45 cents',
    ]);
  });

  it.each([
    ['the operations', states.returned],
    ['the payments service', states.returnedOfService],
  ])('hears when and why money was sent back, and no receipt: %s', async (_source, state) => {
    renderState(state);
    const [row] = await screen.findAllByRole('row', { name: /Sent back/ });
    const [entry, ...others] = (row && spokenTexts(row)) ?? [];
    expect(entry).toContain('sent back to you on 19 Nov 2026: a newer code had replaced the one it paid');
    expect(others).toEqual(['Sent back', '100 dollars 5 cents']);
  });

  it('hears of U-Save the balance and what each entry did to it', async () => {
    renderState(states.usave);
    const panel = await screen.findByRole('tabpanel', { name: 'U-Save' });
    await within(panel).findByText('45 dollars 3 cents');
    expect(spokenTexts(panel).slice(0, 16)).toEqual([
      '## U-SAVE BALANCE',
      '45 dollars 3 cents',
      'Goes to your December bill by itself.',
      'October to December 150.00',
      'October bill −58.53',
      'November bill −46.44',
      'Left 45.03',
      'Not used by 31 Dec 2026: it goes back to the government.',
      'U-Save',
      'Entry',
      'Type',
      'Change of balance',
      'November 2026 bill 18 Nov 2026',
      'UTILISED',
      'minus 46 dollars 44 cents',
      'October 2026 bill 19 Oct 2026',
    ]);
  });
});

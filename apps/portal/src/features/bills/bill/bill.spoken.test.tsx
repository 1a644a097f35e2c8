import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { spokenTexts } from '../../../gallery/test/spoken-texts.ts';
import { states } from './bill.states.tsx';

afterEach(leaveState);

const found = () => screen.findByRole('heading', { level: 1, name: /bill$/ });
/** From a heading to the next of its level. */
function getPart(lines: readonly string[], heading: string): readonly string[] {
  const from = lines.indexOf(heading);
  const to = lines.findIndex((line, index) => index > from && line.startsWith('## '));
  return lines.slice(from + 1, to === -1 ? undefined : to);
}

describe('somebody who hears the page of a bill', () => {
  it('hears what it comes to before anything else, amounts in words', async () => {
    const { page } = renderState(states.ready);
    await found();
    const lines = spokenTexts(page);
    expect(lines.slice(0, 6)).toEqual([
      '- Bills',
      '- November 2026',
      '# November 2026 bill',
      'Issued 18 Nov 2026, for 19 Oct to 17 Nov (30 days).',
      'Previous bill, October',
      'Bill PDF',
    ]);
    expect(getPart(lines, '## TOTAL AMOUNT PAYABLE')).toEqual([
      '128 dollars 45 cents',
      'Due 03 Dec 2026 13 days left',
      '- Electricity 109 dollars 70 cents',
      '- Water, estimated 51 dollars 48 cents',
      '- Gas, estimated 13 dollars 71 cents',
      '- U-Save rebate minus 46 dollars 44 cents',
      'Last payment S$126.80 by PayNow, received 28 Oct 2026. Nothing is carried over.',
      'Pay by PayNow QR Set up eGIRO',
    ]);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## TOTAL AMOUNT PAYABLE',
      '## WHAT CHANGED SINCE LAST BILL',
      '## Every line, with its arithmetic',
      '## Water and gas are estimated',
      '## Your use this time',
      '## How to pay',
    ]);
  });

  it('hears each step of the change as more or less, without the drawing', async () => {
    const { page } = renderState(states.ready);
    await found();
    expect(getPart(spokenTexts(page), '## WHAT CHANGED SINCE LAST BILL')).toEqual([
      'S$1.65 more than October',
      'Less use and lower tariffs. Only the smaller rebate makes it more.',
      'Steps from the bill before to this one',
      'What changed',
      'Singapore dollars',
      'October bill',
      '126 dollars 80 cents',
      'Electricity, 7 kWh less 352 after 359 kWh',
      '2 dollars 28 cents less',
      'Electricity, lower tariff 31.16 after 32.62 c/kWh',
      '5 dollars 11 cents less',
      'Water, 0.6 Cu M less, estimated 14.6 after 15.2 Cu M',
      '2 dollars 13 cents less',
      'Gas, 2 kWh less, estimated 54 after 56 kWh',
      '52 cents less',
      'Gas, lower tariff 25.39 after 26.13 c/kWh',
      '40 cents less',
      'U-Save, smaller rebate S$46.44 after S$58.53',
      '12 dollars 9 cents more',
      'November bill',
      '128 dollars 45 cents',
    ]);
  });

  it('hears a line once, with its quantity, rate, GST and total', async () => {
    const { page } = renderState(states.ready);
    await found();
    const lines = getPart(spokenTexts(page), '## Every line, with its arithmetic');
    const water = lines.indexOf('Water, estimated 1,217.4 to 1,232.0 Cu M');
    expect(lines.slice(water + 1, water + 7)).toEqual([
      'Estimated',
      'Usage',
      '14.6 Cu M × 1.4300',
      '20.88',
      '1.88',
      '22.76',
    ]);
  });

  it('hears that it is being looked for, and then what went wrong', async () => {
    const { page } = renderState(states.failed);
    await screen.findByRole('button', { name: 'Try Again' });
    expect(spokenTexts(page)).toEqual([
      '# Bill',
      '## TOTAL AMOUNT PAYABLE',
      '### We cannot show this bill just now',
      'An unexpected issue has occurred. Please try again later.',
      'Your bills and payments are safe.',
      'Try Again',
    ]);
  });
});

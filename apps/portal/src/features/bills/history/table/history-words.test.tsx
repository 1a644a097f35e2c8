import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../../gallery/test/render-state.tsx';
import { states } from '../bills.states.tsx';

afterEach(leaveState);

const readRow = async (name: RegExp) => (await screen.findAllByRole('row', { name }))[0]?.textContent;

describe('a row of the histories', () => {
  it('gives a bill its due day, an older one Paid, a payment its minus', async () => {
    renderState(states.ready);
    expect(await readRow(/November 2026 bill/)).toContain('Due 3 Dec128.45');
    expect(await readRow(/October 2026 bill/)).toContain('Paid126.80');
    expect(await readRow(/Payment, PayNow/)).toContain('Received−126.80');
    expect(await readRow(/Payment, 7-Eleven/)).toContain('Received−88.92');
    expect(await readRow(/Refund by cheque/)).toContain('PENDING64.15');
  });

  it('says of a U-Save credit that bills are shown less it, and gives it no amount to add', async () => {
    renderState(states.ready);
    const [row] = await screen.findAllByRole('row', { name: /U-Save rebate/ });
    expect(row?.textContent).toContain('S$150.00 to your U-Save balance, taken off your bills');
    const cells = within(row as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['CREDITED', 'No change of its own', '']);
  });

  it('says for which utilities each bill and payment is where all stand together', async () => {
    renderState(states.ready);
    expect(await readRow(/October 2026 bill/)).toContain('19 Oct 2026Electricity, Water & Gas');
    expect(await readRow(/Payment, 7-Eleven/)).toContain('29 Aug 2026Electricity, Water & Gas');
    leaveState();
    renderState(states.bills);
    expect(await readRow(/October 2026 bill/)).not.toContain('Electricity');
  });

  it('says which bill a payment paid, or a part of which', async () => {
    renderState(states.payments);
    const readWords = async (name: RegExp) =>
      (await screen.findAllByRole('row', { name })).map((row) => row.textContent);
    expect((await readWords(/PayNow/))[0]).toContain('28 Oct 2026, 8:14 PMOctober bill');
    expect((await readWords(/counter/i))[0]).toContain('August bill, part');
    expect((await readWords(/7-Eleven/)).at(-1)).toContain('December bill');
  });
});

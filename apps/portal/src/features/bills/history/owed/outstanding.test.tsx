import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../../gallery/test/render-state.tsx';
import { shortenWaits } from '../../../../gallery/test/short-waits.ts';
import { EgiroOfferContext } from '../../../../lib/egiro-offer.ts';
import { states } from '../bills.states.tsx';
import { states as owed } from './owed.states.tsx';

shortenWaits();

afterEach(leaveState);

describe('what is owed', () => {
  it('can be paid while something is', async () => {
    renderState(states.ready);
    const pay = await screen.findByRole('link', { name: 'Pay by PayNow QR' });
    expect(pay.getAttribute('href')).toBe('/paynow');
    expect(screen.getByRole('link', { name: 'Set up eGIRO' })).toBeTruthy();
  });

  it.each([
    [true, 1],
    [null, 0],
    [false, 0],
  ])('offers eGIRO only to accounts that may set it up: %s', async (isOffered, links) => {
    const { render } = states.ready;
    renderState({
      ...states.ready,
      render: () => <EgiroOfferContext value={isOffered}>{render()}</EgiroOfferContext>,
    });
    await screen.findByRole('link', { name: 'Pay by PayNow QR' });
    expect(screen.queryAllByText('Set up eGIRO', { ignore: '.unseen' })).toHaveLength(links);
  });

  it.each([
    ['nothing is due', states.nothingDue, 'Nothing to pay.'],
    ['there is a credit', states.credit, 'You have a credit. Nothing to pay.'],
  ])('has no pay act when %s', async (_what, state, words) => {
    renderState(state);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /PayNow|eGIRO/ })).toBeNull();
  });

  it.each([
    ['GIRO', states.giro, 'Paid by GIRO'],
    ['a recurring card', states.recurring, 'Paid by recurring card'],
  ])('warns before it is paid twice when it is collected by %s', async (_how, state, words) => {
    renderState(state);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(
      screen.getByText('This amount will be deducted on 03 Dec 2026. Paying now may charge you twice.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay by PayNow QR' })).toBeTruthy();
  });

  it('is listed by account where there are several, each payment with its own part', async () => {
    renderState(states.severalAccounts);
    expect(await screen.findByText('S$80.00')).toBeTruthy();
    expect((await screen.findAllByText('Account 8934521688')).length).toBeGreaterThan(0);
    expect((await screen.findByRole('row', { name: /Payment, PayNow/ })).textContent).toContain('−126.80');
  });

  it.each([
    ['operations', owed.lateCharges],
    ['the payments service', owed.lateChargesOfService],
  ])(
    'can be added up: what is open of the bills, and late payment charges, told by %s',
    async (_source, state) => {
      renderState(state);
      const parts = await screen.findByRole('list', { name: 'What it is made of' });
      const lines = [...parts.querySelectorAll('li')].map(({ textContent }) => textContent);
      expect(lines.find((line) => line.startsWith('Late payment charges'))).toContain('36.51');
      expect(lines.find((line) => line.startsWith('Earlier balance'))).toContain('370.97');
      const open = await screen.findAllByText(/^(164\.52|174\.41|196\.56)$/);
      const sum = new Set(open.map(({ textContent }) => Number(textContent.replace('.', ''))));
      expect([...sum].reduce((all, amount) => all + amount, 3_651)).toBe(57_200);
    },
  );

  it('has its late payment charges and waivers among all, and nowhere else', async () => {
    renderState(owed.lateCharges);
    expect(
      (await screen.findByRole('row', { name: /^Late payment charge 10 Nov 2026/ })).textContent,
    ).toContain('Added25.61');
    expect(screen.getByRole('row', { name: /^Late payment charge waived/ }).textContent).toContain(
      'Credited−10.90',
    );
  });

  it('has no list of accounts where none of them owes anything', async () => {
    renderState(owed.nothingDueOfMany);
    expect(await screen.findByText('Nothing to pay.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'By account' })).toBeNull();
  });

  it('is told apart from what a bill charges, where there was an earlier balance or a credit', async () => {
    renderState(owed.lateCharges);
    const readRow = async (month: string) =>
      (await screen.findByRole('row', { name: new RegExp(`${month} 2026 bill`) })).textContent;
    expect(await readRow('November')).toContain('total payable S$561.10, with the earlier balance');
    expect(await readRow('September')).toContain('total payable S$176.56, with the earlier credit');
    expect(await readRow('August')).not.toContain('with the earlier');
  });

  it('reads a bill that is a credit with its minus, and an overdue one as overdue', async () => {
    renderState(states.credit);
    expect((await screen.findByRole('row', { name: /November 2026 bill/ })).textContent).toContain(
      'Credit−25.00',
    );
    leaveState();
    renderState(states.overdue);
    const row = await screen.findByRole('row', { name: /November 2026 bill/ });
    expect(row.textContent).toContain('S$108.45 still to pay');
    expect(row.textContent).toContain('Overdue');
  });
});

it('says the whole of the last payment, also where it was one for several accounts', async () => {
  renderState(owed.paidTogetherOfService);
  expect((await screen.findByText(/^Last payment/)).textContent).toBe(
    'Last payment S$25.00 by PayNow, received 19 Nov 2026.',
  );
});

describe('money that is being checked', () => {
  it.each([
    ['operations', states.checking],
    ['the payments service', states.checkingOfService],
  ])('is told as such by %s, takes nothing off and has no receipt', async (_source, state) => {
    renderState(state);
    const [row, nameless] = await screen.findAllByRole('row', { name: /Being checked/ });
    expect(row?.textContent).toContain('we are checking what it is for');
    expect(row?.textContent).toContain('Being checked108.45');
    expect(nameless?.textContent).toContain('Being checked20.00');
    for (const each of [row, nameless]) expect(each?.querySelector('button')).toBeNull();
    expect(screen.getAllByText('128 dollars 45 cents').length).toBeGreaterThan(0);
    expect(screen.getByText(/We have received S\$128.45 and are checking what it is for/)).toBeTruthy();
    expect(screen.getByText('Do not pay again.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay by PayNow QR' })).toBeNull();
  });

  it('is one payment for all of its accounts where nobody can divide it, and counts once', async () => {
    renderState(owed.undivided);
    const row = await screen.findByRole('row', { name: /Being checked/ });
    expect(row.textContent).toContain('one payment for 2 accounts');
    expect(
      screen.getByText(
        /received S\$55.00 .*not taken off this amount yet. It is one payment for 2 accounts./,
      ),
    ).toBeTruthy();
    expect(screen.getByText('Still to pay: S$73.45.')).toBeTruthy();
    leaveState();
    renderState(owed.undividedOfService);
    await screen.findAllByRole('row', { name: /Being checked/ });
    expect(screen.getAllByText(/one payment for 2 accounts/)).toHaveLength(2);
    expect(
      screen.getByText(/received S\$183.45 .* S\$55.00 of it is one payment for 2 accounts./),
    ).toBeTruthy();
  });

  it('is not the last payment', async () => {
    renderState(states.checkingOfService);
    expect((await screen.findByText(/^Last payment/)).textContent).toBe(
      'Last payment S$126.80 by PayNow, received 28 Oct 2026.',
    );
  });

  it('is not spoken of where there is none', async () => {
    renderState(states.ready);
    await screen.findByText('October 2026 bill');
    expect(screen.queryByText(/Being checked|have received/)).toBeNull();
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './statement-card.states.tsx';

afterEach(leaveState);

describe('the statement of somebody who owes', () => {
  it('says how much, by when, and what it is made of', async () => {
    renderState(states.due);
    expect(await screen.findByText('128 dollars 45 cents')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'TOTAL AMOUNT PAYABLE' })).toBeTruthy();
    expect(screen.getByText('03 Dec 2026')).toBeTruthy();
    expect(screen.getByText('13 days left')).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines[0]).toContain('Electricity352 kWh109.70');
    expect(lines[3]).toContain('U-Save rebate\u221246.44');
  });

  it('can pay the sum and see the bills', async () => {
    renderState(states.due);
    expect((await screen.findByRole('link', { name: 'Pay S$128.45' })).getAttribute('href')).toBe('/paynow');
    const bills = screen.getByRole('link', { name: 'View Bills and Payment History' });
    expect(bills.getAttribute('href')).toBe('/bills');
  });

  it('is led nowhere that does not exist yet', async () => {
    renderState({ ...states.due, availability: () => 'gone' });
    await screen.findByText('13 days left');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('You can pay by GIRO, at 7-Eleven or at a counter.')).toBeTruthy();
  });

  it('says Overdue in a word once the day has passed', async () => {
    renderState(states.overdue);
    expect(await screen.findByText('Overdue')).toBeTruthy();
    expect(screen.getByText('Earlier balance')).toBeTruthy();
  });

  it('tells late payment charges from what was billed', async () => {
    renderState(states.lateCharges);
    const late = (await screen.findByText('Late payment charges')).closest('li');
    expect(late?.textContent).toContain('36.51');
  });
});

describe('the statement of several bills', () => {
  it('says which part is overdue and since when, and when the rest is due', async () => {
    renderState(states.partlyOverdue);
    const overdue = (await screen.findByText('Overdue')).closest('p');
    expect(overdue?.textContent).toContain('S$200.00 overdue since 03 Nov 2026');
    expect(screen.getByText('S$128.45').closest('p')?.textContent).toBe('S$128.45 due 03 Dec 2026');
  });
});

describe('the statement of somebody whose payment is being checked', () => {
  it('asks for the rest alone', async () => {
    renderState(states.checking);
    expect(await screen.findByText('Still to pay: S$68.45.')).toBeTruthy();
    expect(screen.getByText(/We have received S\$60.00/)).toBeTruthy();
    expect(screen.getByText('128 dollars 45 cents')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay S$68.45' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay S$128.45' })).toBeNull();
  });

  it('asks for nothing where all of it has come', async () => {
    renderState(states.checkingAll);
    expect(await screen.findByText('Do not pay again.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });
});

describe('the statement of what is collected without the customer', () => {
  it('says when it is deducted, before it is paid twice', async () => {
    renderState(states.giro);
    expect(await screen.findByText('Paid by GIRO')).toBeTruthy();
    expect(
      screen.getByText('This amount will be deducted on 03 Dec 2026. Paying now may charge you twice.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay S$128.45' })).toBeTruthy();
  });

  it('says when GIRO tries once more, where the due date has passed', async () => {
    renderState(states.giroAgain);
    expect(
      await screen.findByText(
        'This amount will be deducted on 23 Nov 2026. Paying now may charge you twice.',
      ),
    ).toBeTruthy();
  });

  it('says how much of the sum that is, where other accounts are paid by hand', async () => {
    renderState(states.recurring);
    expect(await screen.findByText('Paid by recurring card')).toBeTruthy();
    expect(
      screen.getByText('S$80.00 will be deducted on 03 Dec 2026. Paying it now may charge you twice.'),
    ).toBeTruthy();
  });

  it('says each day on which some of it is deducted', async () => {
    renderState(states.giroOnTwoDays);
    expect(await screen.findAllByText('Paid by GIRO')).toHaveLength(1);
    expect(
      screen.getByText(
        'S$48.45 will be deducted on 03 Dec 2026, S$80.00 on 04 Dec 2026. Paying it now may charge you twice.',
      ),
    ).toBeTruthy();
  });

  it('is not spoken of where the customer pays', async () => {
    renderState(states.due);
    await screen.findByText('13 days left');
    expect(screen.queryByText(/Paid by|deducted/)).toBeNull();
  });
});

describe('the statement of somebody who owes nothing', () => {
  it('says so, how it was paid and when to look again', async () => {
    renderState(states.nothing);
    expect(await screen.findByText('Nothing to pay.')).toBeTruthy();
    expect(screen.getByText(/^Last payment/).textContent).toBe(
      'Last payment S$132.10 by PayNow on 02 Nov 2026. Your next bill comes around 18 Dec.',
    );
  });

  it('shows a credit with its minus', async () => {
    renderState(states.credit);
    expect(await screen.findByText('You have a credit. Nothing to pay.')).toBeTruthy();
    expect(screen.getByText('minus 212 dollars 40 cents')).toBeTruthy();
  });
});

describe('somebody who owes nothing or has a credit', () => {
  it('finds no pay act, but the bills, and with a credit the way to a refund', async () => {
    renderState(states.nothing);
    await screen.findByText('Nothing to pay.');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'View Bills and Payment History',
    ]);
    leaveState();
    renderState(states.credit);
    await screen.findByText('You have a credit. Nothing to pay.');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Request for Refund',
      'View Bills and Payment History',
    ]);
  });
});

describe('a balance that cannot be had', () => {
  it('is told in the words of its code, with what is safe and Try Again', async () => {
    renderState(states.failed);
    expect(await screen.findByText('An unexpected issue has occurred. Please try again later.')).toBeTruthy();
    expect(screen.getByText('Your bills and payments are safe.')).toBeTruthy();
  });

  it('counts as failed when only the part inside the answer failed', async () => {
    renderState(states.failedInside);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('keeps the button and its focus while it tries again, and says that it failed again', async () => {
    renderState(states.failed);
    const button = await screen.findByRole('button', { name: 'Try Again' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await screen.findByText('Still not working. Please try again later.');
    expect(document.activeElement).toBe(button);
  });

  it('shows the last known sum with its time when there is one', async () => {
    renderState(states.outOfDate);
    expect(await screen.findByText(/^As of /, {}, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByText('128 dollars 45 cents')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  });
});

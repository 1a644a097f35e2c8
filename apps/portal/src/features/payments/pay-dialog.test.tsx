import { cents } from '@portal/domain/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState } from '../../gallery/test/render-state.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { states } from './pay-dialogs.states.tsx';
import { mockCode, mockOne } from './payments.mocks.ts';
import {
  code,
  draw,
  enter,
  getAmount,
  getKeys,
  keysOfRequests,
  leave,
  patient,
  showButton,
} from './test/paying.tsx';

afterEach(leave);

describe('a customer with one bill', () => {
  it('sees the code at once, for all that is due, with what the bank must show', async () => {
    const { requests } = draw(states.ready);
    expect((await code()).getAttribute('alt')).toBe(
      'PayNow QR code for S$128.45, reference 0089345216702611204817',
    );
    expect(requests()).toEqual([
      {
        name: 'paynowRequest',
        input: {
          account_number: '008934521670',
          system_type: 'EBS',
          bp_number: '1000145021',
          amount: 12_845,
          currency: 'SGD',
          channel: 'UPORTAL',
        },
      },
    ]);
    expect(document.body.textContent).toContain(
      'Demo Utilities, UEN 202400001N, reference 0089345216702611204817',
    );
    expect(screen.getByText(/Full amount due 03 Dec 2026\./)).toBeTruthy();
    expect(screen.getByText('11:59 PM today')).toBeTruthy();
    expect(screen.queryByRole('timer'), 'it counts down in the last hour only').toBeNull();
  });

  it('sees the code for the part that the page asked for, and may still change it', async () => {
    const [account] = mockOne();
    if (!account) throw new Error('no account');
    const { requests } = draw({
      ...states.ready,
      rest: { ...states.ready.rest, paynowRequest: { data: mockCode(8_640) } },
      render: () => (
        <PayDialog
          accounts={[account]}
          wanted={{ account: account.account, amount: cents(8_640) }}
          premises="Blk 145 Lorong 2 Toa Payoh #08-21"
          canKeep
          onClose={() => undefined}
        />
      ),
    });
    expect((await code()).getAttribute('alt')).toContain('for S$86.40,');
    expect(requests()).toMatchObject([{ input: { amount: 8_640 } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect((await getAmount('8934521670')).value).toBe('86.40');
  });

  it('gets the drawing as a picture, never as markup of the page', async () => {
    draw(states.ready);
    const picture = await code();
    expect(picture.tagName).toBe('IMG');
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    expect(picture.parentElement?.querySelector('svg, path')).toBeNull();
  });

  it('is shown no code that says another amount than was asked for', async () => {
    draw(states.ready, { paynowRequest: { data: mockCode(12_846) } });
    expect(await screen.findByRole('alert', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^PayNow QR code/ })).toBeNull();
  });

  it('changes the amount in place, and what was typed stays', async () => {
    const { requests } = draw(states.ready, {
      paynowRequest: (count) => ({ data: mockCode(count === 1 ? 12_845 : 5_000) }),
    });
    await code();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(document.activeElement, 'the amount is what changes').toBe(await getAmount('8934521670'));
    await enter('8934521670', '50.00');
    expect(screen.getByText('S$78.45 will still be due')).toBeTruthy();
    fireEvent.click(await showButton());
    await waitFor(async () => expect((await code()).getAttribute('alt')).toContain('S$50.00'), patient);
    expect(requests()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect((await getAmount('8934521670')).value).toBe('50.00');
  });

  it('a customer with one bill who goes back and asks for the same sees the same code: it may have been scanned', async () => {
    const { requests } = draw(states.ready);
    await code();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    fireEvent.click(await showButton());
    await code();
    expect(requests()).toHaveLength(1);
  });

  it('paid by GIRO is asked first, and warned', async () => {
    const { requests } = draw(states.giro);
    expect(await screen.findByText('Paid by GIRO', {}, patient)).toBeTruthy();
    expect(
      screen.getByText('This amount will be deducted on 03 Dec 2026. Paying now may charge you twice.'),
    ).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  it('paid by GIRO after the due date is warned of the second attempt, and of its part of the sum', async () => {
    draw(states.giroAgain);
    expect(
      await screen.findByText(
        'S$48.45 will be deducted on 23 Nov 2026. Paying now may charge you twice.',
        {},
        patient,
      ),
    ).toBeTruthy();
  });

  it('paid by card is warned in its own words', async () => {
    draw(states.card);
    expect(await screen.findByText('Paid by recurring card', {}, patient)).toBeTruthy();
  });
});

describe('a customer whose money is being checked', () => {
  it('is asked for the rest alone, and no code is made before', async () => {
    const { requests } = draw(states.restToPay, { paynowRequest: { data: mockCode(6_840) } });
    expect((await getAmount('8934521670')).value).toBe('68.40');
    expect(screen.getByText('S$60.05 has come and is being checked. S$68.40 is still to pay.')).toBeTruthy();
    expect(requests()).toEqual([]);
    fireEvent.click(await showButton());
    await code();
    expect(requests()[0]?.input).toMatchObject({ amount: 6_840 });
  });

  it('is asked first when the amount would pay it again', async () => {
    const { requests } = draw(states.askedAgain);
    await enter('8934521670', '128.45');
    expect(screen.getByText('S$60.05 more than is still to pay')).toBeTruthy();
    fireEvent.click(await showButton());
    const question = await screen.findByRole('alert', {}, patient);
    expect(question.textContent).toBe(
      'S$60.05 has already comeIt is being checked. Only S$68.40 is still to pay. If you pay S$128.45 now, you pay part of it twice.',
    );
    expect(requests()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Change the amount' }));
    expect((await getAmount('8934521670')).value).toBe('68.40');
    await enter('8934521670', '128.45');
    fireEvent.click(await showButton());
    fireEvent.click(await screen.findByRole('button', { name: 'Show the code anyway' }));
    await code();
    expect(requests()).toHaveLength(1);
  });

  it('owes nothing more than what is being checked: no code is offered first', async () => {
    const { requests } = draw(states.covered);
    expect(await screen.findByText('It covers all that is due.', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show QR code' })).toBeNull();
    expect(requests()).toEqual([]);
  });
});

describe('a press', () => {
  it('sends once, however often it is repeated', async () => {
    const { requests } = draw(states.several, { paynowRequest: { delay: 'infinite' } });
    const button = await showButton();
    // Before the page can say that it is under way.
    act(() => {
      button.click();
      button.click();
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Making the code' }));
    await waitFor(() => expect(requests()).toHaveLength(1));
  });

  it('a press whose answer was lost is repeated under the same key, and shows the code', async () => {
    draw(states.several, {
      paynowRequest: (count) => (count === 1 ? { isCut: true } : { data: mockCode(15_725) }),
    });
    const keys = keysOfRequests();
    fireEvent.click(await showButton());
    await screen.findByRole('alert', {}, patient);
    fireEvent.click(await showButton());
    await code();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is repeated under the same key after a reload and in a second tab, so that there is one order', async () => {
    const keys = getKeys(() => draw(states.readyForSeveral));
    fireEvent.click(await showButton());
    await code();
    leaveState();
    const later = getKeys(() => draw(states.readyForSeveral));
    fireEvent.click(await showButton());
    await code();
    expect(later).toEqual(keys);
  });

  it('is a new try when the code before it can no longer be paid', async () => {
    const first = getKeys(() => draw(states.ready));
    await code();
    leaveState();
    const later = getKeys(() =>
      draw(states.ready, {
        paynowRequest: (count) => (count === 1 ? { error: 'SK_PAY_1003' } : { data: mockCode(12_845) }),
      }),
    );
    await code();
    expect(later[0]).toBe(first[0]);
    expect(later[1]).not.toBe(first[0]);
  });

  it('a press that was refused is told, and the next one is a new try', async () => {
    draw(states.several, {
      paynowRequest: (count) => (count === 1 ? { error: 'SK_PAY_1001' } : { data: mockCode(15_725) }),
    });
    const keys = keysOfRequests();
    fireEvent.click(await showButton());
    expect((await screen.findByRole('alert', {}, patient)).textContent).toContain('Exceeded Amount');
    fireEvent.click(await showButton());
    await code();
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('a press that ends the session is told by the end of the session', async () => {
    draw(states.several, { paynowRequest: { error: 'SK_SEC_1000' } });
    fireEvent.click(await showButton());
    await showButton();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('maintenance', () => {
  it('permanent maintenance stands where the button was, and no code is made', async () => {
    const { requests } = draw({
      ...states.rests,
      render: () => <PayDialog accounts={mockOne()} premises="Blk 145" canKeep onClose={() => {}} />,
    });
    expect(await screen.findByText('PayNow QR is not available just now', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show QR code' })).toBeNull();
    expect(requests()).toEqual([]);
  });

  it('any other maintenance is announced, and paying stays', async () => {
    draw(states.told, { paynowRequest: { data: mockCode(15_725) } });
    expect(await screen.findByText(/receipts may take some minutes longer/, {}, patient)).toBeTruthy();
    fireEvent.click(await showButton());
    await code();
  });

  it('maintenance that begins meanwhile is told in the words of the staff', async () => {
    draw(states.several, {
      paynowRequest: { error: 'SK_PAY_1002', details: [{ field: 'feature', message: 'Back at six.' }] },
    });
    fireEvent.click(await showButton());
    expect((await screen.findByRole('alert', {}, patient)).textContent).toContain('Back at six.');
  });

  it('maintenance that cannot be asked about stops nobody', async () => {
    draw(states.ready, { checkFeature: { error: 'SK_UNKNOWN_1001' } });
    await code();
  });
});

import { cents } from '@portal/domain/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PayDialog } from '../pay-dialog.tsx';
import { states } from '../pay-dialogs.states.tsx';
import { mockCode, mockEvent, mockOne, mockOrderId, mockPayment, mockUnmatched } from '../payments.mocks.ts';
import { code, draw, getAmount, leave, patient } from '../test/paying.tsx';

afterEach(leave);

describe('a code', () => {
  it('a code that has ended is made again under Regenerate, with the amounts it had', async () => {
    const { requests } = draw(states.expired, {
      paynowRequest: (count) => ({
        data: count === 1 ? mockCode(12_845, { expired_at: '2026-11-19T15:59:59.000Z' }) : mockCode(),
      }),
      paymentEvents: (count) => ({ events: [mockEvent(count === 1 ? 'EXPIRED' : 'PENDING')] }),
    });
    expect(await screen.findByText('This code has expired', {}, patient)).toBeTruthy();
    expect(screen.getByText(/It was valid once, until 11:59 PM yesterday\./)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^PayNow QR code/ })).toBeNull();
    // The same order number here; in life every code has its own.
    await waitFor(() => {
      // It takes no press while the amounts owed are refreshed.
      if (requests().length === 1) fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
      expect(requests()).toHaveLength(2);
    });
    expect(requests()[1]?.input).toEqual(requests()[0]?.input);
  });

  it('a code whose day ended by a clock that the page had wrong says so, and the next one is good for today', async () => {
    draw(states.nextDay, {
      paynowRequest: (count) => ({
        data:
          count === 1
            ? mockCode()
            : mockCode(12_845, { order_id: 'PN-2611-204818', expired_at: '2026-11-21T15:59:59.000Z' }),
      }),
      paymentEvents: (count) => ({ events: [mockEvent(count === 1 ? 'EXPIRED' : 'PENDING')] }),
    });
    expect(
      await screen.findByText(/It was valid once, until 11:59 PM yesterday\./, {}, patient),
    ).toBeTruthy();
    expect(screen.queryByText(/A newer code has replaced it/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    await code();
    expect(screen.getByText('11:59 PM today')).toBeTruthy();
    expect(screen.queryByRole('timer'), 'it counts down in the last hour only').toBeNull();
  });

  it('a code that ended before its time was replaced or closed', async () => {
    draw(states.replaced);
    expect(
      await screen.findByText(/A newer code has replaced it, or its amount is no longer due\./, {}, patient),
    ).toBeTruthy();
  });

  it('a code whose account was paid another way says that nothing more is due', async () => {
    draw(states.paidOtherwise);
    expect(await screen.findByText('Nothing to pay.', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  });

  it('a code of which a part was paid another way leads to what is left', async () => {
    let hearBalance = (_: number) => {};
    function Owing() {
      const [amount, setAmount] = useState(12_845);
      hearBalance = setAmount;
      const accounts = mockOne({ amount: cents(amount) });
      return <PayDialog accounts={accounts} premises="Blk 145" canKeep onClose={() => {}} />;
    }
    const { requests } = draw({ ...states.replaced, render: () => <Owing /> });
    await screen.findByRole('button', { name: 'Regenerate' }, patient);
    act(() => hearBalance(5_000));
    fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect((await getAmount('8934521670')).value).toBe('50.00');
    expect(requests()).toHaveLength(1);
  });

  it('a code whose bill was paid by its slip meanwhile, with money that is being checked, offers no other code', async () => {
    const { requests } = draw(states.paidBySlip);
    expect(await screen.findByText('It covers all that is due.', {}, patient)).toBeTruthy();
    expect(screen.getByText('128 dollars 45 cents')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pay another amount anyway' }));
    expect((await getAmount('8934521670')).value).toBe('');
    expect(requests()).toHaveLength(1);
  });

  it('a code that ended without a known reason claims none', async () => {
    draw(states.endedUntold);
    expect(await screen.findByText(/It can no longer be paid\./, {}, patient)).toBeTruthy();
    expect(screen.queryByText(/A newer code|It was valid once/)).toBeNull();
  });

  it('ends by itself at the second it names', async () => {
    draw({ ...states.lastMinute, now: '2026-11-20T15:59:59.400Z' });
    await code();
    expect(await screen.findByText('This code has expired', {}, patient)).toBeTruthy();
  });

  it('speaks of its end at a few steps, not every second', async () => {
    draw({ ...states.lastMinute, now: '2026-11-20T15:58:59.300Z' });
    await code();
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(spoken().join()).not.toContain('more');
    await waitFor(() => expect(spoken()).toContain('This code is valid for one more minute.'), patient);
  });

  it('is not kept on a device of nobody', async () => {
    draw(states.kiosk);
    await code();
    expect(screen.queryByRole('button', { name: 'Save image' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('can be shared only where the device hands files on', async () => {
    draw(states.ready);
    await code();
    expect(screen.getByRole('button', { name: 'Save image' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    leave();
    draw(states.shares);
    await code();
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  });

  it('a code that replaces what somebody had in hand takes the focus, so that it is not lost', async () => {
    draw(states.readyForSeveral);
    await screen.findByText('Two of three accounts', {}, patient);
    const button = screen.getByRole('button', { name: 'Show QR code' });
    button.focus();
    fireEvent.click(button);
    const picture = await code();
    await waitFor(() => expect(document.activeElement?.contains(picture)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('a payment', () => {
  it('turns the code into the receipt by itself, and what is owed is asked for anew', async () => {
    const { page } = draw(states.paid);
    expect(await screen.findByRole('heading', { name: 'Payment received' }, patient)).toBeTruthy();
    const facts = within(await screen.findByRole('region', { name: 'Payment received' }));
    for (const fact of ['20 Nov 2026, 3:42 PM', 'PayNow', '8934521670', mockOrderId])
      expect(await facts.findByText(fact, {}, patient)).toBeTruthy();
    expect(
      await screen.findByText('Nothing more to pay. Your balance is now S$0.00.', {}, patient),
    ).toBeTruthy();
    expect(page.ownerDocument.body.textContent).not.toContain('Waiting for payment');
  });

  it('a payment that must be looked at is told as being checked, with what happens next', async () => {
    draw(states.checking);
    expect(await screen.findByText('Your payment is being checked', {}, patient)).toBeTruthy();
    expect(screen.getByText('128 dollars 45 cents'), 'what the code asked for').toBeTruthy();
    expect(screen.getByText('60 dollars 5 cents'), 'what came').toBeTruthy();
    expect(screen.getByText('It was S$68.40 less than the code asked for.')).toBeTruthy();
    const next = within(screen.getByRole('list', { name: 'What happens next' })).getAllByRole('listitem');
    expect(next.map(({ textContent }) => textContent)).toEqual([
      'Your money is safe. Do not pay it again.',
      'Our staff will add it to your account or send it back.',
      'Until then, Payments shows it as being checked.',
    ]);
    expect(screen.queryByRole('img', { name: /^PayNow QR code/ })).toBeNull();
  });

  it('money that comes after its code has ended turns the dialog to being checked, without another code', async () => {
    const late = mockEvent('CHECKING', mockUnmatched({ amount: 12_845, reason: 'late' }));
    const { requests } = draw(states.paidLate, {
      // No stream: asked every three seconds, first when the code has just ended.
      paymentEvents: { error: 'SK_BUSY_1001' },
      payment: (count) => ({
        data: mockPayment({
          status: count === 1 ? 'EXPIRED' : 'CHECKING',
          unmatched_payments: count === 1 ? [] : late.unmatched_payments,
        }),
      }),
    });
    expect(await screen.findByRole('button', { name: 'Regenerate' }, patient)).toBeTruthy();
    expect(await screen.findByText('It was paid after the code had expired.', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay the other/ }), 'nothing else is owed').toBeNull();
    expect(requests()).toHaveLength(1);
  });

  it('money for a part leads to the rest, never to the full sum again', async () => {
    const { requests } = draw(states.checking);
    fireEvent.click(await screen.findByRole('button', { name: 'Pay the other S$68.40' }, patient));
    expect((await getAmount('8934521670')).value).toBe('68.40');
    expect(screen.getByText('S$60.05 has come and is being checked. S$68.40 is still to pay.')).toBeTruthy();
    expect(requests()).toHaveLength(1);
  });

  it('money that staff send back is shown with its reason, and the code can be paid again', async () => {
    draw(states.sentBack);
    expect(
      await screen.findByText(
        'We have sent S$60.05 back to you. It was S$68.40 less than the code asked for.',
        {},
        patient,
      ),
    ).toBeTruthy();
    expect(await code()).toBeTruthy();
  });

  it('is learned of by asking where events do not come through', async () => {
    draw(states.ready, {
      paymentEvents: { error: 'SK_BUSY_1001' },
      payment: { data: mockPayment() },
    });
    expect(await screen.findByRole('heading', { name: 'Payment received' }, patient)).toBeTruthy();
  });

  it('is waited for while the network is gone, and that is said', async () => {
    draw(states.unreached);
    await code();
    expect(await screen.findByText(/We cannot reach the portal just now/, {}, patient)).toBeTruthy();
    expect(await code()).toBeTruthy();
  });

  it('is followed no further when somebody leaves', async () => {
    const onClose = vi.fn();
    const { calls } = draw({
      ...states.ready,
      render: () => <PayDialog accounts={mockOne()} premises="Blk 145" canKeep onClose={onClose} />,
    });
    await code();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(calls.some(({ name }) => name === 'paymentEvents')).toBe(true));
    const before = calls.length;
    leave();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toHaveLength(before);
  });
});

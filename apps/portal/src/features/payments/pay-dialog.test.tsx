import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState, RestAnswers } from '../../gallery/state.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { states } from './pay-dialogs.states.tsx';
import { mockCode, mockEvent, mockOne, mockOrderId, mockPayment, mockSeveral } from './payments.mocks.ts';

afterEach(leaveState);

const patient = { timeout: 4_000 };
const code = () => screen.findByRole('img', { name: /^PayNow QR code/ }, patient);
const showButton = () => screen.findByRole('button', { name: 'Show QR code' }, patient);
const amountOf = (account: string) =>
  screen.findByLabelText<HTMLInputElement>(`Amount for account ${account}`, {}, patient);

async function enter(account: string, text: string) {
  const field = await amountOf(account);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

function draw(state: GalleryState, rest: RestAnswers = {}) {
  const drawn = renderState({ ...state, rest: { ...state.rest, ...rest } });
  const requests = () => drawn.asked.filter(({ name }) => name === 'paynowRequest');
  return { ...drawn, requests };
}

/** The idempotency keys of the requests, in order. */
function keysOfRequests(): string[] {
  const keys: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith('/paynow/request'))
      keys.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
    return answer(input, init);
  };
  return keys;
}

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
    expect(
      screen.getByText(/^Demo Utilities, UEN 202400001N, reference 0089345216702611204817\.$/),
    ).toBeTruthy();
    expect(screen.getByText(/Full amount due 3 Dec 2026\./)).toBeTruthy();
    expect(screen.getByText('11:59 PM today')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('8:58:00 left');
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
    await enter('8934521670', '50.00');
    expect(screen.getByText('Part; S$78.45 stays due')).toBeTruthy();
    fireEvent.click(await showButton());
    await waitFor(async () => expect((await code()).getAttribute('alt')).toContain('S$50.00'), patient);
    expect(requests()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect((await amountOf('8934521670')).value).toBe('50.00');
  });

  it('who goes back and asks for the same sees the same code: it may have been scanned', async () => {
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
      screen.getByText('This amount will be deducted on 3 Dec 2026. Paying now may charge you twice.'),
    ).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  it('paid by card is warned in its own words', async () => {
    draw(states.card);
    expect(await screen.findByText('Paid by recurring card', {}, patient)).toBeTruthy();
  });
});

describe('amounts', () => {
  it.each([
    ['', 'Amount is a required field'],
    ['abc', 'Amount must be numeric'],
    ['0', 'Amount must be more than 0'],
    ['1.234', 'Amount must have at most 2 decimal places'],
    ['61.06', 'Exceeded Amount'],
  ])('%j is refused with the words %s', async (typed, words) => {
    draw(states.several);
    const field = await enter('8934520026', typed);
    expect(screen.getByText(words)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(typed);
    expect(screen.getByText('Account 8934520026 is not counted yet.')).toBeTruthy();
  });

  it('are not judged while somebody types', async () => {
    draw(states.several);
    fireEvent.change(await amountOf('8934520026'), { target: { value: '700' } });
    expect(screen.queryByText('Exceeded Amount')).toBeNull();
  });

  it('that are wrong lead back to their field, and nothing is sent', async () => {
    const { requests } = draw(states.several);
    const field = await enter('8934520026', '70.00');
    fireEvent.click(await showButton());
    expect(document.activeElement).toBe(field);
    expect(requests()).toEqual([]);
  });

  it('of accounts that are collected start unticked; the sum counts the others', async () => {
    draw(states.several);
    await amountOf('8934520018');
    expect(screen.queryByLabelText('Amount for account 8934520034')).toBeNull();
    expect(screen.getByText('157 dollars 25 cents')).toBeTruthy();
    expect(screen.getByText('Two of three accounts')).toBeTruthy();
  });

  it('of several accounts go into one code, each with its part', async () => {
    const { requests } = draw(states.several, { paynowRequest: { data: mockCode(14_620) } });
    await enter('8934520026', '50.00');
    fireEvent.click(await showButton());
    await code();
    expect(requests()[0]?.input).toMatchObject({
      amount: 14_620,
      accounts: [
        { account_number: '008934520018', amount: 9_620 },
        { account_number: '008934520026', amount: 5_000 },
      ],
    });
    expect(screen.getByText(/For two accounts\./)).toBeTruthy();
  });

  it('without any account ticked are told so', async () => {
    const { requests } = draw(states.several);
    await amountOf('8934520018');
    for (const tick of screen.getAllByRole('checkbox', { checked: true })) fireEvent.click(tick);
    fireEvent.click(await showButton());
    expect(await screen.findByText('Please tick at least one account.')).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  it('that nobody owes leave nothing to pay', async () => {
    const { requests } = draw(states.nothing);
    expect(await screen.findByText('Nothing to pay.', {}, patient)).toBeTruthy();
    expect(requests()).toEqual([]);
  });
});

describe('a press', () => {
  it('sends once, however often it is repeated', async () => {
    const { requests } = draw(states.several, { paynowRequest: { delay: 'infinite' } });
    const button = await showButton();
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: 'Making the code' }));
    await waitFor(() => expect(requests()).toHaveLength(1));
  });

  it('whose answer was lost is repeated under the same key, and shows the code', async () => {
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

  it('that was refused is told, and the next one is a new try', async () => {
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

  it('that ends the session is told by the end of the session', async () => {
    draw(states.several, { paynowRequest: { error: 'SK_SEC_1000' } });
    fireEvent.click(await showButton());
    await showButton();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a code', () => {
  it('that has ended is made again under Regenerate, with the amounts it had', async () => {
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
    fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests()[1]?.input).toEqual(requests()[0]?.input);
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
  });
});

describe('a payment', () => {
  it('turns the code into the receipt by itself, and what is owed is asked for anew', async () => {
    const { page } = draw(states.paid);
    expect(await screen.findByRole('heading', { name: 'Payment received' }, patient)).toBeTruthy();
    const facts = within(await screen.findByRole('region', { name: 'Payment received' }));
    for (const fact of ['20 Nov 2026, 3:42 PM', 'PayNow', '8934521670', mockOrderId])
      expect(await facts.findByText(fact, {}, patient)).toBeTruthy();
    expect(page.ownerDocument.body.textContent).not.toContain('Waiting for payment');
  });

  it('that must be looked at is told as being checked, with nothing more to pay', async () => {
    draw(states.checking);
    expect(await screen.findByText('Your payment is being checked', {}, patient)).toBeTruthy();
    expect(screen.getByText(/Do not pay again/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^PayNow QR code/ })).toBeNull();
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
    const { asked } = draw({
      ...states.ready,
      render: () => <PayDialog accounts={mockOne()} premises="Blk 145" canKeep onClose={onClose} />,
    });
    await code();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(asked.some(({ name }) => name === 'paymentEvents')).toBe(true));
    const before = asked.length;
    leaveState();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toHaveLength(before);
  });
});

describe('maintenance', () => {
  it('of the permanent kind stands where the button was, and no code is made', async () => {
    const { requests } = draw({
      ...states.rests,
      render: () => <PayDialog accounts={mockOne()} premises="Blk 145" canKeep onClose={() => {}} />,
    });
    expect(await screen.findByText('PayNow QR is not available just now', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show QR code' })).toBeNull();
    expect(requests()).toEqual([]);
  });

  it('of any other kind is told, and paying stays', async () => {
    draw(states.told, { paynowRequest: { data: mockCode(15_725) } });
    expect(await screen.findByText(/receipts may take some minutes longer/, {}, patient)).toBeTruthy();
    fireEvent.click(await showButton());
    await code();
  });

  it('that begins meanwhile is told in the words of the staff', async () => {
    draw(states.several, {
      paynowRequest: { error: 'SK_PAY_1002', details: [{ field: 'feature', message: 'Back at six.' }] },
    });
    fireEvent.click(await showButton());
    expect((await screen.findByRole('alert', {}, patient)).textContent).toContain('Back at six.');
  });

  it('that cannot be asked about stops nobody', async () => {
    draw(states.ready, { checkFeature: { error: 'SK_UNKNOWN_1001' } });
    await code();
  });
});

describe('several accounts', () => {
  it('are announced with their premises', async () => {
    draw({
      ...states.several,
      render: () => (
        <PayDialog accounts={mockSeveral()} premises="Blk 9 Jalan Rajah #03-02" canKeep onClose={() => {}} />
      ),
    });
    expect(
      await screen.findByText(
        'Three accounts at Blk 9 Jalan Rajah #03-02. One code pays all you tick.',
        {},
        patient,
      ),
    ).toBeTruthy();
  });
});

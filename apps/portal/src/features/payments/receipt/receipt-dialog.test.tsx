import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { mockOrderId, mockPayment } from '../payments.mocks.ts';
import { patient } from '../test/paying.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { states } from './receipt-dialogs.states.tsx';

afterEach(() => {
  leaveState();
  vi.restoreAllMocks();
});

const saveButton = () => screen.findByRole('button', { name: 'Save receipt (PDF)' }, patient);

describe('a receipt', () => {
  it('says what was paid, when, how and for what, and what is owed now', async () => {
    renderState(states.ready);
    expect(await screen.findByText('128 dollars 45 cents', {}, patient)).toBeTruthy();
    expect(screen.getByText('Nothing more to pay. Your balance is now S$0.00.')).toBeTruthy();
    for (const fact of [
      '20 Nov 2026, 3:42 PM',
      '8934521670',
      'Blk 145 Lorong 2 Toa Payoh #08-21',
      mockOrderId,
    ])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it('the receipt of several accounts shows the whole and the part of each', async () => {
    renderState(states.several);
    expect(await screen.findByText('146 dollars 20 cents', {}, patient)).toBeTruthy();
    expect(screen.getByText('Account 8934520018').nextElementSibling?.textContent).toBe('S$96.20');
    expect(screen.getByText('Account 8934520026').nextElementSibling?.textContent).toBe('S$50.00');
    expect(screen.getByText('S$11.05 is still due.')).toBeTruthy();
  });

  it('is saved under its own name, asked for in a body and not in an address', async () => {
    const { calls } = renderState({
      ...states.ready,
      rest: {
        ...states.ready.rest,
        receiptDownload: { data: new Blob(['%PDF'], { type: 'application/pdf' }) },
      },
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    fireEvent.click(await saveButton());
    await waitFor(() => expect(saved).toEqual([`Receipt-${mockOrderId}.pdf`]));
    expect(calls.at(-1)).toEqual({ name: 'receiptDownload', input: { orderId: mockOrderId } });
  });

  it('a receipt that cannot be saved says so in the words of the specification, and can be tried again', async () => {
    const { calls } = renderState(states.notSaved);
    fireEvent.click(await saveButton());
    expect(
      await screen.findByText('An unexpected error has occured. Please try again later.', {}, patient),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(calls.filter(({ name }) => name === 'receiptDownload')).toHaveLength(2));
  });

  it('is not saved on a device of nobody', async () => {
    renderState(states.kiosk);
    await screen.findByText(mockOrderId, {}, patient);
    expect(screen.queryByRole('button', { name: 'Save receipt (PDF)' })).toBeNull();
  });

  it('a receipt that cannot be had says that the payment is safe, and comes with another try', async () => {
    renderState({
      ...states.failed,
      rest: { payment: (count) => (count === 1 ? { error: 'SK_UNKNOWN_1001' } : { data: mockPayment() }) },
    });
    expect(await screen.findByText('Your payment is safe.', {}, patient)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(mockOrderId, {}, patient)).toBeTruthy();
  });

  it('a receipt that stood open from the start hands the focus to the heading of the page when it closes', async () => {
    const Page = () => {
      const [isOpen, setOpen] = useState(true);
      const close = () => setOpen(false);
      return (
        <main>
          <h1>Pay by PayNow QR</h1>
          {isOpen && (
            <ReceiptDialog orderId={mockOrderId} premises="" balance={null} canKeep onClose={close} />
          )}
        </main>
      );
    };
    renderState({ ...states.ready, render: () => <Page /> });
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }, patient));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('gives the focus back to what opened it', async () => {
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <main>
          <h1>Bills</h1>
          <button type="button" onClick={() => setOpen(true)}>
            Show
          </button>
          {isOpen && (
            <ReceiptDialog
              orderId={mockOrderId}
              premises=""
              balance={null}
              canKeep
              onClose={() => setOpen(false)}
            />
          )}
        </main>
      );
    };
    renderState({ ...states.ready, render: () => <Page /> });
    const opener = screen.getByRole('button', { name: 'Show' });
    opener.focus();
    fireEvent.click(opener);
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }, patient));
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(document.activeElement).toBe(opener);
  });

  it('is none where money is being checked, or none has come', async () => {
    renderState(states.checking);
    expect(await screen.findByText('Your payment is being checked', {}, patient)).toBeTruthy();
    leaveState();
    renderState(states.unpaid);
    expect(await screen.findByText('Not paid yet', {}, patient)).toBeTruthy();
    expect(screen.queryByText('Payment received')).toBeNull();
  });
});

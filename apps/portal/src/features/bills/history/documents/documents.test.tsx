import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../../../gallery/test/render-state.tsx';
import { KeepingContext } from '../../../../lib/keeping.ts';
import { currentToast } from '../../../../ui/dialogs/toast.ts';
import { states } from '../bills.states.tsx';

afterEach(leaveState);

describe('bills and receipts', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL ??= () => 'blob:none';
    URL.revokeObjectURL ??= () => {};
  });
  afterEach(() => vi.restoreAllMocks());

  it('are saved under the names of the account and the period', async () => {
    const { calls } = renderState(states.billNotSaved);
    fireEvent.click(await screen.findByRole('button', { name: /^Bill PDF, October 2026 bill/ }));
    await screen.findByRole('alertdialog');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(saved).toEqual(['8934521670-Oct-2026.pdf']));
    expect(currentToast()?.text).toBe('Bill PDF saved.');
    expect(calls.filter(({ name }) => name === 'billDownload').map(({ input }) => input)).toEqual([
      { encryptedUrl: 'sealed-2026-10', period: 'Oct 2026', accountNo: '8934521670' },
      { encryptedUrl: 'sealed-2026-10', period: 'Oct 2026', accountNo: '8934521670' },
    ]);
    expect(calls.filter(({ name }) => name === 'bills:billHistory')).toHaveLength(2);
  });

  it('bills and receipts that were paid are shown over the page by Receipt, each under its own name', async () => {
    const { receipts } = renderState(states.payments);
    fireEvent.click(await screen.findByRole('button', { name: /^Receipt, Payment, 7-Eleven, 29 Aug 2026/ }));
    expect(receipts).toEqual(['PN-2608-008892']);
  });

  it('have receipts on a kiosk too, where no bill is saved', async () => {
    renderState({
      ...states.ready,
      render: () => <KeepingContext value={false}>{states.ready.render()}</KeepingContext>,
    });
    expect((await screen.findAllByRole('button', { name: /^Receipt, Payment, PayNow/ })).length).toBe(2);
    expect(screen.queryByRole('button', { name: /Bill PDF/ })).toBeNull();
  });

  it('asked for twice in a hurry are one request', async () => {
    const { calls } = renderState(states.saving);
    const button = await screen.findByRole('button', { name: /^Bill PDF, October 2026 bill/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole('button', { name: /^Saving Bill PDF, October 2026 bill/ });
    fireEvent.click(button);
    expect(calls.filter(({ name }) => name === 'billDownload')).toHaveLength(1);
  });

  it('are told as failed in the same words, and closing the alert leaves the page as it was', async () => {
    renderState(states.billNotSaved);
    fireEvent.click(await screen.findByRole('button', { name: /^Bill PDF, October 2026 bill/ }));
    const alert = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(alert.textContent).toContain('An unexpected error has occured. Please try again later.');
    fireEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: /^Bill PDF, October 2026 bill/ })).toBeTruthy();
  });

  it('have no button where a payment has no receipt', async () => {
    renderState(states.longNames);
    const row = await screen.findByRole('row', { name: /automated corporate/ });
    expect(within(row).queryByRole('button')).toBeNull();
  });
});

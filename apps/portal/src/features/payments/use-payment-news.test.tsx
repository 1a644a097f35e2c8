import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RestAnswers } from '../../gallery/state.ts';
import { setSession } from '../../lib/session/session.ts';
import { currentToast, hideToast } from '../../ui/dialogs/toast.ts';
import { PayDialog } from './pay-dialog.tsx';
import { states } from './pay-dialogs.states.tsx';
import { mockEvent, mockOne } from './payments.mocks.ts';
import { code, draw, leave } from './test/paying.tsx';
import { usePaymentNews } from './use-payment-news.ts';

beforeEach(() =>
  setSession({ subject: 'mei', email: null, emailVerified: true, name: null, isInternal: false }),
);
afterEach(() => {
  leave();
  setSession(null);
  hideToast(currentToast()?.id ?? 0);
});

/** As behind the sign-in: the news are heard beside the dialog and after it. */
function Portal() {
  usePaymentNews();
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <PayDialog accounts={mockOne()} premises="Blk 145" canKeep onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Pay
    </button>
  );
}

async function closeWhileWaiting(then: RestAnswers) {
  const drawn = draw({ ...states.ready, render: () => <Portal /> }, then);
  await code();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  return drawn;
}
/** The dialog hears that it waits; whoever listens after it hears what has come. */
const afterwards = (status: 'PENDING' | 'SUCCESS' | 'CHECKING'): RestAnswers => ({
  paymentEvents: (count) => ({ events: [mockEvent(count === 1 ? 'PENDING' : status)] }),
});

describe('who closes the dialog while a code waits', () => {
  it('hears of the payment all the same', async () => {
    await closeWhileWaiting(afterwards('SUCCESS'));
    await waitFor(() =>
      expect(currentToast()?.text).toBe('Payment of S$128.45 received. The receipt is in Payments.'),
    );
  });

  it('hears that the money which came is being checked', async () => {
    await closeWhileWaiting(afterwards('CHECKING'));
    await waitFor(() => expect(currentToast()?.text).toContain('being checked'));
  });

  it('keeps the order: opened again, the dialog shows the same code and tells the rest itself', async () => {
    const { requests } = await closeWhileWaiting(afterwards('PENDING'));
    fireEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    await code();
    expect(requests()).toHaveLength(1);
    expect(currentToast()).toBeNull();
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { currentToast, hideToast } from '../../../ui/dialogs/toast.ts';
import { VerifyPage, type VerifySteps } from './verify.page.tsx';

const steps = (over: Partial<VerifySteps> = {}): VerifySteps => ({
  email: 'hui@example.com',
  isVerified: async () => false,
  resend: async () => {},
  goOn: vi.fn(),
  reload: vi.fn(),
  wasRequested: () => false,
  ...over,
});
const draw = (verifySteps: VerifySteps) =>
  renderState({ about: 'the page', answers: {}, render: () => <VerifyPage steps={verifySteps} /> });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  leaveState();
  const toast = currentToast();
  if (toast) hideToast(toast.id);
});

describe('asking for the e-mail to be verified', () => {
  it('names the address', () => {
    draw(steps());
    expect(screen.getByRole('heading').textContent).toBe('Please verify your email address.');
    expect(document.body.textContent).toContain('We have sent a verification e-mail to hui@example.com.');
  });

  it('moves on at once when it has been verified meanwhile', async () => {
    const verifySteps = steps({ isVerified: async () => true });
    draw(verifySteps);
    await waitFor(() => expect(verifySteps.goOn).toHaveBeenCalled());
  });

  it('looks again when the person comes back to this tab', async () => {
    let verified = false;
    const verifySteps = steps({ isVerified: async () => verified });
    draw(verifySteps);
    await new Promise((resolve) => setTimeout(resolve));
    verified = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(verifySteps.goOn).toHaveBeenCalled());
  });

  it('reloads on Continue', () => {
    const verifySteps = steps();
    draw(verifySteps);
    press('Continue');
    expect(verifySteps.reload).toHaveBeenCalledOnce();
  });

  it('says after Continue that it is still not verified, and only then', async () => {
    draw(steps({ wasRequested: () => true }));
    expect(
      await screen.findByText('Not verified yet. Please open the link in the e-mail first.'),
    ).toBeDefined();
    leaveState();
    draw(steps());
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByText(/Not verified yet/)).toBeNull();
  });
});

describe('sending the mail again', () => {
  it('confirms it', async () => {
    draw(steps());
    press('Resend Verification Email');
    await waitFor(() =>
      expect(currentToast()?.text).toBe('Verification email sent. Please check your email inbox.'),
    );
  });

  it('alerts when it was not sent', async () => {
    draw(steps({ resend: () => Promise.reject(new Error('limit')) }));
    press('Resend Verification Email');
    // The dialog's code is loaded when the first one opens.
    const alert = await screen.findByText(
      'Verification email has not been sent. Please try again.',
      {},
      { timeout: 10_000 },
    );
    expect(alert).toBeDefined();
  });

  it('takes no second press while it is being sent', async () => {
    const resend = vi.fn(() => new Promise<void>(() => {}));
    draw(steps({ resend }));
    press('Resend Verification Email');
    press('Resend Verification Email');
    await waitFor(() => expect(resend).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(resend).toHaveBeenCalledOnce();
  });
});

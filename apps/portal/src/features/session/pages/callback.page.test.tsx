import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInRefused } from '../identity-client.ts';
import { findPage } from '../load-account.ts';
import { CallbackPage, type CallbackSteps } from './callback.page.tsx';

const steps = (over: Partial<CallbackSteps> = {}): CallbackSteps => ({
  complete: async () => ({ returnTo: '/dashboard?account=8934521670', fromLogin: false }),
  pageOf: findPage,
  withMode: (path) => path,
  fromLogin: false,
  loadAccount: async () => ({ kind: 'ready' }),
  goTo: vi.fn(),
  logOut: vi.fn(async () => {}),
  ...over,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete window.dataLayer;
});

describe('coming back from the identity provider', () => {
  it('waits, and 500 ms after the account is ready goes to the page that was wanted', async () => {
    const callbackSteps = steps();
    render(<CallbackPage steps={callbackSteps} />);
    expect(screen.getByText('Please wait...')).toBeDefined();
    await vi.advanceTimersByTimeAsync(499);
    expect(callbackSteps.goTo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(callbackSteps.goTo).toHaveBeenCalledWith('/dashboard?account=8934521670');
  });

  it('keeps the mode on the way', async () => {
    const callbackSteps = steps({
      complete: async () => ({ returnTo: undefined, fromLogin: false }),
      withMode: (path) => `${path}?mode=mobile`,
    });
    render(<CallbackPage steps={callbackSteps} />);
    await vi.advanceTimersByTimeAsync(600);
    expect(callbackSteps.goTo).toHaveBeenCalledWith('/home?mode=mobile');
  });

  it('goes nowhere else, whatever was handed to the provider', async () => {
    const callbackSteps = steps({
      complete: async () => ({ returnTo: 'https://evil.example/', fromLogin: false }),
    });
    render(<CallbackPage steps={callbackSteps} />);
    await vi.advanceTimersByTimeAsync(600);
    expect(callbackSteps.goTo).toHaveBeenCalledWith('/home');
  });

  it('sends an unverified person to verify, not to what they wanted', async () => {
    const callbackSteps = steps({ loadAccount: async () => ({ kind: 'unverified' }) });
    render(<CallbackPage steps={callbackSteps} />);
    await vi.advanceTimersByTimeAsync(600);
    expect(callbackSteps.goTo).toHaveBeenCalledWith('/verify');
  });

  it('logs out with the code when the account cannot be had', async () => {
    const callbackSteps = steps({
      loadAccount: async () => ({ kind: 'failed', errorCode: 'SK_UNKNOWN_1001' }),
    });
    render(<CallbackPage steps={callbackSteps} />);
    await vi.advanceTimersByTimeAsync(600);
    expect(callbackSteps.goTo).toHaveBeenCalledWith('/logout?errorCode=SK_UNKNOWN_1001');
  });
});

describe('when the provider refuses', () => {
  const refused = () =>
    steps({ complete: () => Promise.reject(new Error('login_required: Robert <b>tables</b>')) });

  it('says so in our own words only', async () => {
    render(<CallbackPage steps={refused()} />);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading').textContent).toBe("Sorry, we can't process your request");
    expect(document.body.textContent).not.toContain('Robert');
    expect(document.title).toMatch(/^Error: /);
  });

  it('offers one button, back to the welcome page, that also logs out', async () => {
    const callbackSteps = refused();
    render(<CallbackPage steps={callbackSteps} />);
    await act(() => vi.advanceTimersByTimeAsync(1));
    fireEvent.click(screen.getByRole('button', { name: 'Back to welcome page' }));
    expect(callbackSteps.logOut).toHaveBeenCalledOnce();
  });
});

describe('what is told of a log-in', () => {
  const told = async (over: Partial<CallbackSteps>) => {
    render(<CallbackPage steps={steps(over)} />);
    await act(() => vi.advanceTimersByTimeAsync(600));
    return window.dataLayer;
  };
  const loggedIn = async () => ({ returnTo: undefined, fromLogin: true });

  it('is its success, once, also for somebody who has no account to show yet', async () => {
    expect(await told({ complete: loggedIn })).toEqual([{ event: 'login', result: 'Success' }]);
    cleanup();
    expect(
      await told({ complete: loggedIn, loadAccount: async () => ({ kind: 'not-linked' }) }),
    ).toHaveLength(2);
  });

  it('is the code of its failure', async () => {
    const loadAccount = async () => ({ kind: 'failed', errorCode: 'SK_UNKNOWN_1001' }) as const;
    expect(await told({ complete: loggedIn, loadAccount })).toMatchObject([
      { event: 'login', result: 'Failure', code: 'SK_UNKNOWN_1001' },
    ]);
  });

  it('is that the provider refused, without a word of it', async () => {
    const refused = new SignInRefused('access_denied for meilin@example.com');
    expect(await told({ complete: () => Promise.reject(refused) })).toEqual([
      {
        event: 'login',
        result: 'Failure',
        code: 'other',
        message: 'An unexpected issue has occurred. Please try again later.',
      },
    ]);
  });

  it('is nothing when nobody came from a log-in, unless the address says so', async () => {
    expect(await told({})).toBeUndefined();
    cleanup();
    expect(await told({ complete: () => Promise.reject(new Error('no state')) })).toBeUndefined();
    cleanup();
    expect(await told({ fromLogin: true })).toEqual([{ event: 'login', result: 'Success' }]);
  });
});

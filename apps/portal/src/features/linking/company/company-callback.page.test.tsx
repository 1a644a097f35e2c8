import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { mockCompany, mockReturn } from '../linking.mocks.ts';
import { CompanyCallbackPage, type CompanyCallbackProps } from './company-callback.page.tsx';
import { states } from './company-callback.states.tsx';

const FAILED = 'An error has occured while using MyInfo Business. Please try again.';
const CANCELLED = 'You cancelled at MyInfo Business. Nothing was sent to us.';
const found = { 'reg:companyDetails': { data: mockCompany() } } as const;
const success = { linkCompanyMyInfo: { data: { status: 'Success' } } } as const;

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  vi.useRealTimers();
  leaveState();
});

function open(
  answers: GalleryState['answers'],
  rest: NonNullable<GalleryState['rest']> = {},
  over: Partial<CompanyCallbackProps> = {},
) {
  const steps = {
    onRetrievalFailed: vi.fn(),
    tryAgain: vi.fn(),
    notMine: vi.fn(),
    onLinked: vi.fn(),
    goToDashboard: vi.fn(),
    onElsewhere: vi.fn(),
  };
  const props = {
    returned: mockReturn(),
    source: 'W',
    email: 'a@b.example',
    isInApp: false,
    isByHandOffered: true,
    steps,
    ...over,
  } as const;
  const state = {
    ...states.ready,
    answers,
    rest,
    render: () => (
      <StrictMode>
        <CompanyCallbackPage {...props} />
      </StrictMode>
    ),
  };
  return { ...renderState(state), steps, state };
}

const tick = () => screen.findByRole<HTMLInputElement>('checkbox');
const link = () => screen.getByRole('button', { name: 'Link this company' });
const agreeAndLink = async () => {
  fireEvent.click(await tick());
  fireEvent.click(link());
};

describe('somebody who comes back from the registry', () => {
  it('waits, then is asked whether this is their company', async () => {
    const { calls } = open(found);
    expect(screen.getByText('Please wait...')).toBeTruthy();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Is this your company?' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Sin Ming Baking Supplies Pte Ltd')).toBeTruthy();
    expect(screen.getByText('201900042H')).toBeTruthy();
    expect(screen.getByText('a@b.example')).toBeTruthy();
    expect(screen.getByText('Retrieved today, 2:58 PM')).toBeTruthy();
    expect(calls).toEqual([{ name: 'reg:companyDetails', input: { authCode: 'f3a1', state: 'Jq3k' } }]);
  });

  it('has what came back sent once, however often the page is drawn anew', async () => {
    const returned = mockReturn();
    const { calls, state } = open(found, {}, { returned });
    await tick();
    leaveState();
    const again = renderState(state);
    await tick();
    expect([...calls, ...again.calls].filter(({ name }) => name === 'reg:companyDetails')).toHaveLength(1);
  });

  it.each([
    ['SK_LINK_1003', { error: 'SK_LINK_1003' }],
    ['a limit', { error: 'SK_LIMIT_1001' }],
    ['no answer', { error: 'other' }],
  ])('goes on by hand when the company cannot be had: %s', async (_, answer) => {
    const { steps } = open({ 'reg:companyDetails': answer });
    await waitFor(() => expect(steps.onRetrievalFailed).toHaveBeenCalledWith(false));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes on by hand at once, asking nobody, when nothing came back or it was used', async () => {
    const { steps, calls } = open(found, {}, { returned: null });
    await waitFor(() => expect(steps.onRetrievalFailed).toHaveBeenCalled());
    expect(calls).toEqual([]);
  });

  it('has a refusal of their own told to the gateway like any answer', async () => {
    const { steps, calls } = open(
      { 'reg:companyDetails': { error: 'SK_LINK_1003' } },
      {},
      { returned: { authCode: '', state: 'Jq3k', error: 'access_denied' } },
    );
    await waitFor(() => expect(steps.onRetrievalFailed).toHaveBeenCalledWith(true));
    expect(calls[0]?.input).toEqual({ authCode: '', state: 'Jq3k', error: 'access_denied' });
  });

  it('reads what each page is in its title', async () => {
    open(found, success);
    await tick();
    expect(document.title).toBe('MyInfo Business | Services Portal');
    await agreeAndLink();
    await screen.findByRole('button', { name: 'Go to dashboard' });
    expect(document.title).toBe('Account linked | Services Portal');
  });

  it.each([true, false])('may go on by hand from the failure inside the app: %s', async (isByHandOffered) => {
    open({ 'reg:companyDetails': { error: 'SK_LINK_1003' } }, {}, { isInApp: true, isByHandOffered });
    await screen.findByRole('button', { name: 'Try Again' });
    const way = screen.queryByRole('link', { name: 'Enter manually' });
    expect(way?.getAttribute('href')).toBe(isByHandOffered ? '/link-account/company/manual' : undefined);
  });

  it('is told in place inside the app, with a way to try again', async () => {
    const { steps } = open({ 'reg:companyDetails': { error: 'SK_LINK_1003' } }, {}, { isInApp: true });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(FAILED);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(steps.tryAgain).toHaveBeenCalledOnce();
    expect(steps.onRetrievalFailed).not.toHaveBeenCalled();
  });

  it('is told inside the app that they cancelled, which is no error', async () => {
    const returned = { authCode: '', state: 'Jq3k', error: 'access_denied' };
    open({ 'reg:companyDetails': { error: 'SK_LINK_1003' } }, {}, { isInApp: true, returned });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(CANCELLED);
    expect(document.title).not.toContain('Error');
  });

  it('stays where they are when the session has ended, which is told elsewhere', async () => {
    const { steps, calls } = open({ 'reg:companyDetails': { error: 'SK_SEC_1000' } });
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => {});
    expect(steps.onRetrievalFailed).not.toHaveBeenCalled();
    expect(screen.getByText('Please wait...')).toBeTruthy();
  });
});

describe('the company that was retrieved', () => {
  it('is not linked before the terms are accepted; the line above leads to the tick', async () => {
    const { calls } = open(found);
    await tick();
    fireEvent.click(link());
    const text = 'Please accept the Terms and Conditions';
    fireEvent.click(await screen.findByRole('link', { name: text }));
    expect(document.activeElement).toBe(await tick());
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(calls.some(({ name }) => name === 'linkCompanyMyInfo')).toBe(false);
    fireEvent.click(await tick());
    expect(screen.queryByText(text)).toBeNull();
  });

  it('has its terms to read in a tab of their own', async () => {
    open(found);
    await tick();
    const terms = screen.getByRole('link', { name: /^terms and conditions/ });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/tnc', '_blank']);
  });

  it('is not theirs: back to the start', async () => {
    const { steps } = open(found);
    await tick();
    fireEvent.click(screen.getByRole('button', { name: 'Not my company' }));
    expect(steps.notMine).toHaveBeenCalledOnce();
  });

  it.each(['W', 'M', 'K'] as const)('is linked once, with the source %s', async (source) => {
    const { calls, steps } = open(found, success, { source });
    await agreeAndLink();
    fireEvent.click(link());
    expect(await screen.findByRole('heading', { name: 'Your account has been linked' })).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'linkCompanyMyInfo')).toEqual([
      { name: 'linkCompanyMyInfo', input: { uen: '201900042H', source } },
    ]);
    expect(steps.onLinked).toHaveBeenCalledOnce();
    expect(window.dataLayer).toEqual([{ event: 'link_company', result: 'Success' }]);
  });

  it.each([
    ['SK_LINK_1004', 'There is no utilities account for this UEN.'],
    ['SK_LINK_1002', 'This account is already linked.'],
    ['SK_LIMIT_1001', 'You have tried too many times. Please try again later.'],
    ['account_in_progress', 'An error occurred while linking your account. Please try again.'],
    ['other', 'An error occurred while linking your account. Please try again.'],
  ])('a company that is refused by %s stays on the page with the text', async (code, text) => {
    const { steps } = open(found, { linkCompanyMyInfo: { error: code } });
    await agreeAndLink();
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect((await tick()).checked).toBe(true);
    expect(screen.getByText('Sin Ming Baking Supplies Pte Ltd')).toBeTruthy();
    expect(steps.onElsewhere).toHaveBeenCalledTimes(code === 'account_in_progress' ? 1 : 0);
    expect(window.dataLayer).toEqual([{ event: 'link_company', result: 'Failure', code, message: text }]);
  });
});

describe('a company that has been linked', () => {
  const linked = async (over: Partial<CompanyCallbackProps> = {}) => {
    const opened = open(found, success, over);
    await agreeAndLink();
    await screen.findByRole('button', { name: 'Go to dashboard' });
    return opened;
  };
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));
  /** The clock of the page stands still from before the countdown begins. */
  const linkedByClock = async () => {
    const opened = open(found, success);
    await tick();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await agreeAndLink();
    await screen.findByRole('button', { name: 'Go to dashboard' });
    return opened;
  };

  it('opens the dashboard after ten seconds, once', async () => {
    const { steps } = await linkedByClock();
    expect(screen.getByRole('timer').textContent).toBe('The dashboard opens in 10 seconds');
    expect(document.activeElement?.textContent).toBe('Go to dashboard');
    pass(9);
    expect(screen.getByRole('timer').textContent).toBe('The dashboard opens in 1 second');
    expect(steps.goToDashboard).not.toHaveBeenCalled();
    pass(1);
    expect(steps.goToDashboard).toHaveBeenCalled();
    const calls = steps.goToDashboard.mock.calls.length;
    pass(5);
    expect(steps.goToDashboard).toHaveBeenCalledTimes(calls);
  });

  it('waits with the countdown while nobody sees the page', async () => {
    const { steps } = await linkedByClock();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(30);
    expect(screen.getByRole('timer').textContent).toBe('The dashboard opens in 10 seconds');
    hidden.mockRestore();
    pass(10);
    expect(steps.goToDashboard).toHaveBeenCalled();
  });

  it('opens the dashboard at once when asked', async () => {
    const { steps } = await linked();
    fireEvent.click(screen.getByRole('button', { name: 'Go to dashboard' }));
    expect(steps.goToDashboard).toHaveBeenCalledOnce();
  });

  it('is ready inside the app, where nothing moves by itself', async () => {
    await linked({ isInApp: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account is ready');
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { CompanyStartPage } from './company-start.page.tsx';
import { states } from './company-start.states.tsx';

afterEach(leaveState);

const AT = 'https://registry.example/biz/v2/authorise?client_id=portal&state=Jq3k';
const FAILED = 'An error has occured while using MyInfo Business. Please try again.';
const retrieve = () => screen.getByRole('button', { name: 'Retrieve with MyInfo Business' });

function open(answer: NonNullable<Answers['reg:startCompanyDetails']>) {
  const leaveFor = vi.fn();
  const onElsewhere = vi.fn();
  const drawn = renderState({
    ...states.ready,
    answers: { 'reg:startCompanyDetails': answer },
    render: () => (
      <CompanyStartPage
        hasRegistry
        isByHandOffered
        helpline="1800-2222-333"
        leaveFor={leaveFor}
        onElsewhere={onElsewhere}
      />
    ),
  });
  return { ...drawn, leaveFor, onElsewhere };
}

describe('somebody who links a company', () => {
  it('may choose between the registry and the way by hand', () => {
    renderState(states.ready);
    expect(retrieve()).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter manually' }).getAttribute('href')).toBe(
      '/link-account/company/manual',
    );
  });

  it('finds only the ways that there are', () => {
    renderState(states.noRegistry);
    expect(screen.queryByText('MyInfo Business')).toBeNull();
    expect(screen.queryByText('What MyInfo Business sends us')).toBeNull();
    expect(screen.getByRole('link', { name: 'Enter manually' })).toBeTruthy();
    leaveState();
    renderState(states.noByHand);
    expect(screen.queryByRole('link', { name: 'Enter manually' })).toBeNull();
    expect(retrieve()).toBeTruthy();
  });

  it('is given the helpline where there is no way at all', () => {
    renderState(states.neither);
    expect(screen.getByRole('link', { name: '1800-2222-333' }).getAttribute('href')).toBe('tel:18002222333');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves for where the registry begins, once however often they press', async () => {
    const { calls, leaveFor } = open({ data: { redirectUrl: AT } });
    // Faster than the page is drawn.
    act(() => {
      retrieve().click();
      retrieve().click();
    });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(AT));
    expect(calls).toEqual([{ name: 'reg:startCompanyDetails', input: {} }]);
    expect(retrieve().getAttribute('aria-disabled')).toBe('true');
  });

  it('finds the button awake when they come back by the browser', async () => {
    const { leaveFor } = open({ data: { redirectUrl: AT } });
    fireEvent.click(retrieve());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(() => expect(retrieve().getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(retrieve());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    'https://user@elsewhere.example',
    '',
  ])('is not led to %j', async (redirectUrl) => {
    const { leaveFor } = open({ data: { redirectUrl } });
    fireEvent.click(retrieve());
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it.each([
    ['SK_LINK_1003', FAILED],
    ['SK_LINK_1002', 'This account is already linked.'],
    ['SK_LIMIT_1001', 'You have tried too many times. Please try again later.'],
    ['account_in_progress', FAILED],
  ])('is told of %s in place and may try again', async (code, text) => {
    const { leaveFor, onElsewhere } = open((count) =>
      count === 1 ? { error: code } : { data: { redirectUrl: AT } },
    );
    fireEvent.click(retrieve());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(onElsewhere).toHaveBeenCalledTimes(code === 'account_in_progress' ? 1 : 0);
    fireEvent.click(retrieve());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

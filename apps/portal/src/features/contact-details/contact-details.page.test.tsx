import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState } from '../../gallery/state.ts';
import { keysSent } from '../../gallery/test/keys-sent.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { mockContactProfile } from './contact-details.mocks.ts';
import { ContactDetailsPage } from './contact-details.page.tsx';
import { states } from './contact-details.states.tsx';
import type { ConsentSource } from './use-submit-consent.ts';

afterEach(leaveState);

const profile = { 'user:profileInfo': { data: mockContactProfile() } } as const;
const submitButton = () => screen.findByRole('button', { name: 'Submit' });

/** Draws the page and holds on to what it does. */
function open(answers: GalleryState['answers'], source: ConsentSource = 'W') {
  const onDone = vi.fn();
  const drawn = renderState({
    ...states.ready,
    answers: { ...profile, ...answers },
    render: () => (
      <ContactDetailsPage
        source={source}
        updates={{ email: 'https://id.example/email', mobile: 'https://id.example/mobile' }}
        mobileText={(number) => `written ${number}`}
        onDone={onDone}
      />
    ),
  });
  return { ...drawn, onDone };
}

describe('somebody who verifies their contact details', () => {
  it('sees the address, the number and an address that waits to be verified', async () => {
    renderState(states.pending);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verify Contact Details');
    expect(await screen.findByText('dewi@example.com')).toBeTruthy();
    expect(screen.getByText('+6594438684')).toBeTruthy();
    expect(screen.getByText('dewi.sutanto@example.com')).toBeTruthy();
    expect(screen.getByText('Please verify your new email address within 24 hours.')).toBeTruthy();
  });

  it('is told of no waiting address when there is none, and of no number when none is known', async () => {
    renderState(states.noMobile);
    await screen.findByText('dewi@example.com');
    expect(screen.queryByText('New email address')).toBeNull();
    expect(screen.getByText('None')).toBeTruthy();
  });

  it('finds the way to change each, where the provider has one', async () => {
    open({});
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Update Email Address')).toBe('https://id.example/email');
    expect(await href('Update Mobile Number')).toBe('https://id.example/mobile');
    leaveState();
    renderState(states.noUpdates);
    await submitButton();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['W', 'M'] as const)('submits with the source %s, then goes on', async (source) => {
    const { calls, onDone } = open({ 'cusConsent:create': { data: { isCusConsentReq: false } } }, source);
    fireEvent.click(await submitButton());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.filter(({ name }) => name === 'cusConsent:create')).toEqual([
      { name: 'cusConsent:create', input: { source } },
    ]);
  });

  it('sends once however often the button is pressed', async () => {
    const { bodies } = open({ 'cusConsent:create': { delay: 'infinite' } });
    const button = await submitButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(bodies.flat()).toContain('cusConsent:create'));
    fireEvent.click(button);
    expect(bodies.flat().filter((name) => name === 'cusConsent:create')).toHaveLength(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a submit that fails', () => {
  it('is told in an alert, loses nothing, and is repeated under the same key', async () => {
    const { onDone } = open({
      'cusConsent:create': (count) =>
        count === 1 ? { error: 'SK_TIMEOUT_1001' } : { data: { isCusConsentReq: false } },
    });
    const keys = keysSent('cusConsent:create');
    fireEvent.click(await submitButton());
    // The dialog's code is loaded when the first one opens.
    const alert = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
    expect(alert.textContent).toContain('Error');
    expect(alert.textContent).toContain('An unexpected issue has occurred. Please try again later.');
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('dewi@example.com')).toBeTruthy();
    fireEvent.click(await submitButton());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('a failure because the session ended is told by the end of the session alone', async () => {
    open({ 'cusConsent:create': { error: 'SK_SEC_1000' } });
    const button = await submitButton();
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('details that cannot be had', () => {
  it('leave nothing to submit, until a second try brings them', async () => {
    open({
      'user:profileInfo': (count) =>
        count === 1 ? { error: 'SK_UNKNOWN_1001' } : { data: mockContactProfile() },
    });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByText('Your details have not changed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    fireEvent.click(retry);
    expect(await screen.findByText('dewi@example.com')).toBeTruthy();
    expect(await submitButton()).toBeTruthy();
  });

  it('are waited for with the frame standing', async () => {
    renderState(states.loading);
    expect(screen.getByRole('region', { name: 'Your contact details' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    expect(await screen.findByText('Loading your contact details')).toBeTruthy();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './welcome.states.tsx';

afterEach(leaveState);

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('a visitor of the welcome page', () => {
  it('is led to eGIRO, to the apps in tabs of their own, and to the forgotten e-mail', () => {
    renderState(states.ready);
    expect(screen.getByRole('link', { name: 'Apply for eGIRO' }).getAttribute('href')).toBe('/e-giro');
    const app = screen.getByRole('link', { name: 'App for iPhone (opens in a new tab)' });
    expect(app.getAttribute('target')).toBe('_blank');
    const find = screen.getByRole('link', { name: 'Find it with your account number' });
    expect(find.getAttribute('href')).toBe('/forgot-email');
  });

  it('sees no button for an app that there is not', () => {
    renderState(states.paynow);
    expect(screen.getByRole('link', { name: 'How PayNow works' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Android/ })).toBeNull();
  });

  it('is led nowhere that does not exist, and is asked nothing that has no answer', () => {
    renderState(states.bare);
    expect(hrefs()).toEqual(['/signup-info']);
    expect(screen.queryByText(/Forgot which e-mail/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'On your phone' })).toBeNull();
    expect(screen.getByText(/^We never ask for card numbers/)).toBeTruthy();
  });
});

describe('the popup of a code', () => {
  it('says nothing that came in the address, unless it is a code', async () => {
    renderState(states.noCode);
    const popup = await screen.findByRole('dialog', { name: 'Error' }, { timeout: 10_000 });
    expect(popup.textContent).toContain('Network Error');
    expect(document.body.textContent).not.toContain('9123 4567');
  });

  it('goes when it is closed', async () => {
    renderState(states.noActiveAccount);
    await screen.findByRole('dialog', { name: 'No Active Utilities Account' }, { timeout: 10_000 });
    screen.getByRole('button', { name: 'OK' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './unsuccessful-login.states.tsx';

afterEach(leaveState);

describe('somebody whose login is unsuccessful', () => {
  it('is told so in the words of the specification, without a reason', () => {
    renderState(states.ready);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sorry, your login is unsuccessful.');
    expect(screen.getByText('Please contact us for assistance.')).toBeTruthy();
  });

  it('contacts the utility in a tab of its own, or goes back to the login', () => {
    renderState(states.ready);
    const contact = screen.getByRole('link', { name: 'Contact Us (opens in a new tab)' });
    expect(contact.getAttribute('href')).toBe('https://utility.example/contact');
    expect(contact.getAttribute('target')).toBe('_blank');
    expect(contact.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Log in again' }).getAttribute('href')).toBe('/login');
  });

  it('calls the helpline with Contact Us where the utility has no page for that', () => {
    renderState(states.abroad);
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('tel:+6562222333');
  });

  it('sees no lit door', () => {
    const { page } = renderState(states.ready);
    const doors = [...page.querySelectorAll('path')].map((path) => path.getAttribute('stroke'));
    expect(doors.length).toBeGreaterThan(20);
    expect(doors).not.toContain('#FFBF3C');
  });
});

import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { states } from './choice.states.tsx';

afterEach(leaveState);

it('somebody without accounts chooses whose account it is', () => {
  renderState(states.ready);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Continue as an individual')).toBe('/link-account/individual');
  expect(href('Continue as a company')).toBe('/link-account/company');
});

it('an invited person is told that no account of their own is needed, and led to what they may see', () => {
  renderState(states.ready);
  expect(screen.getByText(/^Invited to see someone’s home\?/).textContent).toContain(
    'Open the link in your e-mail.',
  );
  leaveState();
  renderState(states.invited);
  expect(screen.getByRole('link', { name: 'See the invitation' }).getAttribute('href')).toBe(
    '/manage-premises/access/open',
  );
  leaveState();
  renderState(states.viewer);
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/dashboard');
});

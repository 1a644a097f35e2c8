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

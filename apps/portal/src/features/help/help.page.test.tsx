import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './help.states.tsx';

afterEach(leaveState);

describe('somebody who looks for help', () => {
  it('is told that it is under construction', () => {
    renderState(states.ready);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help');
    expect(screen.getByText(/^This feature is under construction\./)).toBeTruthy();
  });

  it('can still call the helpline of this installation', () => {
    renderState(states.abroad);
    const call = screen.getByRole('link', { name: /^Helpline \+65 6222 2333/ });
    expect(call.getAttribute('href')).toBe('tel:+6562222333');
  });

  it('can read the terms', () => {
    renderState(states.ready);
    const terms = screen.getByRole('link', { name: /^Terms and Conditions/ });
    expect(terms.getAttribute('href')).toBe('/tnc');
  });
});

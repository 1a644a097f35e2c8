import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './tips-card.states.tsx';

afterEach(leaveState);

describe('the tip', () => {
  it('leads to the tips on air-conditioners', () => {
    renderState(states.ready);
    expect(screen.getByRole('link', { name: 'Conservation Tips' }).getAttribute('href')).toBe(
      '/home-energy-audit/tips?tabId=results-tips.air-conditioner',
    );
  });

  it('helps by itself before that page is open', () => {
    renderState(states.withoutLink);
    expect(screen.getByRole('heading', { name: 'Set the air-con to 25°C' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

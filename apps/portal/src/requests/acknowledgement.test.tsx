import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveState, renderState } from '../gallery/test/render-state.tsx';
import { KeepingContext } from '../lib/keeping.ts';
import { RequestActions } from './request-link.tsx';

afterEach(leaveState);

it.each([
  ['a customer’s own device offers to save the acknowledgement', true],
  ['a kiosk offers nothing to save', false],
])('%s', async (about, canKeep) => {
  renderState({
    about,
    render: () => (
      <KeepingContext value={canKeep}>
        <RequestActions service="pink-waiver" requestId="WV-2611-0040">
          View Request
        </RequestActions>
      </KeepingContext>
    ),
  });
  const link = await screen.findByRole('link', { name: 'View Request' });
  expect(link.getAttribute('href')).toBe('/services/pink-waiver/WV-2611-0040');
  expect(screen.queryAllByRole('button')).toHaveLength(canKeep ? 1 : 0);
});

import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './giro-request.states.tsx';

afterEach(leaveState);

async function readSteps(): Promise<(string | undefined)[]> {
  const requested = await screen.findByText('Requested', {}, { timeout: 10_000 });
  const line = within(requested.closest('ol') as HTMLElement);
  return line
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.match(/^\S.*?: \D*/)?.[0].trim());
}

describe('the steps of a request to end a GIRO', () => {
  it('call it approved once the second person of a company has approved it, and not before', async () => {
    renderState(states.endingFirstApproval);
    expect(await readSteps()).toEqual(['Done: Requested', 'Now: Approved at the bank', 'To come: Ended']);
    leaveState();
    renderState(states.endingApproved);
    expect(await readSteps()).toEqual(['Done: Requested', 'Done: Approved at the bank', 'Now: Ended']);
  });
});

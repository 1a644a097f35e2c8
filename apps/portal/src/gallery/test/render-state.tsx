/** Draws a catalogued state in a test: its answers in place of the wire, its day in place of today. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { wireApi } from '../../lib/api.ts';
import { AvailabilityContext } from '../../lib/availability.ts';
import { setServerTime } from '../../lib/clock.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { answeringFetch } from '../answer-calls.ts';
import { everythingOpen, type GalleryState, PICTURED_NOW } from '../state.ts';
import { WithRouter } from '../with-router.tsx';

const realFetch = globalThis.fetch;

/** Operations in the order in which they were asked, one list for each body. */
export type Bodies = string[][];

export function renderState(state: GalleryState): { page: HTMLElement; bodies: Bodies } {
  const bodies: Bodies = [];
  const answer = answeringFetch(state.answers);
  globalThis.fetch = (input, init) => {
    bodies.push(Object.keys(JSON.parse(String(init?.body)) as object));
    return answer(input, init);
  };
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  setServerTime(state.now ?? PICTURED_NOW);
  const client = createQueryClient();
  const { container } = render(
    <WithRouter>
      <AvailabilityContext value={state.availability ?? everythingOpen}>
        <QueryClientProvider client={client}>{state.render()}</QueryClientProvider>
      </AvailabilityContext>
    </WithRouter>,
  );
  return { page: container, bodies };
}

/** After each test: the page is gone and the wire is back. */
export function leaveState(): void {
  cleanup();
  globalThis.fetch = realFetch;
}

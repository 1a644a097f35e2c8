import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyOrNothing } from './lazy-or-nothing.ts';

afterEach(cleanup);

it('a part that cannot be loaded is left out, and the page stands', async () => {
  const Lost = lazyOrNothing(() => Promise.reject(new TypeError('Failed to fetch')));
  const { container } = render(
    <Suspense fallback={<p>waiting</p>}>
      <h1>Dashboard</h1>
      <Lost />
    </Suspense>,
  );
  await waitFor(() => expect(screen.queryByText('waiting')).toBeNull());
  expect(container.textContent).toBe('Dashboard');
});

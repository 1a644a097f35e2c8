import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyOrNothing } from './lazy-or-nothing.tsx';

afterEach(cleanup);

const Chart = ({ name }: { readonly name: string }) => <figure>{name}</figure>;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

it('a part that cannot be loaded is left out, and the page stands', async () => {
  const Lost = lazyOrNothing(lost, { whileWaiting: <p>waiting</p> });
  const { container } = render(
    <main>
      <h1>Dashboard</h1>
      <Lost />
    </main>,
  );
  await waitFor(() => expect(screen.queryByText('waiting')).toBeNull());
  expect(container.textContent).toBe('Dashboard');
});

it('a part that cannot be loaded may leave words', async () => {
  const Lost = lazyOrNothing(lost, { whenMissing: <p>The chart cannot be shown.</p> });
  render(<Lost />);
  expect(await screen.findByText('The chart cannot be shown.')).toBeTruthy();
});

it('a part that was loaded before draws at once, and is loaded once', async () => {
  const load = vi.fn(async () => Chart);
  const Part = lazyOrNothing(load);
  Part.preload();
  await Promise.resolve();
  render(<Part name="Use of today" />);
  await Promise.resolve();
  expect(screen.getByText('Use of today')).toBeTruthy();
  cleanup();
  render(<Part name="Use of yesterday" />);
  expect(screen.getByText('Use of yesterday')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part that could not be loaded is asked for again where it shows again', async () => {
  let isOnline = false;
  const Part = lazyOrNothing(async () => (isOnline ? Chart : lost()));
  render(<Part name="Use of today" />);
  await Promise.resolve();
  cleanup();
  isOnline = true;
  render(<Part name="Use of today" />);
  expect(await screen.findByText('Use of today')).toBeTruthy();
});

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

/** A list whose rows lead to a page that takes a second to arrive. */
async function openList() {
  vi.useFakeTimers();
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List });
  function List() {
    const { search = '' } = list.useSearch() as { search?: string };
    const navigate = useNavigate();
    const { typed, setTyped } = useTypedSearch(
      search,
      (next) => void navigate({ to: '/list' as string, search: { search: next }, replace: true }),
    );
    return (
      <>
        <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        <button type="button" onClick={() => void navigate({ to: '/row' as string })}>
          Open
        </button>
      </>
    );
  }
  const row = createRoute({
    getParentRoute: () => root,
    path: '/row',
    loader: () => new Promise((resolve) => setTimeout(resolve, 1_000)),
    component: () => <h1>The row</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([list, row]),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
  });
  render(<RouterProvider router={router as never} />);
  await pass(10);
  return router;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const typeSearch = (value: string) =>
  fireEvent.change(screen.getByLabelText('Search'), { target: { value } });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the address takes what was typed once the typing has paused', async () => {
  const router = await openList();
  typeSearch('pandan');
  await pass(100);
  typeSearch('pandan loop ');
  await pass(150);
  expect(router.state.location.search).toEqual({});
  await pass(100);
  expect(router.state.location.search).toEqual({ search: 'pandan loop' });
});

it('a page opened right after the typing stays open', async () => {
  const router = await openList();
  typeSearch('pandan');
  fireEvent.click(screen.getByText('Open'));
  await pass(500);
  await pass(1_000);
  expect(router.state.location.pathname).toBe('/row');
  expect(screen.getByText('The row')).toBeTruthy();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Pager } from './pager.tsx';

afterEach(cleanup);

const onPage = vi.fn();

function List({ count, first = 1 }: { readonly count: number; readonly first?: number }) {
  const [page, setPage] = useState(first);
  return (
    <Pager
      {...{ page, count }}
      pageSize={10}
      onPage={(next) => {
        onPage(next);
        setPage(next);
      }}
    />
  );
}

const words = () => screen.getByRole('navigation', { name: 'Pages' }).textContent;
const button = (name: string) => screen.getByRole('button', { name });

it('leads through the pages of a list and says which rows are shown', () => {
  render(<List count={23} />);
  expect(words()).toBe('Showing 1 - 10 out of 23');
  fireEvent.click(button('Next page'));
  expect(words()).toBe('Showing 11 - 20 out of 23');
  fireEvent.click(button('Next page'));
  expect(words()).toBe('Showing 21 - 23 out of 23');
  fireEvent.click(button('Previous page'));
  expect(words()).toBe('Showing 11 - 20 out of 23');
});

it('a button at either end does nothing and keeps the focus', () => {
  onPage.mockReset();
  render(<List count={20} />);
  const next = button('Next page');
  fireEvent.click(button('Previous page'));
  expect(onPage).not.toHaveBeenCalled();
  next.focus();
  fireEvent.click(next);
  fireEvent.click(next);
  expect(onPage.mock.calls).toEqual([[2]]);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(next);
});

it.each([0, 1, 10])('a list of %i rows has no pager', (count) => {
  render(<List count={count} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

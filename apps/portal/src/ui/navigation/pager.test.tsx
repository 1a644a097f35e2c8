import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pager } from './pager.tsx';

afterEach(cleanup);

const onPage = vi.fn();

interface ListProps {
  readonly count: number;
  readonly first?: number;
  readonly hasNumbers?: boolean;
}

function List({ count, first = 1, hasNumbers = false }: ListProps) {
  const [page, setPage] = useState(first);
  return (
    <Pager
      {...{ page, count, hasNumbers }}
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

it('a list of one page can still say which rows are shown, with nothing to press', () => {
  const { container, rerender } = render(
    <Pager isAlwaysTold page={1} pageSize={10} count={7} onPage={onPage} />,
  );
  expect(container.textContent).toBe('Showing 1 - 7 out of 7');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Pager isAlwaysTold page={1} pageSize={10} count={0} onPage={onPage} />);
  expect(container.textContent).toBe('');
});

describe('numbers of pages', () => {
  const numbers = () =>
    screen.queryAllByRole('button', { name: /^Page \d+$/ }).map((each) => each.textContent);

  it('are three on each side of the current one and lead there, with the focus staying on the pressed one', () => {
    onPage.mockReset();
    render(<List count={240} first={5} hasNumbers />);
    expect(numbers()).toEqual(['2', '3', '4', '5', '6', '7', '8']);
    expect(button('Page 5').getAttribute('aria-current')).toBe('page');
    expect(button('Page 5').getAttribute('aria-disabled')).toBe('true');
    expect(button('Page 8').hasAttribute('aria-disabled')).toBe(false);
    button('Page 8').focus();
    fireEvent.click(button('Page 8'));
    expect(onPage.mock.calls).toEqual([[8]]);
    expect(numbers()).toEqual(['5', '6', '7', '8', '9', '10', '11']);
    expect(document.activeElement).toBe(button('Page 8'));
  });

  it('do nothing for the page that is shown', () => {
    onPage.mockReset();
    render(<List count={240} hasNumbers />);
    fireEvent.click(button('Page 1'));
    expect(onPage).not.toHaveBeenCalled();
  });

  it('are left out where a list does not ask for them', () => {
    render(<List count={240} />);
    expect(numbers()).toEqual([]);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountFailedPage } from './account-failed.page.tsx';

afterEach(cleanup);

it('inside the app somebody whose account cannot be had is told, and asks again without being logged out', async () => {
  const onRetry = vi.fn(async () => false);
  render(<AccountFailedPage onRetry={onRetry} />);
  expect(screen.getByRole('heading').textContent).toBe('An unexpected error has occured. Please try again.');
  const again = screen.getByRole('button', { name: 'Try Again' });
  fireEvent.click(again);
  fireEvent.click(again);
  expect(onRetry).toHaveBeenCalledOnce();
  expect(await screen.findByText('Still not working. Please try again later.')).toBeDefined();
  fireEvent.click(again);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

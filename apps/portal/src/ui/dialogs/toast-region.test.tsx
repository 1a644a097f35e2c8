import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from './toast.ts';
import { TOAST_MS, ToastRegion } from './toast-region.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await wait(TOAST_MS);
  cleanup();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('is heard in a region that stood there before it', () => {
    render(<ToastRegion />);
    const region = screen.getByRole('status');
    act(() => showToast('Sent.'));
    expect(region.textContent).toBe('Sent.');
  });

  it('goes after six seconds', async () => {
    render(<ToastRegion />);
    act(() => showToast('Sent.'));
    await wait(TOAST_MS - 1);
    expect(screen.queryByText('Sent.')).not.toBeNull();
    await wait(1);
    expect(screen.queryByText('Sent.')).toBeNull();
  });

  it('stays while somebody points at it', async () => {
    render(<ToastRegion />);
    act(() => showToast('Sent.'));
    fireEvent.mouseEnter(screen.getByText('Sent.'));
    await wait(TOAST_MS * 2);
    expect(screen.queryByText('Sent.')).not.toBeNull();
    fireEvent.mouseLeave(screen.getByText('Sent.'));
    await wait(TOAST_MS);
    expect(screen.queryByText('Sent.')).toBeNull();
  });
});

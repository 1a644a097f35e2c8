import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './api/query-client.ts';
import { usePageMemory } from './use-page-memory.ts';

const HOUR = 3_600_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openPage() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, draw: () => renderHook(() => usePageMemory(['note'], ''), { wrapper }) };
}

it('keeps what was entered for whoever comes back after an hour', () => {
  const { draw } = openPage();
  const { result, unmount } = draw();
  act(() => result.current.change(() => 'The stamp is missing.'));
  unmount();
  vi.advanceTimersByTime(HOUR);
  expect(draw().result.current.value).toBe('The stamp is missing.');
});

it('keeps two changes of one moment', () => {
  const { result } = openPage().draw();
  act(() => {
    result.current.change((before) => `${before}a`);
    result.current.change((before) => `${before}b`);
  });
  expect(result.current.value).toBe('ab');
});

it('forgets what was sent, and everything when the person logs out', () => {
  const { client, draw } = openPage();
  const { result, unmount } = draw();
  act(() => result.current.change(() => 'sent'));
  act(() => result.current.forget());
  unmount();
  const later = draw();
  expect(later.result.current.value).toBe('');
  act(() => later.result.current.change(() => 'not sent'));
  later.unmount();
  client.clear();
  expect(draw().result.current.value).toBe('');
});

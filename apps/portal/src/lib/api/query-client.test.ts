import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearQueries, getQueryClient } from './query-client.ts';

afterEach(clearQueries);

describe('the query cache', () => {
  it('is one for all pages of a person', () => {
    expect(getQueryClient('mei')).toBe(getQueryClient('mei'));
  });

  it('shows a second person nothing of the first, and the first nothing of before', () => {
    const first = getQueryClient('mei');
    first.setQueryData(['accounts'], 'hers');
    expect(getQueryClient('kumar').getQueryData(['accounts'])).toBeUndefined();
    expect(first.getQueryData(['accounts'])).toBeUndefined();
    expect(getQueryClient('mei').getQueryData(['accounts'])).toBeUndefined();
  });

  it('asks once: a failed query is not tried again', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('no')));
    await expect(getQueryClient('mei').fetchQuery({ queryKey: ['x'], queryFn: ask })).rejects.toThrow('no');
    expect(ask).toHaveBeenCalledOnce();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearQueries, queryClientOf } from './query-client.ts';

afterEach(clearQueries);

describe('the query cache', () => {
  it('is one for all pages of a person', () => {
    expect(queryClientOf('mei')).toBe(queryClientOf('mei'));
  });

  it('shows a second person nothing of the first, and the first nothing of before', () => {
    const first = queryClientOf('mei');
    first.setQueryData(['accounts'], 'hers');
    expect(queryClientOf('kumar').getQueryData(['accounts'])).toBeUndefined();
    expect(first.getQueryData(['accounts'])).toBeUndefined();
    expect(queryClientOf('mei').getQueryData(['accounts'])).toBeUndefined();
  });

  it('asks once: a failed query is not tried again', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('no')));
    await expect(queryClientOf('mei').fetchQuery({ queryKey: ['x'], queryFn: ask })).rejects.toThrow('no');
    expect(ask).toHaveBeenCalledOnce();
  });
});

import { describe, expect, it } from 'vitest';
import { parseSearch, pickTexts, stringifySearch } from './search.ts';

describe('the query of an address', () => {
  it.each(['8934521670', '0093012345', '662E41', '12345678-9', 'true', '"x"', '{}'])(
    'keeps %s the text that it is, there and back',
    (value) => {
      expect(parseSearch(`?account=${encodeURIComponent(value)}`)).toEqual({ account: value });
      expect(parseSearch(stringifySearch({ account: value }))).toEqual({ account: value });
    },
  );

  it('leaves out what has no value', () => {
    expect(stringifySearch({ account: undefined, page: 2 })).toBe('?page=2');
    expect(stringifySearch({})).toBe('');
  });

  it('is reduced to the parameters of the page', () => {
    const pick = pickTexts('search', 'page');
    expect(pick({ search: 'Nov', page: '2', other: 'x' })).toEqual({ search: 'Nov', page: '2' });
    expect(pick({ search: 3, page: undefined })).toEqual({});
  });
});

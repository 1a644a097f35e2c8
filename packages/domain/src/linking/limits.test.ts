import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('the forms of linking take as many characters as the specification says', () => {
  expect({ ...limits }).toEqual({
    LENGTH_OF_ACCOUNT_NO: 10,
    LENGTH_OF_POSTAL_CODE: 6,
    LENGTH_OF_ID_FRAGMENT: 4,
    LONGEST_UEN: 15,
  });
});

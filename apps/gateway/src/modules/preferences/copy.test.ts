import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { addressChanged } from './copy.ts';

const from = sgDay('2026-12-07');
const endings = (count: number) => Array.from({ length: count }, (_, index) => String(1001 + index));

describe('the mail about a new address', () => {
  it.each([
    [1, 'your utilities account ending with 1001.'],
    [3, 'your utilities accounts ending with 1001, 1002 and 1003.'],
    [6, 'your utilities accounts ending with 1001, 1002, 1003, 1004, 1005 and 1006.'],
    [300, 'your utilities accounts ending with 1001, 1002, 1003, 1004, 1005 and 295 more.'],
  ])('names the accounts, and of %s accounts a few', (count, words) => {
    expect(addressChanged(endings(count), from).text).toContain(words);
  });
});

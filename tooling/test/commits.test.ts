import { expect, it } from 'vitest';
import { longSubjects, recentSubjects } from './commits.ts';

it('a subject of 72 characters is fine, one of 73 is refused with its length', () => {
  const fits = 'Close a QR code when its account is paid in some other way than with it.';
  expect(fits).toHaveLength(72);
  expect(longSubjects([fits, `${fits}.`])).toEqual([expect.stringContaining('73 of 72')]);
});

it('an archive without a history has no subjects', () => {
  expect(recentSubjects('/')).toEqual([]);
});

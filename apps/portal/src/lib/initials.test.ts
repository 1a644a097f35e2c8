import { describe, expect, it } from 'vitest';
import { formatInitials } from './initials.ts';

describe('the two letters that stand for a person', () => {
  it.each([
    ['Tan Mei Lin', 'ML'],
    ['Bernard', 'B'],
    ['  kopi   corner ', 'KC'],
  ])('%s is %s', (name, letters) => {
    expect(formatInitials(name, null)).toBe(letters);
  });

  it('are one of the e-mail when there is no name, and none when there is nothing', () => {
    expect(formatInitials(null, 'hui@example.com')).toBe('H');
    expect(formatInitials(null, null)).toBe('');
  });
});

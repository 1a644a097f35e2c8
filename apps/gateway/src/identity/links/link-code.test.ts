import { describe, expect, it } from 'vitest';
import { hashOfLinkCode, newLinkCode, readLinkCode } from './link-code.ts';

describe('the code of a link', () => {
  it('is never repeated, and has no characters that are easily confused', () => {
    const codes = Array.from({ length: 500 }, newLinkCode);
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^[2-9ABCDEFGHJKMNPQRSTVWXYZ]{28}$/);
  });

  it('is accepted in the spellings in which a person may copy it', () => {
    const code = newLinkCode();
    expect(readLinkCode(` ${code.toLowerCase().replace(/(.{7})/g, '$1-')} `)).toBe(code);
  });

  it('is refused in any other form', () => {
    for (const typed of [
      undefined,
      null,
      7,
      [],
      ['A'],
      '',
      'A'.repeat(27),
      'A'.repeat(29),
      '0'.repeat(28),
      `${'A'.repeat(28)}'`,
    ]) {
      expect(readLinkCode(typed)).toBeNull();
    }
  });

  it('is kept as a hash from which it cannot be read', () => {
    const code = newLinkCode();
    expect(hashOfLinkCode(code)).toMatch(/^[\w-]{43}$/);
    expect(hashOfLinkCode(code)).not.toContain(code);
  });
});

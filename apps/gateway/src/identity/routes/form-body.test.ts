import { describe, expect, it } from 'vitest';
import { formField } from './form-body.ts';

describe('a posted field', () => {
  it('is returned as it was typed', () => {
    expect(formField({ name: ' 陈伟杰 ' }, 'name')).toBe(' 陈伟杰 ');
  });

  it('counts as empty with a control character in it', () => {
    for (const sign of ['\u0000', '\t', '\r\n', '\u001b', '\u007f', '\u0085']) {
      expect(formField({ email: `a${sign}@example.com` }, 'email')).toBe('');
    }
  });

  it('counts as empty when it is missing, repeated, inherited or too long', () => {
    for (const body of [{}, null, 'x', { email: ['a', 'b'] }, { email: 'x'.repeat(1001) }]) {
      expect(formField(body, 'email')).toBe('');
    }
    expect(formField({}, 'toString')).toBe('');
  });
});

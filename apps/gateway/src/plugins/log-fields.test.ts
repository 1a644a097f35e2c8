import { describe, expect, test } from 'vitest';
import { keepAllowedFields, redact, toLoggedError } from './log-fields.ts';

describe('log lines without personal data', () => {
  test('fields outside the allowlist are dropped', () => {
    expect(
      keepAllowedFields({ operation: 'user:profileInfo', email: 'meilin@example.com', body: {} }),
    ).toEqual({
      operation: 'user:profileInfo',
    });
  });

  test('an error is logged with its kind and place, and with a message only if that is ours', () => {
    const parser = toLoggedError(new SyntaxError('Unexpected token T, "Tan Mei Lin" is not valid JSON'));
    expect(parser).toMatchObject({ kind: 'SyntaxError' });
    expect(JSON.stringify(parser)).not.toContain('Tan Mei Lin');
    expect(parser.frames[0]).toMatch(/log-fields\.test\.ts/);
    expect(toLoggedError(new TypeError('x is not a function')).message).toBe('x is not a function');
  });

  test('a database error is logged with its state and without values of the row', () => {
    const refused = Object.assign(new Error('Key (email)=(meilin@example.com) already exists'), {
      code: '23505',
    });
    const outer = toLoggedError(new Error('failed', { cause: refused }));
    expect(outer.cause?.code).toBe('23505');
    expect(JSON.stringify(outer)).not.toContain('meilin');
  });

  test('personal data is redacted from the finished line, the time stays', () => {
    const line =
      '{"time":1795158000000,"msg":"S1234567D meilin@example.com meilin%40example.com +65 9123 4567 91234567 008934521670 8934521670 eyJhbGciOiJFUzI1NiJ9.eyJzdWIi.sig"}';
    expect(redact(line)).toBe(
      '{"time":1795158000000,"msg":"[removed] [removed] [removed] [removed] [removed] [removed] [removed] [removed]"}',
    );
  });
});

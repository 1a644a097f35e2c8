import { describe, expect, test } from 'vitest';
import { loggedError, namedFields, scrubbed } from './log-fields.ts';

describe('a log line says what happened and not to whom', () => {
  test('fields that nobody named are dropped', () => {
    expect(namedFields({ operation: 'user:profileInfo', email: 'meilin@example.com', body: {} })).toEqual({
      operation: 'user:profileInfo',
    });
  });

  test('an error tells its kind and place, and only our own words', () => {
    const parser = loggedError(new SyntaxError('Unexpected token T, "Tan Mei Lin" is not valid JSON'));
    expect(parser).toMatchObject({ kind: 'SyntaxError' });
    expect(JSON.stringify(parser)).not.toContain('Tan Mei Lin');
    expect(parser.frames[0]).toMatch(/log-fields\.test\.ts/);
    expect(loggedError(new TypeError('x is not a function')).message).toBe('x is not a function');
  });

  test('a database error gives its state and nothing of the row', () => {
    const refused = Object.assign(new Error('Key (email)=(meilin@example.com) already exists'), {
      code: '23505',
    });
    const outer = loggedError(new Error('failed', { cause: refused }));
    expect(outer.cause?.code).toBe('23505');
    expect(JSON.stringify(outer)).not.toContain('meilin');
  });

  test('what looks like a person is struck out of the finished line, the time stays', () => {
    const line =
      '{"time":1795158000000,"msg":"S1234567D meilin@example.com meilin%40example.com +65 9123 4567 91234567 008934521670 8934521670 eyJhbGciOiJFUzI1NiJ9.eyJzdWIi.sig"}';
    expect(scrubbed(line)).toBe(
      '{"time":1795158000000,"msg":"[removed] [removed] [removed] [removed] [removed] [removed] [removed] [removed]"}',
    );
  });
});

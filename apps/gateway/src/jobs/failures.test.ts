import { expect, test } from 'vitest';
import { QueryFailed } from '../db/engines/query-failed.ts';
import { FailedRows, nameFailure } from './failures.ts';

test('a failure is logged by its name, one of the database with its code, and none with what it says', () => {
  const refused = new QueryFailed('23505', 'S1234567D is there already', 'unique', 'customer');
  expect([new RangeError('S1234567D'), refused, 'S1234567D'].map(nameFailure)).toEqual([
    'RangeError',
    'QueryFailed 23505',
    'unknown',
  ]);
});

test('the failures of a run are one line with each reason once, and none is no line', () => {
  const lines: unknown[] = [];
  const log = { error: (...line: unknown[]) => void lines.push(line) };
  const failed = new FailedRows();
  failed.tell(log, 'payments', 'notices could not be settled');
  for (const error of [new RangeError(), new TypeError(), new RangeError()]) failed.add(error);
  failed.tell(log, 'payments', 'notices could not be settled');
  expect(lines).toEqual([
    [{ job: 'payments', count: 3, reason: 'RangeError, TypeError' }, 'notices could not be settled'],
  ]);
});

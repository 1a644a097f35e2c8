import { expect, test } from 'vitest';
import { findEmailProblem } from './email-address.ts';

test.each([
  ['daniel.tan@example.com', null],
  ["o'neil+home@mail.example", null],
  ['', 'empty'],
  [`${'a'.repeat(53)}@example.com`, 'long'],
  [`${'a'.repeat(52)}@example.com`, null],
  ['a@b', 'form'],
  ['a b@example.com', 'form'],
  ['a@example.com,b@example.com', 'form'],
  ['a@example.com\r\nbcc:b@example.com', 'form'],
])('the address %j has the problem %s', (email, problem) => {
  expect(findEmailProblem(email)).toBe(problem);
});

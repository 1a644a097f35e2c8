import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

test.each([
  ['two statements', 'select 1;\nselect 2;\n', ['select 1', 'select 2']],
  ['no last semicolon', 'select 1; select 2', ['select 1', 'select 2']],
  ['a semicolon in a text', "select 'a;b'; select 'it''s;'", ["select 'a;b'", "select 'it''s;'"]],
  ['a semicolon in a name', 'select "a;b"', ['select "a;b"']],
  ['a semicolon in a comment', '-- one; two\nselect 1; /* three; */ select 2', ['select 1', 'select 2']],
  ['a body in dollars', 'do $$ begin; end; $$; select 1', ['do $$ begin; end; $$', 'select 1']],
  ['a body in tagged dollars', 'do $x$ a; $$ b; $x$; select 1', ['do $x$ a; $$ b; $x$', 'select 1']],
  ['minus and divide', 'select 3-1, 4/2; select -1', ['select 3-1, 4/2', 'select -1']],
  ['a parameter', 'select $1; select 2', ['select $1', 'select 2']],
  ['nothing', ' ;; -- only this\n', []],
])('%s', (_name, text, expected) => {
  expect(splitStatements(text)).toEqual(expected);
});

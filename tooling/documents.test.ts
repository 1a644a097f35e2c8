/** The documents lead somewhere: every relative link and picture of every page exists. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

const getLinks = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target));

test('the documents exist and have links', () => {
  expect(pages).toContain('README.md');
  expect(getLinks(readFileSync(join(root, 'README.md'), 'utf8'))).toContain('docs/tour.md');
});

test.each(pages)('%s has no broken link', (page) => {
  const missing = getLinks(readFileSync(join(root, page), 'utf8')).filter(
    (target) => !existsSync(join(root, dirname(page), target)),
  );
  expect(missing).toEqual([]);
});

test('every file that the tour names exists', () => {
  const tour = readFileSync(join(root, 'docs/tour.md'), 'utf8');
  const named = [...tour.matchAll(/`((?:apps|packages|tooling|docs|e2e)\/[^`\s*<]+\.\w+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Names of what areas offer to run beside requests: loops, and deliveries of the outbox. */
const offered = globSync('{identity,modules}/**/*.ts', { cwd: import.meta.dirname })
  .filter((path) => !path.includes('.test.'))
  .map((path) => read(`./${path}`))
  .flatMap((source) => {
    const kinds = source.includes('startLoop(') ? 'start\\w+|\\w+Handlers' : '\\w+Handlers';
    return [...source.matchAll(new RegExp(`^export (?:function|const) (${kinds})\\b`, 'gm'))];
  })
  .map(([, name = '']) => name);

it('every loop and every delivery that an area has is run by each start of the gateway', () => {
  const listed = read('./background.ts');
  expect(offered.length).toBeGreaterThanOrEqual(10);
  expect(offered.filter((name) => !new RegExp(`\\b${name}\\b`).test(listed))).toEqual([]);
});

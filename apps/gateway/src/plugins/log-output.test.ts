import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';

const LINES = 60_000;

/** Writes more lines than may wait, and goes on with other work, which it says on standard error; then it exits. */
const program = `
  import { setTimeout as wait } from 'node:timers/promises';
  import { openLogOutput } from ${JSON.stringify(new URL('./log-output.ts', import.meta.url).href)};
  const output = openLogOutput((count) => output.write('lost ' + count + '\\n'));
  for (let count = 0; count < ${LINES}; count += 1) output.write('a line'.padEnd(199) + '\\n');
  for (let count = 0; count < 15; count += 1) {
    await wait(100);
    process.stderr.write('.');
  }
  output.write('the last line\\n');
  process.exit(0);
`;

function start(stdout: 'pipe' | number) {
  const args = ['--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', stdout, 'pipe'] });
  let worked = 0;
  child.stderr?.on('data', (dots: Buffer) => (worked += dots.length));
  const ended = new Promise<string | number | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  return { child, ended, countWorked: () => worked };
}

test.concurrent('lines that find no room are counted, and their number is told when there is room again', async () => {
  const { child, ended } = start('pipe');
  let out = '';
  child.stdout?.on('data', (piece: Buffer) => (out += piece.toString()));
  expect(await ended).toBe(0);
  const lines = out.trimEnd().split('\n');
  const lost = Number(/^lost (\d+)$/m.exec(out)?.[1]);
  expect(lost).toBeGreaterThan(0);
  expect(lines.filter((line) => line.startsWith('a line')).length + lost).toBe(LINES);
  expect(lines.at(-1)).toBe('the last line');
});

test.concurrent('a reader of the log that stands still holds up neither the work of the process nor its end', async () => {
  const { child, ended, countWorked } = start('pipe');
  child.stdout?.pause();
  expect(await Promise.race([ended, wait(10_000, 'still there')])).toBe(0);
  expect(countWorked()).toBe(15);
});

test.concurrent('a reader of the log that goes away ends nothing', async () => {
  const { child, ended, countWorked } = start('pipe');
  child.stdout?.destroy();
  expect(await ended).toBe(0);
  expect(countWorked()).toBe(15);
});

test.concurrent('a log without room on its disk ends nothing', {
  skip: !existsSync('/dev/full'),
}, async () => {
  const full = openSync('/dev/full', 'w');
  const { ended, countWorked } = start(full);
  expect(await ended).toBe(0);
  closeSync(full);
  expect(countWorked()).toBe(15);
});

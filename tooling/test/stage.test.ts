import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightOutcome, vitestOutcome } from './counts.ts';
import {
  broken,
  closingLine,
  fine,
  leftOut,
  problemLines,
  repeatsLine,
  runStages,
  runWithRest,
  type Stage,
} from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const report = (content: unknown): string => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const idle = () => 0.4;
const ended = (code: number) => ({ code, output: 'what it said' });
const stage = (name: string, runs: boolean, run: Stage['run']): Stage => ({ name, runs, run });

it('the sum is that of all runners, and a broken check counts as one failure', async () => {
  const lines: string[] = [];
  const sums = await runStages(
    [
      stage('types', false, async () => fine),
      stage('style', false, async () => broken('a line is too long')),
      stage('unit', true, async () => ({ passed: 7, failed: 0, report: '' })),
      stage('browser', true, async () => ({ passed: 2, failed: 1, report: 'the total is wrong' })),
    ],
    (line) => lines.push(line),
    idle,
  );
  expect(sums).toMatchObject({ passed: 9, failed: 2, repeats: 0 });
  expect(lines.join('\n')).toContain('a line is too long');
});

const quick = stage('unit', true, async () => ({ passed: 8412, failed: 0, report: '' }));
const quickFails = stage('unit', true, async () => ({ passed: 8409, failed: 3, report: 'a bill is wrong' }));
const full = stage('browser, rest', true, async () => ({ passed: 190, failed: 0, report: '' }));
const fullFails = stage('browser, rest', true, async () => ({
  passed: 188,
  failed: 2,
  report: 'a link leads away',
}));

it.each([
  ['both pass', quick, full, '8602 passed, 0 failed'],
  ['npm test fails', quickFails, full, '8599 passed, 3 failed'],
  ['the rest fails', quick, fullFails, '8600 passed, 2 failed'],
  ['both fail', quickFails, fullFails, '8597 passed, 5 failed'],
])('CI closes with the sum of npm test and the rest when %s', async (_, first, second, line) => {
  const rest = { stages: [second], beginsBefore: Number.POSITIVE_INFINITY };
  expect(closingLine(await runWithRest([first], rest, () => undefined, idle))).toBe(line);
});

it('the failures of all steps are repeated at the end', async () => {
  const failedStage: Stage = stage('portal', true, async () => ({
    passed: 2,
    failed: 1,
    report: '·····\n FAIL bills.test.ts > the total\nAssertionError: expected 7 to be 8\n 12 | expect(total)',
  }));
  const rest = { stages: [fullFails], beginsBefore: Number.POSITIVE_INFINITY };
  const sums = await runWithRest([quick, failedStage], rest, () => undefined, idle);
  expect(problemLines(sums)).toEqual([
    'What failed:',
    expect.stringMatching(/^✗ .* portal {2}2 passed, 1 failed$/),
    ' FAIL bills.test.ts > the total',
    'AssertionError: expected 7 to be 8',
    expect.stringMatching(/^✗ .* browser, rest {2}188 passed, 2 failed$/),
    'a link leads away',
  ]);
  expect(problemLines(await runStages([quick], () => undefined, idle))).toEqual([]);
});

it('a failure in the browser is repeated with what it waited for and what the page showed', async () => {
  const report = [
    '  1) [portal] › bills.spec.ts:5:1 › Mei Lin pays',
    '    TimeoutError: locator.click: Timeout 20000ms exceeded.',
    '    Call log:',
    "      - waiting for getByRole('button', { name: 'Pay' })",
    '        2 × waiting for element to be visible, enabled and stable',
    '| /bills shows: Bills · Please try again later.',
    '      5 | test(',
  ].join('\n');
  const failed = stage('browser', true, async () => ({ passed: 1, failed: 1, report }));
  expect(problemLines(await runStages([failed], () => undefined, idle)).slice(2)).toEqual([
    '  1) [portal] › bills.spec.ts:5:1 › Mei Lin pays',
    '    TimeoutError: locator.click: Timeout 20000ms exceeded.',
    "      - waiting for getByRole('button', { name: 'Pay' })",
    '        2 × waiting for element to be visible, enabled and stable',
    '| /bills shows: Bills · Please try again later.',
  ]);
});

it('a step of the rest for which no time is left is named and not run', async () => {
  const lines: string[] = [];
  const sums = await runWithRest(
    [quick],
    { stages: [fullFails], beginsBefore: 0 },
    (line) => lines.push(line),
    idle,
  );
  expect(closingLine(sums)).toBe('8412 passed, 0 failed');
  expect(lines.at(-1)).toBe('- not run: browser, rest, no time is left');
});

it('a step that cannot run here says why and counts nothing', async () => {
  const lines: string[] = [];
  const firefox = stage('browser, Firefox', true, async () => leftOut('there is no Firefox here'));
  const sums = await runStages([quick, firefox], (line) => lines.push(line), idle);
  expect(closingLine(sums)).toBe('8412 passed, 0 failed');
  expect(lines.at(-1)).toBe('- not run: browser, Firefox, there is no Firefox here');
});

it('tests that run again elsewhere are told apart from tests', async () => {
  const again: Stage = {
    ...stage('unit in New York', true, async () => ({ passed: 7, failed: 1, report: '' })),
    isRepeat: true,
  };
  const sums = await runStages([quick, again], () => undefined, idle);
  expect(repeatsLine(sums)).toBe(
    '8412 tests, and 8 of them again in other time zones and on the other engine',
  );
});

it('steps that may run beside one another do, and those after them wait for both', async () => {
  const events: string[] = [];
  const noting = (name: string, runsBeside: boolean): Stage => ({
    ...stage(name, false, async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      events.push(`${name} ends`);
      return fine;
    }),
    runsBeside,
  });
  const stages = [
    noting('types', true),
    noting('style', true),
    noting('unit', false),
    noting('portal', false),
  ];
  await runStages(stages, () => undefined, idle);
  expect(events).toEqual([
    'types begins',
    'style begins',
    'types ends',
    'style ends',
    'unit begins',
    'unit ends',
    'portal begins',
    'portal ends',
  ]);
});

it('a step that throws is a failed one', async () => {
  const sums = await runStages(
    [stage('build', false, () => Promise.reject(new Error('no room')))],
    () => undefined,
    idle,
  );
  expect(sums).toMatchObject({ passed: 0, failed: 1 });
});

it('a runner that ran no test, or wrote no report, has failed', () => {
  const none = report({ numPassedTests: 0, numFailedTests: 0 });
  expect(vitestOutcome(ended(0), none)).toMatchObject({ passed: 0, failed: 1 });
  expect(vitestOutcome(ended(0), join(folder, 'nothing.json'))).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightOutcome(ended(0), report({ stats: {} }))).toMatchObject({ passed: 0, failed: 1 });
});

it('a runner that ended badly although every test passed has failed', () => {
  const path = report({ numPassedTests: 5, numFailedTests: 0 });
  expect(vitestOutcome(ended(1), path)).toMatchObject({ passed: 5, failed: 1 });
});

it('a browser test that passed only at the second try has failed', () => {
  const path = report({ stats: { expected: 3, unexpected: 0, flaky: 1 } });
  expect(playwrightOutcome(ended(0), path)).toMatchObject({ passed: 3, failed: 1 });
});

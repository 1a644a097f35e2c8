import { expect, it } from 'vitest';
import { findArea, playwrightTimes, printableTimes, vitestTimes } from './file-times.ts';

it('adds the tests of a file of vitest', () => {
  const testResults = [
    {
      name: '/home/app/apps/gateway/src/modules/bills/detail.op.test.ts',
      assertionResults: [{ duration: 1_250 }, { duration: null }, { duration: 333 }],
    },
  ];
  expect(vitestTimes({ testResults }, '/home/app/')).toEqual([
    { path: 'apps/gateway/src/modules/bills/detail.op.test.ts', seconds: 1.583 },
  ]);
});

it('adds the tests of a file of Playwright, those of its describe blocks too', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const inner = { file: 'journeys/bills/pay.spec.ts', specs: [spec(700)] };
  const suites = [{ file: 'journeys/bills/pay.spec.ts', specs: [spec(1_100)], suites: [inner] }];
  expect(playwrightTimes({ suites })).toEqual([{ path: 'e2e/journeys/bills/pay.spec.ts', seconds: 1.8 }]);
});

it.each([
  ['apps/gateway/src/modules/bills/detail.op.test.ts', 'bills'],
  ['apps/portal/src/features/bills/history/bills.page.test.tsx', 'bills'],
  ['e2e/journeys/bills/pay.spec.ts', 'bills'],
  ['packages/domain/src/money.test.ts', 'packages/domain'],
  ['apps/gateway/src/wire/calls/limits.op.test.ts', 'apps/gateway'],
])('counts %s to %s', (path, area) => {
  expect(findArea(path)).toBe(area);
});

it('names the areas and the ten slowest files', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({
    path: `packages/a${index}/x.test.ts`,
    seconds: index,
  }));
  const lines = printableTimes([...times, { path: 'e2e/journeys/bills/pay.spec.ts', seconds: 34 }]);
  expect(lines[1]).toMatch(/34\.0 s +34 % +bills$/);
  const slowest = lines.slice(lines.indexOf('The 10 slowest files:') + 1);
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toContain('e2e/journeys/bills/pay.spec.ts');
});

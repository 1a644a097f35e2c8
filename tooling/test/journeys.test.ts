import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../program.ts';

const E2E = join(ROOT, 'e2e');

/** A spec of `npm test` for each feature of the portal. */
const journeyOf: Readonly<Record<string, string>> = {
  'account-details': 'journeys/account-details.spec.ts',
  accounts: 'journeys/choosing-premises.spec.ts',
  activity: 'journeys/people-with-access.spec.ts',
  alerts: 'journeys/leaks-and-alerts.spec.ts',
  'bill-insights': 'journeys/bill-insights.spec.ts',
  bills: 'journeys/bills.spec.ts',
  chat: 'journeys/live-chat.spec.ts',
  'contact-details': 'journeys/contact-details.spec.ts',
  dashboard: 'journeys/signing-in.spec.ts',
  delegates: 'journeys/people-with-access.spec.ts',
  giro: 'journeys/giro.spec.ts',
  help: 'journeys/public-pages.spec.ts',
  leaks: 'journeys/leaks-and-alerts.spec.ts',
  letters: 'journeys/letters.spec.ts',
  linking: 'journeys/linking.spec.ts',
  'meter-readings': 'journeys/meter-readings.spec.ts',
  notices: 'journeys/notices.spec.ts',
  'notification-banner': 'safety/messages.spec.ts',
  'payment-arrangement': 'journeys/services.spec.ts',
  payments: 'timed/paying.spec.ts',
  refunds: 'journeys/refunds.spec.ts',
  services: 'journeys/services.spec.ts',
  session: 'journeys/logging-out.spec.ts',
  'sign-up-info': 'journeys/signing-up.spec.ts',
  staff: 'journeys/staff.spec.ts',
  'sub-accounts': 'journeys/sub-accounts.spec.ts',
  terms: 'journeys/public-pages.spec.ts',
  tips: 'journeys/bill-insights.spec.ts',
  'u-save': 'journeys/u-save.spec.ts',
  'unsuccessful-login': 'journeys/public-pages.spec.ts',
  usage: 'journeys/keyboard.spec.ts',
  waiver: 'journeys/services.spec.ts',
  welcome: 'journeys/failing.spec.ts',
};

/** Tests that `npm test` runs; those that a list chooses by `inPart` count as one. */
function testsOutsideFull(source: string): number {
  const calls = source.matchAll(/\btest\(\s*(['"`])(?:\\.|(?!\1).)*\1,\s*(\w+)/gs);
  return [...calls].filter(([, , details]) => details !== 'full' && details !== 'long').length;
}

it('finds the tests that npm test runs, however their titles are quoted and broken', () => {
  const source = `
    test('a bill, due today, can be paid', async ({ page }) => {});
    test("Mei Lin’s bill isn't late", full, async () => {});
    test(
      \`\${name} is clear to everybody\`,
      inPart(name === 'bill' ? 'main' : 'long'),
      async () => {},
    );`;
  expect(testsOutsideFull(source)).toBe(2);
});

it('every feature of the portal has a journey in npm test', () => {
  const features = readdirSync(join(ROOT, 'apps/portal/src/features'));
  expect(Object.keys(journeyOf)).toEqual(features.toSorted());
});

/** No feature's own, and so much worth that `npm test` runs one of each too. */
const beside: readonly string[] = ['journeys/kiosk.spec.ts', 'journeys/two-people.spec.ts'];

const inNpmTest: ReadonlySet<string> = new Set([...Object.values(journeyOf), ...beside]);
const countInNpmTest = (file: string): number => testsOutsideFull(readFileSync(join(E2E, file), 'utf8'));

it.each([...inNpmTest])(
  'e2e/%s keeps a test in npm test, or two where it stands for several features',
  (file) => {
    const features = Object.values(journeyOf).filter((each) => each === file).length;
    expect(countInNpmTest(file)).toBeGreaterThan(0);
    expect(countInNpmTest(file)).toBeLessThanOrEqual(Math.max(1, features));
  },
);

it.each(
  readdirSync(join(E2E, 'journeys'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `journeys/${name}`)
    .filter((file) => !inNpmTest.has(file)),
)('e2e/%s runs on CI alone', (file) => {
  expect(countInNpmTest(file)).toBe(0);
});

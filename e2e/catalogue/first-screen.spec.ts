import { firstScreenScript, reloadMeasured, slowPhone } from '../support/first-screen.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, inPart, type Part, test } from '../support/test.ts';

const MOST_REQUESTS = 25;
const MOST_SHIFT = 0.02;

/** Pages and the person who reloads each; `npm test` reloads the main ones. */
const pages: readonly { path: string; email?: string; part?: Part }[] = [
  { path: '/welcome', part: 'full' },
  { path: '/tnc' },
  { path: '/signup-info' },
  { path: '/404' },
  { path: '/dashboard', email: 'meilin@example.com', part: 'main' },
  { path: '/dashboard', email: 'chitra@example.com' },
  // No bill of this year: the months of the last one are asked for too (S2 §4).
  { path: '/dashboard', email: 'farid@example.com' },
  { path: '/dashboard', email: 'kopi@example.com' },
  { path: '/usage', email: 'meilin@example.com' },
  { path: '/bills', email: 'meilin@example.com' },
  { path: '/bills', email: 'chitra@example.com' },
  { path: '/bills', email: 'kopi@example.com' },
  { path: '/usage/heat-map', email: 'meilin@example.com' },
  { path: '/meter-readings', email: 'meilin@example.com' },
  { path: '/paynow', email: 'meilin@example.com' },
  { path: '/paynow/how-it-works', email: 'meilin@example.com' },
  { path: '/services/giro', email: 'halim@example.com' },
  { path: '/e-giro' },
  { path: '/e-giro', email: 'meilin@example.com' },
  { path: '/e-giro/setup/manual', email: 'halim@example.com' },
  { path: '/manage-premises', email: 'meilin@example.com' },
  { path: '/manage-premises', email: 'estate@example.com' },
  { path: '/sub-accounts?masteracct=8920014410&page=5', email: 'estate@example.com' },
  { path: '/help', email: 'meilin@example.com' },
  { path: '/verify', email: 'hui@example.com' },
  { path: '/not-active', email: 'lena@example.com' },
  { path: '/link-account', email: 'ivan@example.com' },
  { path: '/link-account/company', email: 'ivan@example.com' },
  { path: '/link-account/company/manual', email: 'ivan@example.com' },
  { path: '/link-account/individual', email: 'indra@example.com' },
  { path: '/internal/queues/link-applications', email: 'staff@example.com' },
  { path: '/internal/queues/payments', email: 'finance@example.com' },
];

for (const { path, email, part = 'long' } of pages) {
  test(
    `${path}${email ? ` of ${email}` : ''} comes with few requests and nothing on it moves`,
    inPart(part),
    async ({ page, portal }) => {
      await page.addInitScript({ path: firstScreenScript });
      if (email === undefined) await page.goto(`${portal.origin}${path}`);
      else await comeIn(page, email, portal.origin, path);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: width > 760 ? 900 : 844 });
        const { requests, shift, moved } = await reloadMeasured(page);
        expect
          .soft(requests.length, `requests at ${width} px:\n${requests.join('\n')}`)
          .toBeLessThanOrEqual(MOST_REQUESTS);
        expect.soft(shift, `what moves at ${width} px:\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
      }
    },
  );
}

test(
  'the dialog of paying stays in place while a slow connection keeps its code waiting',
  full,
  async ({ page, portal }) => {
    await page.addInitScript({ path: firstScreenScript });
    await comeIn(page, 'meilin@example.com', portal.origin, '/paynow');
    const { shift, moved } = await reloadMeasured(page, { ...slowPhone, cpu: 6, latency: 400 });
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  },
);

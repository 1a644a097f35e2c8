import { makeSubject } from '../../apps/gateway/src/db/seed/rows/people-rows.ts';
import { freePort } from '../support/free-port.ts';
import { type ForeignIssuer, startForeignIssuer } from '../support/parties/foreign-issuer.ts';
import { leaveSignInPages, openAccountMenu } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const email = 'meilin@example.com';
const person = { subject: makeSubject(email), email, name: 'Tan Mei Lin' };

let issuer: ForeignIssuer;
let port: number;

test.beforeEach(async () => {
  port = await freePort();
  issuer = await startForeignIssuer(`http://localhost:${port}`, [person]);
});
test.afterEach(() => issuer.close());

test(
  'a customer of another issuer signs in, comes back to the wanted page, and logs out at both',
  full,
  async ({ page, watch, ownPortal }) => {
    // Another issuer learns by its own token who leaves; it goes to that issuer alone (RP-initiated logout).
    watch.allow(/a signed token stands in an address: \/session\/end/);
    const { origin } = await ownPortal({ ...issuer.settings, PORT: String(port) });
    await page.goto(`${origin}/dashboard?mode=web`);
    await page.getByLabel('Login name').fill(email);
    await page.getByRole('button', { name: 'Enter' }).click();
    await leaveSignInPages(page);
    await expect(page).toHaveURL(`${origin}/dashboard?mode=web`);
    await expect(page.getByRole('region', { name: 'TOTAL AMOUNT PAYABLE' })).toContainText('128.45');

    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`${origin}/welcome`);
    await page.goto(`${origin}/dashboard`);
    await expect(page.getByLabel('Login name')).toBeVisible();
  },
);

test(
  'the pages of our own provider are not there when another issuer signs people in',
  full,
  async ({ request, ownPortal }) => {
    const { origin } = await ownPortal({ ...issuer.settings, PORT: String(port) });
    for (const path of ['/oidc/.well-known/openid-configuration', '/idp/forgot-password', '/interaction/x']) {
      expect((await request.get(`${origin}${path}`)).status(), path).toBe(404);
    }
  },
);

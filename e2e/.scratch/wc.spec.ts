import { serveGallery } from '../support/gallery.ts';
import { comeIn } from '../support/people.ts';
import { withManyPremises } from '../support/many-premises.ts';
import { expect, test } from '../support/test.ts';

const out = '/tmp/wc-shots';
for (const width of [1280, 768, 390, 320])
  test(`gallery ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const gallery = await serveGallery();
    await page.goto(`${gallery.origin}/gallery.html`);
    const states = await page.evaluate<string[]>('[...window.__states]');
    const wanted = states.filter((s) => /account-details.*hundreds|activity\/.*ready|chooseStreet|sub-accounts.*(single|ready)/i.test(s));
    console.log(wanted.join(' | '));
    for (const state of wanted) {
      await page.goto(`${gallery.origin}/gallery.html?state=${encodeURIComponent(state)}`);
      await page.waitForTimeout(900);
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      console.log(width, state, 'overflow', over);
      await page.screenshot({ path: `${out}/${width}-${state.replace(/\W+/g, '_')}.png`, fullPage: true });
    }
    await gallery.close();
  });

for (const width of [1280, 390])
  test(`edit ${width}`, async ({ page, watch, ownPortal }) => {
    watch.allow(/an account number stands in an address: \/edit-account/);
    const { origin } = await ownPortal();
    await page.setViewportSize({ width, height: 900 });
    await comeIn(page, 'meilin@example.com', origin, '/account-details');
    await page.getByRole('link', { name: 'Edit account 8934521670' }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Postal code').fill('229838');
    await main.getByLabel('House / Block No.').fill('5');
    await main.getByLabel('House / Block No.').blur();
    const street = main.getByLabel('Street name');
    await expect(street).toHaveRole('combobox');
    await page.screenshot({ path: `${out}/edit-${width}.png`, fullPage: true });
    await street.selectOption('Hullet Road');
    await main.getByRole('radio', { name: 'Monday 30 Nov 2026' }).click();
    await main.getByText('I am the holder of this account').click();
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/account-details$/);
    const saved = main.getByText('Your request has been submitted successfully.');
    await expect(saved).toBeVisible();
    await expect(main).toContainText('5 Hullet Road');
    await page.screenshot({ path: `${out}/saved-${width}.png`, fullPage: true });
    await page.getByRole('link', { name: 'Activity' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
    await page.goBack();
    await expect(main).toContainText('5 Hullet Road');
    await expect(saved).toHaveCount(0);
    await page.reload();
    await expect(main).toContainText('5 Hullet Road');
    await expect(saved).toHaveCount(0);
  });

test('staff twin', async ({ page, portal }) => {
  await comeIn(page, 'staff@example.com', portal.origin);
  await page.goto(`${portal.origin}/internal/consent-contact-detail`);
  await page.waitForTimeout(3000);
  console.log('STAFF', page.url(), await page.getByRole('main').innerText());
  await page.goto(`${portal.origin}/internal/edit-account`);
  await page.waitForTimeout(2000);
  console.log('STAFF', page.url(), await page.getByRole('main').innerText());
});

test('typing among 5000', async ({ page, portal }) => {
  await withManyPremises(page, 5000);
  await comeIn(page, 'kopi@example.com', portal.origin, '/manage-premises');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.click();
  await page.evaluate(`window.__t=[];document.addEventListener('keydown',()=>{const t=performance.now();requestAnimationFrame(()=>{const c=new MessageChannel();c.port1.onmessage=()=>window.__t.push(Math.round(performance.now()-t));c.port2.postMessage(0)})},true)`);
  await page.keyboard.type('bedok rd 4', { delay: 120 });
  await page.waitForTimeout(600);
  console.log('LIST', await page.evaluate('window.__t.join(" ")'), await page.getByText(/Showing/).first().innerText());
  await page.goto(`${portal.origin}/bills`);
  await page.locator('button[aria-haspopup]').filter({ hasText: /Pandan|Joo|Blk|Road/ }).first().click();
  await page.evaluate(`window.__t=[];document.addEventListener('keydown',()=>{const t=performance.now();requestAnimationFrame(()=>{const c=new MessageChannel();c.port1.onmessage=()=>window.__t.push(Math.round(performance.now()-t));c.port2.postMessage(0)})},true)`);
  await page.keyboard.type('bedok rd 4', { delay: 120 });
  await page.waitForTimeout(600);
  console.log('SELECTOR', await page.evaluate('window.__t.join(" ")'));
});

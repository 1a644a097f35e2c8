import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { byEachHand, openAccount } from '../support/hands.ts';
import { tabTo } from '../support/keys.ts';
import { comeIn, fillSignIn, leaveSignInPages, logOut } from '../support/people.ts';
import { expectNothingKept } from '../support/stored-values.ts';
import { expect, full, test } from '../support/test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Your premises' });
const row = (page: Page, address: string) => table(page).getByRole('row').filter({ hasText: address });
const search = (page: Page) => page.getByRole('textbox', { name: 'Premise address or account number' });
const chip = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const showing = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();

async function openFromMenu(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: `Manage Premises [${count}]` }).click();
  await expect(page.getByRole('heading', { name: 'Manage Premises', level: 1 })).toBeVisible();
}

test(
  'Katong Provisions filters, searches and pages; Back and a reload show the same again',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'estate@example.com', portal.origin);
    await page.getByRole('link', { name: 'Manage account' }).click();
    await expect(page).toHaveURL(/\/manage-premises$/);
    await expect(page.getByRole('button', { name: /choose another premises/ })).toHaveCount(0);
    await showing(page, 'Showing 1 - 10 out of 23');
    await page.getByRole('button', { name: 'Page 3' }).click();
    await showing(page, 'Showing 21 - 23 out of 23');
    await expect(page).toHaveURL(/\?page=3$/);
    await chip(page, /^Gas/).click();
    await expect(page).toHaveURL(/\?utility=gas$/);
    await search(page).fill('tanjong');
    await expect(page).toHaveURL(/\?utility=gas&search=tanjong$/);
    const found = await table(page).getByRole('row').count();
    await page.reload();
    await expect(search(page)).toHaveValue('tanjong');
    await expect(chip(page, /^Gas/)).toBeChecked();
    await expect(table(page).getByRole('row')).toHaveCount(found);
    await page.goBack();
    await showing(page, 'Showing 21 - 23 out of 23');
    await expect(search(page)).toHaveValue('');
    await expectNoAxeFindings(page);
  },
);

test('Siti goes through her premises by keys alone', full, async ({ page, portal }) => {
  await comeIn(page, 'kopi@example.com', portal.origin, '/manage-premises');
  await expect(row(page, '210 Joo Chiat Road').getByRole('link')).toHaveAttribute('aria-current', 'true');
  await tabTo(page, /Premise address or account number/);
  await page.keyboard.type('pandan');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(table(page).getByRole('row')).toHaveCount(4);
  await tabTo(page, /^All/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, /^Water/)).toBeFocused();
  await expect(page).toHaveURL(/\?utility=water$/);
  await tabTo(page, /Changi Village/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account-details$/);
  await expect(page.getByRole('main')).toContainText('Blk 5 Changi Village Road');
});

test.describe('by each hand', () => {
  test.use({ hasTouch: true });
  test('a premises is found, filtered and opened, and stays chosen', full, async ({ page, portal }) => {
    await comeIn(page, 'kopi@example.com', portal.origin);
    await byEachHand(page, async (hand) => {
      await page.goto('/dashboard');
      const panel = await openAccount(page, hand);
      await hand.press(panel.getByRole('link', { name: 'Manage Premises [3]' }));
      await hand.type(search(page), 'road');
      await expect(table(page).getByRole('row')).toHaveCount(3);
      await hand.press(page.locator('label').filter({ has: chip(page, /^Gas/) }));
      await expect(table(page).getByRole('row')).toHaveCount(2);
      await hand.press(page.locator('label').filter({ has: chip(page, /^All/) }));
      await hand.press(page.getByRole('button', { name: 'Clear search' }));
      const wanted = hand.width === 390 ? '48 Pandan Loop' : 'Blk 5 Changi Village Road';
      // Beside the words, anywhere on the row.
      await expect(table(page).getByRole('row')).toHaveCount(4);
      await row(page, wanted).scrollIntoViewIfNeeded();
      const box = await row(page, wanted).boundingBox();
      if (!box) throw new Error('the row has no place');
      await hand.pressAt(page, box.x + box.width - 40, box.y + box.height / 2);
      await expect(page).toHaveURL(/\/account-details$/);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(wanted);
    });
  });
});

test(
  'Bernard’s second premises is fetched when it is chosen; when that fails the first one stays',
  full,
  async ({ page, portal, watch }) => {
    watch.allow(/net::ERR_FAILED|Failed to load resource/);
    await comeIn(page, 'bernard@example.com', portal.origin, '/manage-premises');
    await expect(row(page, 'Ang Mo Kio')).toContainText('Electricity, Water & Gas');
    await page.route('**/api', async (route) => {
      if (route.request().postData()?.includes('user:getAccount"')) await route.abort();
      else await route.continue();
    });
    await row(page, 'Ang Mo Kio').getByRole('link').click();
    const alert = page.getByRole('dialog', { name: 'Error' });
    await expect(alert).toContainText('An error has occured while selecting premises. Please try again.');
    await alert.getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL(/\/manage-premises$/);
    await expect(row(page, 'Cairnhill').getByRole('link')).toHaveAttribute('aria-current', 'true');
    await page.unroute('**/api');
    await row(page, 'Ang Mo Kio').getByRole('link').click();
    await expect(page).toHaveURL(/\/account-details$/);
    await expect(page.getByRole('main')).toContainText('Ang Mo Kio Avenue 10');
  },
);

test('a page that is opened while a premises is fetched stays open', full, async ({ page, portal }) => {
  await comeIn(page, 'bernard@example.com', portal.origin, '/manage-premises');
  let letGo = () => {};
  const isHeld = new Promise<void>((free) => {
    letGo = free;
  });
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('user:getAccount"')) await isHeld;
    await route.continue();
  });
  await row(page, 'Ang Mo Kio').getByRole('link').click();
  await expect(row(page, 'Ang Mo Kio')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help$/);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname));
  const fetched = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('user:getAccount"') ?? false,
  );
  letGo();
  await fetched;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ang Mo Kio Avenue 10');
  expect(visited).toEqual(['/dashboard']);
});

test(
  'a link to the details of an account wins over what was chosen before',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'kopi@example.com', portal.origin);
    await page.getByRole('radio', { name: /Changi Village/ }).click();
    await page.goto('/account-details?account=008920020041');
    await expect(page.getByRole('main')).toContainText('48 Pandan Loop');
    await page.getByRole('button', { name: /choose another premises/ }).click();
    await page.getByRole('option').filter({ hasText: 'Joo Chiat' }).click();
    await expect(page).toHaveURL(/\/account-details$/);
    await expect(page.getByRole('main')).toContainText('210 Joo Chiat Road');
    // Of another customer: the default premises.
    await page.goto('/account-details?account=8934540017');
    await expect(page.getByRole('main')).toContainText('210 Joo Chiat Road');
  },
);

test(
  'a new tab begins at the chosen premises, an open one is told of it, and a logout forgets it',
  full,
  async ({ page, context, portal }) => {
    const title = (tab: Page) => tab.getByRole('main').getByRole('heading', { level: 1 });
    await comeIn(page, 'kopi@example.com', portal.origin);
    const second = await context.newPage();
    await second.goto(`${portal.origin}/dashboard`);
    await expect(title(second)).toContainText('210 Joo Chiat Road');
    const barless = await context.newPage();
    await barless.goto(`${portal.origin}/manage-premises`);
    await expect(table(barless)).toBeVisible();
    await page.getByRole('radio', { name: /Pandan Loop/ }).click();
    await expect(title(page)).toContainText('48 Pandan Loop');
    await barless.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(barless.getByText('You chose 48 Pandan Loop #03-10 in another tab.')).toBeVisible();
    await expect(title(barless)).toContainText('210 Joo Chiat Road');
    await barless.close();
    await expect(second.getByText('You chose 48 Pandan Loop #03-10 in another tab.')).toBeVisible();
    await expect(title(second)).toContainText('210 Joo Chiat Road');
    await second.reload();
    await expect(title(second)).toContainText('48 Pandan Loop');
    const third = await context.newPage();
    await third.goto(`${portal.origin}/dashboard`);
    await expect(title(third)).toContainText('48 Pandan Loop');
    await third.close();
    await second.close();
    await logOut(page);
    await expectNothingKept(page);
    expect(
      await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])'),
    ).not.toContain('portal.premises');
  },
);

test.describe('at a kiosk', () => {
  test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });
  test(
    'the list is opened with a finger, and the kiosk keeps nothing of the choice',
    full,
    async ({ page, portal }) => {
      await page.goto(
        `/?${new URLSearchParams({ mode: 'kiosk', redirect: `${portal.origin}/sandbox/kiosk` })}`,
      );
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap();
      await fillSignIn(page, 'kopi@example.com');
      await leaveSignInPages(page);
      await page.getByRole('link', { name: 'Manage account' }).tap();
      await expectNoAxeFindings(page);
      await row(page, 'Changi Village').getByRole('link').tap();
      await expect(page).toHaveURL(/\/account-details$/);
      expect(
        await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])'),
      ).not.toContain('portal.premises');
      await page.getByRole('button', { name: 'End Session' }).tap();
      await expect(page).toHaveURL(`${portal.origin}/sandbox/kiosk`);
      await expectNothingKept(page);
    },
  );
});

test('the account menu counts the premises and leads to the list', full, async ({ page, portal }) => {
  await comeIn(page, 'meilin@example.com', portal.origin);
  await openFromMenu(page, 1);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Blk 145 Lorong 2 Toa Payoh').getByRole('link')).toBeVisible();
});

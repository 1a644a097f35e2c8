import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { comeIn, logOut } from '../support/people.ts';
import { expectNothingKept } from '../support/stored-values.ts';
import { expect, full, test } from '../support/test.ts';
import { overflowing } from '../support/width.ts';

async function openHelp(page: Page): Promise<void> {
  await comeIn(page, 'meilin@example.com', '', '/help');
  await launcher(page).waitFor();
}
const launcher = (page: Page) => page.getByRole('button', { name: 'Live Chat', exact: true });
const greeting = 'Hello, this is Aisha. Is it about account 8934521670?';

test('Mei Lin chats in a window of its own, which knows her account, keeps the talk and closes with her logout', async ({
  page,
  watch,
}) => {
  await openHelp(page);
  const [chat] = await Promise.all([page.waitForEvent('popup'), launcher(page).click()]);
  await expect(chat.getByText(greeting)).toBeVisible();
  expect(await chat.evaluate('[innerWidth, innerHeight]')).toEqual([375, 450]);
  await chat.getByText('What this chat was told').click();
  await expect(chat.getByText('+6591234567')).toBeVisible();
  await chat.getByText('What this chat was told').click();

  await chat.getByLabel('Write a message').fill('Can I send the gas reading on Sunday?');
  await chat.keyboard.press('Enter');
  await expect(chat.getByText('The meter reading card on Home says')).toBeVisible();
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('alert')).toHaveText('Write a message first.');
  expect(await axeFindings(chat)).toEqual([]);
  await chat.setViewportSize({ width: 320, height: 450 });
  expect(await overflowing(chat)).toEqual([]);

  await chat.reload();
  await expect(chat.getByText('The meter reading card on Home says')).toBeVisible();
  const opened = watch.addresses.filter((address) => address.includes('chatToken='));
  expect(opened.length).toBeGreaterThan(0);
  expect(chat.url()).not.toContain('chatToken');

  // The token of the address works no more.
  watch.allow(/401 \(Unauthorized\)/);
  await chat.goto(opened[0] ?? '');
  await expect(chat.getByRole('alert')).toContainText('has been used or has run out');
  await expect(chat.getByLabel('Write a message')).toBeHidden();

  await logOut(page);
  await expect.poll(() => chat.isClosed()).toBe(true);
});

test(
  'where no window opens the chat is a frame that waits while it is closed and never hides what has the focus',
  full,
  async ({ page }) => {
    await page.addInitScript('window.open = () => null');
    await openHelp(page);
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Live Chat/ })
      .click();
    const chat = page.frameLocator('iframe[title="Live Chat"]');
    await expect(chat.getByText(greeting)).toBeVisible();
    await chat.getByLabel('Write a message').fill('Thank you');
    await page.keyboard.press('Enter');
    await expect(chat.getByText('You are welcome.')).toBeVisible();

    await launcher(page).click();
    await expect(page.getByRole('region', { name: 'Live Chat' })).toBeHidden();
    await launcher(page).click();
    await expect(chat.getByText('You are welcome.')).toBeVisible();

    await page.setViewportSize({ width: 800, height: 800 });
    const panel = await page.getByRole('region', { name: 'Live Chat' }).boundingBox();
    for (const control of await page.getByRole('main').getByRole('listitem').all()) {
      const way = control.locator('a, button').first();
      await way.focus();
      await expect
        .poll(async () => ((await way.boundingBox())?.y ?? 0) + ((await way.boundingBox())?.height ?? 0))
        .toBeLessThan(panel?.y ?? 0);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await page.getByRole('region', { name: 'Live Chat' }).boundingBox())?.y)
      .toBe(Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)));
    await page.getByRole('button', { name: 'Close Live Chat' }).click();

    await page.setViewportSize({ width: 1280, height: 900 });
    await logOut(page);
    await expect(page.locator('iframe[title="Live Chat"]')).toHaveCount(0);
    await expectNothingKept(page);
    await page.goto('/sandbox/chat');
    await expect(page.getByRole('alert')).toHaveText(/Open Live Chat from the portal/);
  },
);

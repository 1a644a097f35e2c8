/** A hand that takes its time: between mouse down and mouse up nothing may move, or the press is lost. */
import { expect, type Locator, type Page } from '@playwright/test';

/** As long as a slow finger rests on a button. */
const REST_MS = 250;

export async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const before = await readPlace(target);
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(REST_MS);
  const now = await readPlace(target);
  await page.mouse.up();
  expect(now, 'nothing moves while it is pressed').toEqual(before);
}

async function readPlace(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not drawn');
  return box;
}

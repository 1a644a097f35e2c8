/** What a browser still holds: nothing of a person may stay in it after logging out. */
import { expect, type Page } from '@playwright/test';

/** Local and session storage as one text. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate<string>('JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })');
}

export async function expectNothingKept(page: Page): Promise<void> {
  const kept = await keptText(page);
  expect(kept).not.toMatch(/@example\.com|Tan Mei Lin|\d{10}|eyJ/);
}

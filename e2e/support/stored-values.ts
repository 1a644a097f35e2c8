/** Reads the storage of a browser: nothing of a person may stay in it after logging out. */
import { expect, type Page } from '@playwright/test';

/** Local and session storage as one text. */
function keptText(page: Page): Promise<string> {
  return page.evaluate<string>('JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })');
}

export async function expectNothingKept(page: Page): Promise<void> {
  // A random name of the tab may hold ten digits in a row, and says nothing about anybody.
  const stored = (await keptText(page)).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
  expect(stored).not.toMatch(/@example\.com|Tan Mei Lin|\d{10}|eyJ/);
}

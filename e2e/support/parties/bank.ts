/** The demo bank as a customer of it uses it: a code is pasted, read and paid. */
import { expect, type Page, type Response } from '@playwright/test';

export type WayToPay = 'right' | 'short' | 'late';

/** Waits for the code that the portal makes when `act` has asked for one. @returns its text */
export async function codeAfter(page: Page, act: () => Promise<void>): Promise<string> {
  const response = page.waitForResponse((answer: Response) =>
    answer.url().endsWith('/v1/payments/paynow/request'),
  );
  await act();
  const { qr_metadata } = (await (await response).json()) as { qr_metadata: { payload: string } };
  await expect(page.getByText('Waiting for payment.')).toBeVisible();
  return qr_metadata.payload;
}

/** In a tab of its own, which stays open. */
export async function payAtBank(
  bank: Page,
  origin: string,
  code: string,
  behaviour: WayToPay,
): Promise<void> {
  await bank.goto(`${origin}/sandbox/bank`);
  await bank.getByLabel('Or paste the text of a code').fill(code);
  await bank.getByRole('button', { name: 'Read the code' }).click();
  await bank.locator(`button[name=way][value=${behaviour}]`).click();
  await expect(bank.getByText('Paid. The portal has been told.')).toBeVisible();
}

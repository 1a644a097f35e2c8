/** The demo banks of eGIRO as their customers use them, and the desk on which a company's second person answers. */
import { expect, type Page } from '@playwright/test';

export type BankAnswer = 'Approve' | 'Refuse' | 'Close without an answer';

/** On the bank's page, where the portal has led; until it has led back. */
export async function answerAtBank(
  bank: Page,
  answer: BankAnswer,
  press: (target: ReturnType<Page['getByRole']>) => Promise<void> = (target) => target.click(),
): Promise<void> {
  await bank.getByLabel('User ID').fill('demo');
  await press(bank.getByRole('button', { name: 'Log in', exact: true }));
  await press(bank.getByRole('button', { name: answer, exact: true }));
  await bank.waitForURL(/\/e-giro\/status/);
}

/** In a tab of its own. */
export async function checkAtDesk(
  desk: Page,
  origin: string,
  answer: 'Checker approves' | 'Checker refuses',
): Promise<void> {
  await desk.goto(`${origin}/sandbox/egiro`);
  await desk
    .getByRole('button', { name: new RegExp(`^${answer}`) })
    .first()
    .click();
  await expect(desk.getByText('Done.', { exact: true })).toBeVisible();
}

/** The demo banks of eGIRO as their customers use them, and the desk on which a company's second person answers. */
import { expect, type Page } from '@playwright/test';
import { egiroBanks } from '@portal/domain/giro/giro-banks';

/** Names of two banks that take requests of persons and of companies. */
const [, first, ...others] = egiroBanks.filter(({ segments }) => segments.length === 2);
export const oneBank = first?.name ?? '';
export const otherBank = others.at(-1)?.name ?? '';

type Press = (target: ReturnType<Page['getByRole']>) => Promise<void>;
const click: Press = (target) => target.click();

/** Fills in the form of eGIRO and leaves for the bank. */
export async function fillSetup(
  page: Page,
  account: RegExp,
  bank = oneBank,
  type: 'Personal' | 'Company' = 'Personal',
  press: Press = click,
): Promise<void> {
  await press(page.getByRole('radio', { name: account }));
  await press(page.getByRole('radio', { name: new RegExp(`^${type}`) }));
  await press(page.getByRole('radio', { name: bank, exact: true }));
  await press(page.getByRole('button', { name: `Continue at ${bank}` }));
}

/** How the banks behave from now on. */
export async function setBanks(
  page: Page,
  origin: string,
  dials: { readonly deduction?: 'pays' | 'returns' | 'waits'; readonly reach?: 'up' | 'down' },
): Promise<void> {
  const answer = await page.request.post(`${origin}/sandbox/egiro/desk/dials`, {
    form: { delivery: 'usual', deduction: 'pays', reach: 'up', ...dials },
    headers: { origin },
  });
  expect(answer.ok()).toBe(true);
}

/** The news of a bank about a form on paper, which it knows by the number of the utilities account. */
export async function tellOfPaper(
  page: Page,
  origin: string,
  step: 'paper_received' | 'completed' | 'failed',
  account: string,
  bankName: string,
): Promise<void> {
  const bank = egiroBanks.find(({ name }) => name === bankName)?.code ?? '';
  const answer = await page.request.post(`${origin}/sandbox/egiro/desk/paper`, {
    form: { step, account, bank },
    headers: { origin },
  });
  expect(answer.ok()).toBe(true);
}

export type BankAnswer = 'Approve' | 'Refuse' | 'Close without an answer';

/** On the bank's page, where the portal has led; until it has led back. */
export async function answerAtBank(bank: Page, answer: BankAnswer, press: Press = click): Promise<void> {
  const user = bank.getByLabel('User ID');
  const button = bank.getByRole('button', { name: answer, exact: true });
  // Back at a bank, the customer is still logged in.
  await expect(user.or(button)).toBeVisible();
  if (await user.isVisible()) {
    await user.fill('demo');
    await press(bank.getByRole('button', { name: 'Log in', exact: true }));
  }
  await press(button);
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

/** The bank takes back the latest deduction that it has paid. In a tab of its own. */
export async function takeBackAtDesk(desk: Page, origin: string): Promise<void> {
  await desk.goto(`${origin}/sandbox/egiro`);
  await desk
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click();
  await expect(desk.getByText('Done.', { exact: true })).toBeVisible();
}

/** Steps of signing in and out, by the words on the screen. */
import { expect, type Page } from '@playwright/test';
import { mintSession } from './minted-session.ts';

export const password = 'Portal-Demo-2026';

export interface LogInOptions {
  /** Origin of the portal when it is not the test's own. */
  readonly origin?: string;
  readonly password?: string;
}

/** Fills the provider's form and presses the button; what follows is the test's to see. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
}

/** From the welcome page to wherever the portal leads; waits until that page stands. */
export async function signIn(page: Page, email: string, options: LogInOptions = {}): Promise<void> {
  await page.goto(`${options.origin ?? ''}/welcome`);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await fillSignIn(page, email, options.password);
  await leaveSignInPages(page);
}

const atSignInPages = /\/(interaction|oidc|callback|login|welcome)\b/;

/** Starts a test that is not about logging in: the person is logged in without a page, then opens the path. */
export async function comeIn(page: Page, email: string, origin = '', path = '/dashboard'): Promise<void> {
  await mintSession(page, origin, email, password);
  await page.goto(`${origin}${path}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** From the welcome page, past what to have at hand, to the provider's sign-up. */
export async function openSignUp(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/welcome`);
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByLabel('Full name').waitFor();
}

/** Until the address is neither the provider's nor /callback. */
export async function leaveSignInPages(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(atSignInPages);
}

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/ }).click();
}

export async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/welcome$/);
}

/** From now on the pages of this tab run inside the app: its bridge is there. */
export async function enterApp(page: Page): Promise<void> {
  await page.addInitScript('window.servicesPortal = {}');
}

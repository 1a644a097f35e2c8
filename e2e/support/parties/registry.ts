/** The sandbox's business registry, by the words on its page. */
import type { Page } from '@playwright/test';

/** Where the portal sends a browser in version 2, for looking at the page without logging in. */
export function consentAddress(origin: string): string {
  return `/sandbox/registry/v2/authorise?${new URLSearchParams({
    client_id: 'SANDBOX-SERVICES-PORTAL',
    attributes: 'basic-profile',
    purpose: 'linking your company',
    state: 'shown',
    redirect_uri: `${origin}/link-account/company/callback`,
  })}`;
}

/** Logs in for a company and shares it; the registry sends the browser back to the portal. */
export async function shareCompany(page: Page, company: string): Promise<void> {
  await page.getByRole('button', { name: `Share ${company}` }).click();
}

export async function refuseToShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refuse' }).click();
}

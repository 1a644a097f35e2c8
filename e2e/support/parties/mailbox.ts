/** The mailbox of the sandbox, as its page reads it. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface ListedMail {
  readonly id: number;
  readonly subject: string;
  readonly recipient: string;
}

/** Waits for a mail to the recipient whose subject matches, newest first. */
export async function mailTo(
  request: APIRequestContext,
  recipient: string,
  subject: RegExp,
  origin = '',
): Promise<ListedMail> {
  let found: ListedMail | undefined;
  await expect(async () => {
    const mails: ListedMail[] = await (await request.get(`${origin}/sandbox/mailbox/list`)).json();
    found = mails.find((mail) => mail.recipient === recipient && subject.test(mail.subject));
    expect(found, `a mail to ${recipient} with the subject ${subject}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (found === undefined) throw new Error('the mail went away');
  return found;
}

export async function mailsTo(
  request: APIRequestContext,
  recipient: string,
  origin = '',
): Promise<readonly ListedMail[]> {
  const mails: ListedMail[] = await (await request.get(`${origin}/sandbox/mailbox/list`)).json();
  return mails.filter((mail) => mail.recipient === recipient);
}

/** Opens the mail in the mailbox and follows the link of this name in it; it opens in a tab of its own. */
export async function followLink(page: Page, mail: ListedMail, name: RegExp, origin = ''): Promise<Page> {
  await page.goto(`${origin}/sandbox/mailbox/${mail.id}`);
  const link = page.frameLocator('#mail-frame').getByRole('link', { name }).first();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.waitForLoadState();
  return tab;
}

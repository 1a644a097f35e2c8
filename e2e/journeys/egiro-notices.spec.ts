import { expectNoAxeFindings } from '../support/axe.ts';
import { oneBank, otherBank, tellOfPaper } from '../support/parties/egiro-bank.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const account = '8934521670';

test(
  'a second form on paper waits for Rosnah, who lets it count once the first bank has refused',
  full,
  async ({ page, ownPortal, newBrowser }) => {
    const { origin } = await ownPortal();
    await tellOfPaper(page, origin, 'paper_received', account, oneBank);
    await tellOfPaper(page, origin, 'paper_received', account, otherBank);

    await comeIn(page, 'finance@example.com', origin, '/internal/queues/egiro');
    await expect(page).toHaveTitle('eGIRO notices | Services Portal');
    const row = page.getByRole('button', { name: /^Form received .* Contradiction$/ });
    await expect(async () => {
      await page.reload();
      await expect(row).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await row.click();
    const notice = page.getByRole('region', { name: 'Form received' });
    await expect(notice).toContainText('It still contradicts our records, and cannot count.');
    await expect(notice.getByText('Let it count now')).toHaveCount(0);
    await expectNoAxeFindings(page);

    await tellOfPaper(page, origin, 'failed', account, oneBank);
    await expect(async () => {
      await page.reload();
      await row.click();
      await expect(notice).toContainText('It would count if it came now.', { timeout: 2_000 });
    }).toPass();
    await notice.getByText('Let it count now').click();
    await notice.getByLabel(/^Note/).fill('The customer has sent a form to this bank as well.');
    await notice.getByRole('button', { name: 'Settle' }).click();
    const question = page.getByRole('alertdialog', { name: 'Settle this notice?' });
    await expect(question).toContainText('Our records follow the bank, and the customer is told.');
    await question.getByRole('button', { name: 'Settle' }).click();
    await expect(page.getByText(`The notice about ${account} counts now.`)).toBeVisible();
    await expect(page.getByText('Nothing is waiting', { exact: true })).toBeVisible();

    const home = await newBrowser();
    const meiLin = await home.newPage();
    await comeIn(meiLin, 'meilin@example.com', origin, '/services/giro');
    const own = meiLin.getByRole('main').getByRole('listitem').filter({ hasText: account });
    await expect(own).toContainText(otherBank);
    await expect(own).toContainText('Pending set-up');
    // One account that waits for its bank: there is nothing to set up.
    await expect(meiLin.getByRole('main').getByRole('link', { name: 'Set up eGIRO' })).toHaveCount(0);
    await meiLin.goto(`${origin}/bills`);
    await expect(meiLin.getByRole('button', { name: 'Pay by PayNow QR' })).toBeVisible();
    await expect(meiLin.getByRole('main').getByRole('link', { name: 'Set up eGIRO' })).toHaveCount(0);
  },
);

import { byEachHand } from '../../support/hands.ts';
import { answerAtBank, fillSetup, oneBank } from '../../support/parties/egiro-bank.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

test(
  'Mei Lin sets up eGIRO, changes nothing, and ends it, with a mouse and with a finger',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'meilin@example.com', portal.origin);
    await byEachHand(page, async ({ press }) => {
      await page.goto('/e-giro');
      await press(page.getByRole('button', { name: 'Apply now' }));
      await fillSetup(page, /^8934521670/, oneBank, 'Personal', press);
      await answerAtBank(page, 'Approve', press);
      await expect(page.getByRole('heading', { name: 'Application Successful' })).toBeVisible();
      await press(page.getByRole('link', { name: 'Go to GIRO' }));
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '8934521670' });
      await expect(row.getByText('Active', { exact: true })).toBeVisible();
      await press(row.getByRole('button', { name: /^Manage Preference/ }));
      await press(page.getByRole('radio', { name: /^Terminate/ }));
      await press(page.getByRole('button', { name: 'Continue' }));
      const opened = page.waitForEvent('popup');
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }));
      const bank = await opened;
      await answerAtBank(bank, 'Approve', press);
      await bank.close();
      await expect(page.getByRole('heading', { name: 'Termination Successful' })).toBeVisible();
      await press(page.getByRole('link', { name: 'Go to GIRO' }));
      await expect(row).toContainText('Terminated');
    });
  },
);

import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { answerAtBank, fillSetup, otherBank } from '../support/parties/egiro-bank.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';
import { overflowing } from '../support/width.ts';

test.use({ hasTouch: true, viewport: { width: 320, height: 690 } });

const tap = (target: Locator) => target.tap();
const main = (page: Page) => page.getByRole('main');

/** The page says it at both widths of phones, whole and without a finding. */
async function expectResult(page: Page, name: string): Promise<void> {
  await expect(main(page).getByRole('heading', { name, exact: true, level: 1 })).toBeVisible();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 690 });
    expect(await overflowing(page), `${name} at ${width} px`).toEqual([]);
    await expectNoAxeFindings(page);
  }
}

test(
  'each result of a set-up and of an end is read and left with a finger',
  full,
  async ({ page, ownPortal, watch }) => {
    watch.allow(/status of 404 .*\/egiro\/status/);
    const { origin } = await ownPortal();
    const set = (bank?: string) => fillSetup(page, /^8934521670/, bank, 'Personal', tap);
    await comeIn(page, 'meilin@example.com', origin, '/e-giro/setup/manual');
    await set();
    await answerAtBank(page, 'Refuse', tap);
    await expectResult(page, 'Application Unsuccessful');
    await tap(page.getByRole('link', { name: 'Submit Again' }));
    await set();
    await answerAtBank(page, 'Close without an answer', tap);
    await expectResult(page, 'Application in Progress');
    await tap(page.getByRole('link', { name: /^Continue at/ }));
    await answerAtBank(page, 'Approve', tap);
    await expectResult(page, 'Application Successful');
    await tap(main(page).getByRole('link', { name: 'Go to GIRO' }));

    const end = async (answer: Parameters<typeof answerAtBank>[1]) => {
      const opened = page.waitForEvent('popup');
      await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }));
      const bank = await opened;
      await expectResult(page, 'Continue at your bank');
      await answerAtBank(bank, answer, tap);
      await bank.close();
    };
    await tap(page.getByRole('button', { name: 'Manage Preference of account 8934521670' }));
    await tap(page.getByRole('radio', { name: /^Terminate/ }));
    await tap(page.getByRole('button', { name: 'Continue' }));
    await end('Close without an answer');
    await expectResult(page, 'Termination in Progress');
    await tap(page.getByRole('link', { name: /^Continue at/ }));
    await answerAtBank(page, 'Refuse', tap);
    await expectResult(page, 'Termination Unsuccessful');
    const opened = page.waitForEvent('popup');
    await tap(page.getByRole('button', { name: 'Submit Again' }));
    const bank = await opened;
    await answerAtBank(bank, 'Approve', tap);
    await bank.close();
    await expectResult(page, 'Termination Successful');
    await tap(page.getByRole('link', { name: 'Apply new eGIRO' }));
    await set(otherBank);
    await expect(page.getByLabel('User ID')).toBeVisible();
    await page.goto(`${origin}/e-giro/status?dda_ref_no=DDA-2611-9999&txn_ref_no=GR-2611-9999`);
    await expectResult(page, 'We cannot find this application');
  },
);

test('both reasons why nothing can be applied for are read with a finger', full, async ({ page, portal }) => {
  await comeIn(page, 'halim@example.com', portal.origin, '/e-giro/unavailable');
  await expectResult(page, 'Unable to Proceed');
  await expect(main(page)).toContainText('Your recurring credit card application is pending.');
  await tap(page.getByRole('link', { name: 'Back to Home' }));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('on a kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 } });

  test(
    'the list, the form and the page about eGIRO are whole: no number is broken, nothing lies on another part',
    full,
    async ({ page, portal }) => {
      await page.addInitScript("sessionStorage.setItem('mode', 'kiosk')");
      await comeIn(page, 'halim@example.com', portal.origin, '/services/giro');
      const number = main(page).getByRole('listitem').getByText('8934640011', { exact: true });
      const lineHeight = async (text: Locator) => {
        await expect(text).toBeVisible();
        return (await text.boundingBox())?.height ?? 0;
      };
      expect(await lineHeight(number)).toBeLessThan(60);
      await tap(main(page).getByRole('link', { name: 'About eGIRO' }));
      expect(await lineHeight(main(page).getByText('Bintangor Bank'))).toBeLessThan(60);
      await tap(page.getByRole('button', { name: 'Apply now' }));
      await tap(page.getByRole('link', { name: 'Apply for another account' }));
      const accounts = await page.getByRole('group', { name: 'Utilities account' }).boundingBox();
      const panel = await page.getByRole('region', { name: 'YOUR eGIRO' }).boundingBox();
      const [top, bottom] = [accounts, panel].map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      expect(bottom?.width).toBeCloseTo(top?.width ?? 0, 0);
      expect(bottom?.y).toBeGreaterThan((top?.y ?? 0) + (top?.height ?? 0));
      expect(await overflowing(page)).toEqual([]);
    },
  );
});

import { byEachHand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { photo } from '../../support/photo.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

test(
  'Ivan fills in both ways of linking with a mouse and with a finger; his company’s form goes out',
  full,
  async ({ page, ownPortal }) => {
    const { origin } = await ownPortal();
    await comeIn(page, 'ivan@example.com', origin);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await byEachHand(page, async ({ press, type }) => {
      await page.goto(`${origin}/link-account`);
      await press(page.getByRole('link', { name: 'Continue as an individual' }));
      await type(field('Utilities Account Number'), '8934601011');
      await type(field('Postal Code'), '410088');
      await type(field('Last 4 characters of your ID'), '84');
      await press(page.getByRole('button', { name: 'Link account' }));
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await press(summary.getByRole('link').first());
      await expect(field('Last 4 characters of your ID')).toBeFocused();
      await press(
        page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Link account' }),
      );

      await press(page.getByRole('link', { name: 'Continue as a company' }));
      await press(page.getByRole('link', { name: 'Enter manually' }));
      await expect(field('UEN')).toBeVisible();
    });
    await byEachHand(page, async ({ width, press, type }) => {
      await type(field('Utilities Account Number'), '8920031174');
      await type(field('Postal Code'), '573968');
      await type(field('UEN'), '201900042H');
      await press(page.getByRole('button', { name: 'Continue', exact: true }));
      const form = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Download form' }));
      await (await form).delete();

      const picture = { name: 'signed form.png', mimeType: 'image/png', buffer: photo(64) };
      const choose = async () => {
        const chooser = page.waitForEvent('filechooser');
        await press(page.locator('label[for$=-file]').first());
        await (await chooser).setFiles(picture);
        await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
      };
      await choose();
      await press(page.getByRole('button', { name: /^Remove/ }));
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await choose();
      const terms = page.getByRole('checkbox');
      await expect(terms).not.toBeChecked();
      // By its words, beside the link in them.
      await press(page.getByText('I have read and agree to the'));
      await expect(terms).toBeChecked();
      if (width !== 820) {
        await press(terms);
        await press(page.getByRole('button', { name: /^Remove/ }));
        await press(page.getByRole('button', { name: 'Back', exact: true }));
        return;
      }
      await press(page.getByRole('button', { name: 'Submit application' }));
      await expect(page.getByRole('heading', { name: 'We have received your application' })).toBeVisible();
    });
  },
);

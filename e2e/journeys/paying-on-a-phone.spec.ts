import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

/** Text of 15 px, at least. */
const TWO_LINES = 30;

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test(
  'the reference that a bank must show stands on one line, at 390 px above the fold',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'meilin@example.com', portal.origin, '/paynow');
    const reference = page.getByRole('dialog').getByText(/^\d{10,}P\d+$/);
    await expect(reference).toBeInViewport({ ratio: 1 });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await reference.boundingBox();
      expect(box?.height, `${width} px`).toBeLessThan(TWO_LINES);
    }
  },
);

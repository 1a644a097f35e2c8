import { type Gallery, serveGallery } from '../support/gallery.ts';
import { expect, test } from '../support/test.ts';

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery.close());

/** Parts that draw what the utility wrote, in the state in which it is written to do harm. */
const drawn = {
  'notification-banner/notification-strip/hostile': 'stay',
  'notices/promotions/promotions-card/hostile': '<img src=x onerror=alert(1)>',
};

for (const [state, words] of Object.entries(drawn)) {
  test(`a hostile message runs nothing, loads nothing and covers nothing: ${state}`, async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== gallery.origin) elsewhere.push(request.url());
    });
    await page.goto(`${gallery.origin}/gallery.html?state=${encodeURIComponent(state)}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.getByText(words, { exact: true }).click();
    expect(await page.evaluate('window.__harm ?? null')).toBeNull();
    expect(elsewhere).toEqual([]);
    await expect(page.locator('main').locator('script, style, img, iframe, [style]')).toHaveCount(0);
  });
}

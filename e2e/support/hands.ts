/** The ways in which people press: a mouse on a wide screen, a finger on a phone and on a tablet. */
import { expect, type Locator, type Page, test } from '@playwright/test';

export interface Hand {
  readonly width: 1280 | 390 | 820;
  press(target: Locator): Promise<void>;
  /** At a point of the window. */
  pressAt(page: Page, x: number, y: number): Promise<void>;
  /** Into the field, as a person does: pressed first, then typed. */
  type(field: Locator, text: string): Promise<void>;
}

const click = (target: Locator) => target.click();
const tap = (target: Locator) => target.tap();

const readHand = (width: Hand['width'], press: Hand['press']): Hand => ({
  width,
  press,
  pressAt: (page, x, y) => (press === tap ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
  async type(field, text) {
    await press(field);
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text);
  },
});

const hands: readonly Hand[] = [readHand(1280, click), readHand(390, tap), readHand(820, tap)];

/** Does the same by each hand in turn, on one page; its context needs `hasTouch`. */
export async function byEachHand(page: Page, act: (hand: Hand) => Promise<void>): Promise<void> {
  for (const hand of hands) {
    await test.step(`${hand.press === tap ? 'a finger' : 'a mouse'} at ${hand.width} px`, async () => {
      await page.setViewportSize({ width: hand.width, height: hand.width === 390 ? 844 : 900 });
      await act(hand);
    });
  }
}

/** Opens what holds the menu at this width: on phones the drawer; elsewhere the header shows it already. */
export async function openMenu(page: Page, { width, press }: Hand): Promise<Locator> {
  if (width !== 390) return page.getByRole('navigation', { name: 'Main' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await press(page.getByRole('button', { name: 'Menu', exact: true }));
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Opens the way to what one changes about oneself: a panel of the header, on phones a fold of the drawer. */
export async function openAccount(page: Page, hand: Hand): Promise<Locator> {
  if (hand.width === 390) {
    const drawer = await openMenu(page, hand);
    await hand.press(drawer.getByRole('button', { name: /Profile/ }));
    return drawer;
  }
  const panel = page.getByRole('dialog', { name: 'Account', exact: true });
  await hand.press(page.getByRole('button', { name: /account menu/ }));
  await expect(panel).toBeVisible();
  return panel;
}

/** The drawings of the onboarding, on ink, one lit thing in each. Decoration: hidden from screen readers. */
import type { ReactNode } from 'react';
import styles from './ink-picture.module.css';
import type { OnboardingItem } from './onboarding-items.query.ts';
import { grid, rects } from './rects.tsx';

const { panel, shape, hole, lit } = styles;
/** The three corners of a code, and a few of its dots: enough to be known, too few to be read. */
const corners = [
  [150, 50],
  [214, 50],
  [150, 114],
] as const;
const dots = [
  [194, 56],
  [194, 76],
  [154, 94],
  [174, 94],
  [200, 100],
  [220, 96],
  [238, 110],
  [206, 122],
  [224, 134],
  [196, 142],
  [150, 158],
  [176, 158],
  [212, 160],
  [238, 152],
] as const;

const pictures: Readonly<Record<OnboardingItem['image'], ReactNode>> = {
  /** Paper becomes a screen. */
  paperless: (
    <>
      <rect className={panel} x="134" y="33" width="131" height="180" rx="9" />
      {rects([58, 95, 95, 71, 95, 48], (width, row) => [152, 54 + 20.2 * row, width, 8], shape, 2)}
      <path className={styles.stroke} d="M281 105h33M303 94l12 11-12 11" />
      <Screen />
      {rects([57, 109, 135], (y) => [353, y, 57, 14], shape, 3)}
      {rects([83], (y) => [353, y, 57, 14], lit, 3)}
    </>
  ),
  /** A screen reads a code. */
  paynow: (
    <>
      <rect className={panel} x="134" y="33" width="131" height="180" rx="9" />
      {rects(corners, ([x, y]) => [x, y, 34, 34], shape, 5)}
      {rects(corners, ([x, y]) => [x + 10, y + 10, 14, 14], panel, 2)}
      {rects(dots, ([x, y]) => [x, y, 10, 10], shape, 2)}
      <path className={styles.stroke} d="M281 105h33M303 94l12 11-12 11" />
      <Screen />
      {rects([57, 83], (y) => [353, y, 57, 14], shape, 3)}
      {rects([118], (y) => [353, y, 57, 26], lit, 5)}
    </>
  ),
  /** The mark: three nested arches, a doorway. */
  welcome: (
    <>
      <path className={styles.arch} d="M196 200V110a86 86 0 0 1 172 0v90" />
      <path className={styles.arch} d="M236 200v-84a46 46 0 0 1 92 0v84" />
      <path className={styles.door} d="M282 206v-82" />
    </>
  ),
  /** A block of flats and the one that is looked for. */
  premises: (
    <>
      <rect className={panel} x="134" y="58" width="84" height="150" rx="7" />
      <rect className={panel} x="232" y="26" width="122" height="180" rx="9" />
      <rect className={panel} x="368" y="84" width="62" height="120" rx="7" />
      {rects(grid(2, 4), ([x, y]) => [149 + 31 * x, 76 + 33 * y, 22, 19], shape, 4)}
      {rects(grid(3, 5), ([x, y]) => [247 + 34 * x, 44 + 34 * y, 24, 20], shape, 4)}
      {rects(grid(1, 4), ([, y]) => [386, 102 + 33 * y, 26, 19], shape, 4)}
      {rects([1], (x) => [247 + 34 * x, 44 + 34 * 2, 24, 20], lit, 4)}
    </>
  ),
  /** A bill with its months as bars, the newest lit. */
  bills: (
    <>
      <rect className={panel} x="176" y="22" width="212" height="190" rx="10" />
      {rects([104, 64], (width, row) => [202, 46 + 19 * row, width, 8], shape, 2)}
      {rects([52, 66, 44, 58, 72], (height, at) => [202 + 29 * at, 178 - height, 18, height], shape, 3)}
      {rects([84], (height) => [347, 178 - height, 18, height], lit, 3)}
    </>
  ),
  /** Rows of services, one of them opened. */
  services: (
    <>
      <rect className={panel} x="141" y="22" width="282" height="190" rx="12" />
      {rects(grid(3, 3), ([x, y]) => [165 + 81 * x, 46 + 54 * y, 66, 40], shape, 7)}
      {rects([1], (x) => [165 + 81 * x, 46 + 54, 66, 40], lit, 7)}
      <path className={styles.tick} d="m271 120 8 8 15-16" />
    </>
  ),
  /** A month with one day ticked. */
  giro: (
    <>
      <rect className={panel} x="141" y="13" width="282" height="200" rx="12" />
      {rects(grid(7, 5), ([x, y]) => [165 + 34.3 * x, 37 + 34.3 * y, 26, 24], shape, 6)}
      {rects([4], (x) => [165 + 34.3 * x, 37 + 34.3 * 2, 26, 24], lit, 6)}
      <path className={styles.tick} d="m309 118 5 5 9-10" />
    </>
  ),
};

export function OnboardingPicture({ image }: { image: OnboardingItem['image'] }) {
  return (
    <svg
      viewBox="0 0 564 190"
      className={`${styles.picture} ${styles.cut}`}
      aria-hidden="true"
      focusable="false"
    >
      {pictures[image]}
    </svg>
  );
}

function Screen() {
  return (
    <>
      <rect className={panel} x="334" y="22" width="96" height="190" rx="12" />
      <rect className={hole} x="344" y="41" width="77" height="180" rx="4" />
    </>
  );
}

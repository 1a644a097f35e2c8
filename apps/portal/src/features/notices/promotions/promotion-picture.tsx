/** The drawings of the banners, on white, never in the colours of the utilities. Hidden from screen readers. */
import type { ReactNode } from 'react';
import { grid, rects } from '../first-login/rects.tsx';
import type { PromotionKind } from './promotion-kinds.ts';
import styles from './promotion-picture.module.css';

const { shape, deep, lit, tick, line } = styles;

const pictures: Readonly<Record<PromotionKind, ReactNode>> = {
  /** A card that no longer pays, and the code that does. */
  'non-domestic': (
    <>
      <rect className={shape} x="0" y="22" width="128" height="84" rx="12" />
      <rect className={deep} x="0" y="42" width="128" height="15" />
      {rects([40, 26], (width, row) => [16, 72 + 14 * row, width, 7], deep, 3)}
      <rect className={styles.ground} x="92" y="70" width="76" height="70" rx="14" />
      <rect className={lit} x="100" y="78" width="60" height="60" rx="12" />
      <path className={tick} d="m117 109 9 9 17-19" />
    </>
  ),
  /** A month with one day ticked. */
  egiro: (
    <>
      {rects(grid(6, 5), ([x, y]) => [29 * x, 29 * y, 23, 24], shape, 6)}
      {rects([3], (x) => [29 * x, 58, 23, 24], lit, 6)}
      <path className={tick} d="m93.5 70 4 4.5 8-9" />
    </>
  ),
  /** A block whose months go down. */
  sustainability: (
    <>
      {rects([132, 114, 98, 80], (height, at) => [34 * at, 140 - height, 26, height], shape, 6)}
      {rects([62], (height) => [136, 140 - height, 26, height], lit, 6)}
    </>
  ),
  /** A code in a frame, and the button below it. */
  paynow: (
    <>
      <rect className={shape} x="38" y="0" width="92" height="140" rx="14" />
      {rects(grid(2, 2).slice(0, 3), ([x, y]) => [54 + 37 * x, 18 + 37 * y, 23, 23], deep, 5)}
      {rects(grid(2, 2), ([x, y]) => [93 + 12 * x, 57 + 12 * y, 8, 8], deep, 2)}
      {rects([96], (y) => [54, y, 60, 26], lit, 7)}
    </>
  ),
  /** A telephone of tiles. */
  app: (
    <>
      <rect className={shape} x="38" y="0" width="92" height="140" rx="14" />
      {rects(grid(2, 3), ([x, y]) => [54 + 32 * x, 18 + 36 * y, 28, 28], deep, 7)}
      {rects([1], (x) => [54 + 32 * x, 54, 28, 28], lit, 7)}
    </>
  ),
  /** Four answers, one chosen. */
  'carbon-quiz': (
    <>
      {rects([150, 118, 132, 96], (width, row) => [0, 37 * row, width + 18, 29], shape, 8)}
      {rects([0, 37, 111], (y) => [9, y + 8, 13, 13], deep, 6.5)}
      {rects([74], (y) => [9, y + 8, 13, 13], lit, 6.5)}
    </>
  ),
  /** A house under an arch, one window lit. */
  'home-insurance': (
    <>
      <path className={line} d="M10 140V84a74 74 0 0 1 148 0v56" />
      <rect className={shape} x="42" y="62" width="84" height="78" rx="8" />
      {rects(grid(2, 2), ([x, y]) => [56 + 33 * x, 76 + 31 * y, 23, 20], deep, 4)}
      {rects([1], (x) => [56 + 33 * x, 76, 23, 20], lit, 4)}
    </>
  ),
};

export function PromotionPicture({ kind }: { kind: PromotionKind }) {
  return (
    <svg viewBox="0 0 168 140" width="168" height="140" aria-hidden="true" focusable="false">
      {pictures[kind]}
    </svg>
  );
}

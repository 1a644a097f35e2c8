/** The drawing beside a promotion: one grid of small squares, lit as a calendar, a code or a day of use. */
import { iconPaths } from '@portal/look/icons';
import type { Promotion } from './promotion.rules.ts';
import styles from './promotion-picture.module.css';

const COLUMNS = 6;
const ROWS = 5;
const SIDE = 24;
const STEP = 29;

/** The day on which a bill pays itself, in the middle of the month. */
const PAID = 15;
/** How many squares of each column are lit, from below. */
const HEIGHTS = [2, 1, 3, 2, 5, 4];
/** Squares of a code that is one only to the eye. */
const CODE = new Set([0, 1, 3, 5, 6, 8, 10, 12, 13, 14, 17, 19, 22, 23, 24, 26, 27, 29]);

const isLit: Readonly<Record<Promotion, (index: number) => boolean>> = {
  egiro: (index) => index === PAID,
  paynow: (index) => CODE.has(index),
  usage: (index) => ROWS - Math.floor(index / COLUMNS) <= (HEIGHTS[index % COLUMNS] ?? 0),
};

const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => index);
const toX = (index: number) => (index % COLUMNS) * STEP;
const toY = (index: number) => Math.floor(index / COLUMNS) * STEP;

export function PromotionPicture({ promotion }: { promotion: Promotion }) {
  const width = (COLUMNS - 1) * STEP + SIDE;
  const height = (ROWS - 1) * STEP + SIDE;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {cells.map((index) => (
        <rect
          key={index}
          className={isLit[promotion](index) ? styles[promotion] : styles.cell}
          x={toX(index)}
          y={toY(index)}
          width={SIDE}
          height={SIDE}
          rx="5"
        />
      ))}
      {promotion === 'egiro' && (
        <path
          className={styles.tick}
          d={iconPaths.check}
          transform={`translate(${toX(PAID) + 3} ${toY(PAID) + 3}) scale(0.75)`}
        />
      )}
    </svg>
  );
}

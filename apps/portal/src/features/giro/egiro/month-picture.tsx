/** A month of squares, the due date lit. Decoration. */
import { iconPaths } from '@portal/look/icons';
import styles from './about.module.css';

const COLUMNS = 6;
const ROWS = 5;
const STEP = 49;
const PAID = 15;
const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => index);
const toX = (index: number) => (index % COLUMNS) * STEP;
const toY = (index: number) => Math.floor(index / COLUMNS) * STEP;

export function MonthPicture() {
  return (
    <svg
      className={styles.month}
      viewBox={`0 0 ${COLUMNS * STEP - 11} ${ROWS * STEP - 11}`}
      width={COLUMNS * STEP - 11}
      height={ROWS * STEP - 11}
      aria-hidden="true"
      focusable="false"
    >
      {cells.map((index) => (
        <rect
          key={index}
          className={index === PAID ? styles.lit : styles.cell}
          x={toX(index)}
          y={toY(index)}
          width="38"
          height="38"
          rx="8"
        />
      ))}
      <path
        className={styles.tick}
        d={iconPaths.check}
        transform={`translate(${toX(PAID) + 5} ${toY(PAID) + 5}) scale(1.16)`}
      />
    </svg>
  );
}

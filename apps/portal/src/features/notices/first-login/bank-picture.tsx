/** A bank on ink, one of its columns lit. Decoration: hidden from screen readers. */
import styles from './ink-picture.module.css';
import { rects } from './rects.tsx';

const { panel, shape, lit } = styles;

export function BankPicture() {
  return (
    <svg
      viewBox="0 104 300 360"
      preserveAspectRatio="xMidYMax meet"
      className={`${styles.picture} ${styles.whole}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={panel} x="-400" y="438" width="1100" height="60" />
      <path
        className={shape}
        d="M144 126.6a12 12 0 0 1 12 0l103.5 68.9c6.6 4.4 3.5 11.5-3.5 11.5H44c-7 0-10.1-7.1-3.5-11.5Z"
      />
      <circle className={panel} cx="150" cy="175" r="14" />
      {rects([[42, 220, 215] as const], ([x, y, width]) => [x, y, width, 15], panel, 3)}
      {rects([52, 106, 214], (x) => [x, 248, 32, 125], shape, 5)}
      {rects([160], (x) => [x, 248, 32, 125], lit, 5)}
      {rects(
        [
          [28, 386, 242],
          [11, 411, 277],
        ] as const,
        ([x, y, width]) => [x, y, width, 15],
        panel,
        3,
      )}
    </svg>
  );
}

/** The ring around the cell that is read: accent inside ink, so that it reads on every step. */
import styles from './heat.module.css';

interface HeatRingProps {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ROOM = 3;

export function HeatRing({ left, top, width, height }: HeatRingProps) {
  const box = { x: left - ROOM, y: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, rx: 4 };
  return (
    <g data-ring="">
      <rect className={styles.ringOuter} {...box} />
      <rect className={styles.ringInner} {...box} />
    </g>
  );
}

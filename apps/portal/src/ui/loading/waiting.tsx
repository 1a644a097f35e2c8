/** Waiting for something that is not a card: the mark draws itself line by line; lit when what is awaited is there. */
import { markPaths } from '@portal/look/mark';
import styles from './waiting.module.css';

export function Waiting({ text, ready = false }: { text: string; ready?: boolean }) {
  return (
    <div className={styles.waiting} data-phase="shown">
      <svg
        viewBox="0 0 32 32"
        width="76"
        height="76"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <g className={styles.ground}>
          <path d={markPaths.outer} />
          <path d={markPaths.middle} />
          <path strokeWidth="3.6" d={markPaths.door} />
        </g>
        <path className={styles.outer} pathLength="1" d={markPaths.outer} />
        <path className={styles.middle} pathLength="1" d={markPaths.middle} />
        <path
          className={ready ? styles.lit : styles.door}
          pathLength="1"
          strokeWidth="3.6"
          d={markPaths.door}
        />
      </svg>
      <p className={styles.text} role="status">
        {text}
      </p>
    </div>
  );
}

/** The way through a wizard: one bar a step, with its name; on phones the words of the current one alone. */
import { copy } from '../copy.ts';
import { Icon } from '../surfaces/icons.tsx';
import styles from './step-bar.module.css';

/** @param current counted from 1; 0: it is not known yet */
export function StepBar({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps} aria-label={copy.steps}>
      {steps.map((name, index) => {
        const at = index + 1;
        const isDone = at < current;
        return (
          <li
            key={name}
            className={isDone ? styles.done : undefined}
            aria-current={at === current ? 'step' : undefined}
          >
            <span className={styles.name}>
              {isDone && <Icon name="check" size={18} />}
              {name}
              {isDone && <span className="hidden-visually">{copy.stepDone}</span>}
            </span>
            {at === current && (
              <span className={styles.phone} aria-hidden="true">
                {copy.stepOf(at, steps.length, name)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

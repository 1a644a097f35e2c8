/**
 * Dated steps as dots on a line: across on a desktop, down on phones and where `isUpright` says so. To screen readers
 * an ordered list whose items begin with their state in a word (visual-language §6d).
 */
import { Icon } from '../ui/surfaces/icons.tsx';
import { unbroken } from '../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './step-line.module.css';

export interface RequestStep {
  readonly state: 'done' | 'now' | 'next' | 'refused';
  readonly name: string;
  /** Dates and who; null and '' are left out. */
  readonly lines: readonly (string | null)[];
}

interface StepLineProps {
  readonly steps: readonly RequestStep[];
  readonly isUpright?: boolean;
}

const icons = { done: 'check', refused: 'close', now: null, next: null } as const;

export function StepLine({ steps, isUpright }: StepLineProps) {
  return (
    <ol className={styles.line} data-upright={isUpright || undefined}>
      {steps.map(({ state, name, lines }) => {
        const icon = icons[state];
        return (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot} aria-hidden="true">
              {icon && <Icon name={icon} size={14} />}
            </span>
            <div className={styles.words}>
              <p className={styles.name}>
                <span className="hidden-visually">{copy.stepState[state]}</span>
                {name}
              </p>
              {lines.map((line) => line && <p key={line}>{unbroken(line)}</p>)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

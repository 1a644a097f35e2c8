/**
 * One of several choices as a card: radio or tick, title, a line below it, an icon. Dependent fields open inside the chosen one
 * (visual language §4). Stands in a fieldset that names the group.
 */
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../surfaces/icons.tsx';
import styles from './choice-card.module.css';

interface ChoiceCardProps {
  /** Of the group. */
  readonly name: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon?: IconName;
  readonly isChosen: boolean;
  /** Shown, with its reason in the text, but never chosen. */
  readonly isDisabled?: boolean;
  /** Smaller, for a choice inside a choice. */
  readonly isInner?: boolean;
  /** Several cards of the group may be chosen; choosing one again takes it back. */
  readonly isTick?: boolean;
  /** Fields of the choice, while it is chosen. */
  readonly children?: ReactNode;
  onChoose(): void;
}

export function ChoiceCard({
  name,
  title,
  text,
  icon,
  isChosen,
  isDisabled = false,
  isInner = false,
  isTick = false,
  children,
  onChoose,
}: ChoiceCardProps) {
  const id = useId();
  return (
    <div className={styles.card} data-inner={isInner || undefined} data-disabled={isDisabled || undefined}>
      <label className={styles.label}>
        <input
          type={isTick ? 'checkbox' : 'radio'}
          name={name}
          className={styles.radio}
          checked={isChosen}
          aria-disabled={isDisabled || undefined}
          aria-describedby={text === undefined ? undefined : `${id}-text`}
          onChange={() => {
            if (!isDisabled) onChoose();
          }}
        />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text !== undefined && (
            <span className="small second block" id={`${id}-text`}>
              {text}
            </span>
          )}
        </span>
        {icon && <Icon name={icon} />}
      </label>
      {isChosen && children && <div className={styles.inside}>{children}</div>}
    </div>
  );
}

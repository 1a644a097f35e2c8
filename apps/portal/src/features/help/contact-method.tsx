/** One way to get an answer: what it is called, what it is for, where it leads. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/surfaces/icons.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import styles from './contact-method.module.css';

interface ContactMethodProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
  /** Leaves the portal. */
  readonly isOutside?: boolean;
}

/** On the link or button that holds a way. */
export const methodClass = styles.way;

export function MethodRow({ icon, name, children, isOutside = false }: ContactMethodProps) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <strong>{unbroken(name)}</strong>
        <span className="small second">{children}</span>
      </span>
      <Icon name={isOutside ? 'external' : 'chevronRight'} size={20} />
    </>
  );
}

/** The sidebar of a kiosk: the mark, the menu, and End Session, always in view. Draws what it is given. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { Brand } from './brand.tsx';
import { copy } from './copy.ts';
import styles from './kiosk-sidebar.module.css';

interface KioskSidebarProps {
  /** The menu of somebody signed in. */
  readonly children?: ReactNode;
  readonly isEnding: boolean;
  onEnd(): void;
}

export function KioskSidebar({ children, isEnding, onEnd }: KioskSidebarProps) {
  return (
    <header className={styles.sidebar}>
      <div className={styles.brand}>
        <Brand />
      </div>
      <div className={styles.menu}>{children}</div>
      <button
        type="button"
        className={styles.end}
        aria-disabled={isEnding || undefined}
        onClick={isEnding ? undefined : onEnd}
      >
        <Icon name="logout" size={28} />
        {copy.endSession}
      </button>
    </header>
  );
}

/** An entry of the drawer or the sidebar that opens in place. */
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import styles from './menu-list.module.css';

interface MenuFoldProps {
  readonly label: string;
  /** A second, quieter line. */
  readonly note?: string | undefined;
  readonly lead?: ReactNode;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

export function MenuFold({ label, note, lead, isCurrent = false, children }: MenuFoldProps) {
  const [open, setOpen] = useState(isCurrent);
  const id = useId();
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.row}
        data-current={isCurrent || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {lead}
        <span className="grid shrinks anywhere">
          {label}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={20} className="end" />
      </button>
      {open && (
        <div id={id} className={styles.inside}>
          {children}
        </div>
      )}
    </li>
  );
}

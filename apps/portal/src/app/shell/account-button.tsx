/** Opens the account panel. The panel's code is loaded when the pointer or the focus first comes near. */
import { lazy, Suspense, useRef, useState } from 'react';
import type { Session } from '../../lib/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { copy } from '../copy.ts';
import styles from './account-button.module.css';
import { initialsOf } from './initials.ts';

const loadPanel = () => import('./account-panel.tsx');
const AccountPanel = lazy(async () => ({ default: (await loadPanel()).AccountPanel }));

export function AccountButton({ session, withName }: { session: Session; withName: boolean }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = session.name ?? session.email ?? copy.account;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setOpen(!open)}
      >
        <span className="avatar" aria-hidden="true">
          {initialsOf(session.name, session.email)}
        </span>
        {withName && (
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
        )}
        <span className="hidden-visually">{copy.accountMenu(name)}</span>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={20} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <AccountPanel session={session} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

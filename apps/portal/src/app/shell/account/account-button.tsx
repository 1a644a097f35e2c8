/** Opens the account panel. The panel's code is loaded when the pointer or the focus first comes near. */
import { useEffect, useRef, useState } from 'react';
import { formatInitials } from '../../../lib/initials.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './account-button.module.css';
import type { AccountPanelProps } from './account-panel.tsx';
import type { HeaderPerson } from './person.ts';

const loadPanel = () => import('./account-panel.tsx');
const AccountPanel = lazyPart<AccountPanelProps>(async () => (await loadPanel()).AccountPanel);
/** Whether it comes is told when the panel opens. */
const preload = () => void loadPanel().catch(() => {});

/** The width of 'narrow' (readings §1), as in the styles. */
const NARROW = '(max-width: 760px)';

interface AccountButtonProps {
  readonly person: HeaderPerson;
  /** Beside the full menu: with the name where there is room left, and on phones left to the drawer. */
  readonly besideMenu: boolean;
  /** There is no drawer to leave it to. */
  readonly staysOnPhones?: boolean;
}

export function AccountButton({ person, besideMenu, staysOnPhones = false }: AccountButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { name, email } = person.session;
  useEffect(() => {
    if (!open || !besideMenu || staysOnPhones) return;
    // Where the drawer takes over the button is gone, and the panel has nothing to hang from.
    const narrow = window.matchMedia(NARROW);
    const close = () => setOpen(false);
    narrow.addEventListener('change', close);
    return () => narrow.removeEventListener('change', close);
  }, [open, besideMenu, staysOnPhones]);
  const called = name ?? email ?? copy.account;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={[styles.button, besideMenu && styles.besideMenu, staysOnPhones && styles.stays]
          .filter(Boolean)
          .join(' ')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        <span className="avatar" aria-hidden="true">
          {formatInitials(name, email)}
        </span>
        <span className={styles.name} aria-hidden="true">
          {called}
        </span>
        <span className="hidden-visually">{copy.accountMenu(called)}</span>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={20} />
      </button>
      {open && <AccountPanel {...person} opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}

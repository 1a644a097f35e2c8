/**
 * The header in its three forms: mark only; mark and account; full. Without a session only the mark shows.
 * Items appear here when what they lead to exists.
 */
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/use-session.ts';
import { copy } from '../copy.ts';
import { AccountButton } from './account-button.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';

export type HeaderForm = 'mark' | 'account' | 'full';

export function Header({ form, onInk }: { form: HeaderForm; onInk: boolean }) {
  const session = useSession();
  const shown = session ? form : 'mark';
  return (
    <header className={onInk ? styles.ink : 'site-header'}>
      <div className="wrap">
        <Brand />
        {shown === 'full' && (
          <nav className={styles.menu} aria-label={copy.menu}>
            <Link to="/dashboard" className={styles.item} activeProps={{ className: styles.current ?? '' }}>
              {copy.home}
            </Link>
            <Link to="/help" className={styles.item} activeProps={{ className: styles.current ?? '' }}>
              {copy.help}
            </Link>
          </nav>
        )}
        {session && shown !== 'mark' && (
          <div className="header-end">
            <AccountButton session={session} withName={shown === 'full'} />
          </div>
        )}
      </div>
    </header>
  );
}

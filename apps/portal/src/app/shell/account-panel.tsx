/** The account panel: who you are, what you can change, how it looks, the way out. Loaded when opened. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { profileQuery } from '../../features/session/index.ts';
import { currentConfig } from '../../lib/config.ts';
import { queryClientOf } from '../../lib/query-client.ts';
import type { Session } from '../../lib/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { copy } from '../copy.ts';
import styles from './account-panel.module.css';
import { ChangePassword } from './change-password.tsx';
import { phoneNumber } from './phone-number.ts';
import { ThemeChoice } from './theme-choice.tsx';

export function AccountPanel(props: {
  session: Session;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}) {
  const { session, opener, onClose } = props;
  const [changing, setChanging] = useState(false);
  const profile = useQuery(profileQuery(), queryClientOf(session.subject));
  const pages = currentConfig()?.identity.profileUrls;
  const name = profile.data?.name || session.name;

  if (changing) return <ChangePassword onClose={onClose} />;
  return (
    <Popover
      triggerRef={opener}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
      offset={26}
      crossOffset={-6}
      className={styles.panel ?? ''}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={copy.account}>
        <div className={styles.who}>
          {name && <p className={styles.name}>{name}</p>}
          <p>{profile.data?.email ?? session.email}</p>
          {profile.data?.contactNo && <p>{phoneNumber(profile.data.contactNo)}</p>}
        </div>
        <ul className={styles.rows}>
          {pages?.email && (
            <li>
              <a className={styles.row} href={pages.email}>
                <Icon name="mail" size={20} />
                {copy.updateEmail}
                <Icon name="external" size={17} className={styles.end} />
              </a>
            </li>
          )}
          <li>
            <button type="button" className={styles.row} onClick={() => setChanging(true)}>
              <Icon name="key" size={20} />
              {copy.changePassword}
            </button>
          </li>
        </ul>
        <ThemeChoice />
        <div className={styles.rows}>
          <Link to="/logout" className={styles.row} onClick={onClose}>
            <Icon name="logout" size={20} />
            {copy.logout}
          </Link>
          {pages?.sessions && (
            <a className={styles.row} href={pages.sessions}>
              <Icon name="logout" size={20} />
              {copy.logoutEverywhere}
              <Icon name="external" size={17} className={styles.end} />
            </a>
          )}
        </div>
      </Dialog>
    </Popover>
  );
}

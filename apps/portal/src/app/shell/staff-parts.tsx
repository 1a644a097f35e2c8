/** Header of staff pages: their mark, their menu, their account. Draws what it is given. */
import { useState } from 'react';
import type { Session } from '../../lib/session/session.ts';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { AccountButton } from './account/account-button.tsx';
import { ChangePassword } from './account/lazy-change-password.ts';
import type { ProfilePages } from './account/person.ts';
import { copy } from './copy.ts';
import nav from './menu/main-nav.module.css';
import { isCurrent, type ShownItem } from './menu/menu.ts';
import { MenuLink } from './menu/menu-link.tsx';
import styles from './staff-parts.module.css';

/** An entry comes with its area. */
const menu: readonly ShownItem[] = [
  { label: copy.staffItems.queues, feature: 'internal-queues', paths: ['/internal/queues'] },
];

interface StaffPartsProps {
  readonly session: Session;
  readonly pathname: string;
  readonly pages: ProfilePages;
}

export function StaffParts({ session, pathname, pages }: StaffPartsProps) {
  const [changingPassword, setChangingPassword] = useState(false);
  const person = { session, pages, pathname, onChangePassword: () => setChangingPassword(true) };
  return (
    <>
      <Pill kind="outline" icon={<Icon name="shield" />}>
        {copy.staff}
      </Pill>
      <nav className={styles.menu} aria-label={copy.staffMenu} data-staff="">
        <ul className={nav.items}>
          {menu.map((item) => (
            <li key={item.label} className={nav.entry}>
              <MenuLink
                item={item}
                pathname={pathname}
                className={[nav.item, isCurrent(item, pathname) && nav.current].filter(Boolean).join(' ')}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="header-end">
        <AccountButton person={person} besideMenu staysOnPhones />
      </div>
      {changingPassword && <ChangePassword onClose={() => setChangingPassword(false)} />}
    </>
  );
}

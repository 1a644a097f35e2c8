/** Header of a signed-in person: menu, account, on phones the menu button. Draws what it is given. */
import { useMemo, useState } from 'react';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { useAvailability } from '../../lib/availability.ts';
import type { PublicConfig } from '../../lib/config.ts';
import type { Session } from '../../lib/session/session.ts';
import { AccountButton } from './account/account-button.tsx';
import { ChangePassword } from './account/lazy-change-password.ts';
import type { HeaderPerson, ProfilePages } from './account/person.ts';
import type { HeaderForm } from './header-form.ts';
import { MainNav } from './menu/main-nav.tsx';
import { shownMenu } from './menu/menu.ts';
import { MenuButton } from './menu/menu-button.tsx';

export interface HeaderPartsProps {
  readonly form: Extract<HeaderForm, 'account' | 'full'>;
  readonly session: Session;
  readonly pathname: string;
  readonly links: PublicConfig['links'] | null;
  readonly pages: ProfilePages;
}

export function HeaderParts({ form, session, pathname, links, pages }: HeaderPartsProps) {
  const [changingPassword, setChangingPassword] = useState(false);
  const availability = useAvailability();
  const accounts = useKnownAccounts();
  const menu = useMemo(() => shownMenu(availability, links), [availability, links]);
  const premises = accounts.status === 'success' ? accounts.selectedPremises : null;
  const person: HeaderPerson = {
    session,
    pages,
    pathname,
    onChangePassword: () => setChangingPassword(true),
  };
  const isFull = form === 'full';
  return (
    <>
      {isFull && <MainNav menu={menu} pathname={pathname} premises={premises?.address.address ?? null} />}
      <div className="header-end">
        <AccountButton person={person} besideMenu={isFull} />
        {isFull && <MenuButton menu={menu} person={person} />}
      </div>
      {changingPassword && <ChangePassword onClose={() => setChangingPassword(false)} />}
    </>
  );
}

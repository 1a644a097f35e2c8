/** The menu of a kiosk, for somebody signed in: the portal's own pages, nothing outside. */
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAvailability } from '../../../lib/availability.ts';
import { copy } from '../copy.ts';
import { shownMenu } from '../menu/menu.ts';
import { MenuList } from '../menu/menu-list.tsx';
import { SubjectFrame } from '../subject-frame.tsx';
import { useShownForm } from '../use-shown-form.ts';

export function KioskMenu({ subject }: { subject: string }) {
  const { pathname } = useLocation();
  if (useShownForm('full', subject) !== 'full') return null;
  return (
    <SubjectFrame subject={subject}>
      <KioskMenuList pathname={pathname} />
    </SubjectFrame>
  );
}

export function KioskMenuList({ pathname }: { pathname: string }) {
  const availability = useAvailability();
  const menu = useMemo(() => shownMenu(availability, null), [availability]);
  return (
    <nav aria-label={copy.menu}>
      <MenuList menu={menu} pathname={pathname} onDone={() => undefined} />
    </nav>
  );
}

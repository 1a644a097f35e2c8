/** The signed-in part of the header with what it needs of the app. Loaded once somebody is signed in. */
import { useLocation } from '@tanstack/react-router';
import type { Session } from '../../lib/session/session.ts';
import { useConfig } from '../../lib/use-config.ts';
import { useLinks } from '../links.ts';
import { providerPage } from '../provider-page.ts';
import type { HeaderForm } from './header-form.ts';
import { HeaderParts } from './header-parts.tsx';
import { StaffParts } from './staff-parts.tsx';
import { SubjectFrame } from './subject-frame.tsx';
import { useShownForm } from './use-shown-form.ts';

interface SignedInHeaderProps {
  readonly form: Exclude<HeaderForm, 'mark'>;
  readonly session: Session;
}

export function SignedInHeader({ form, session }: SignedInHeaderProps) {
  const { pathname } = useLocation();
  const links = useLinks();
  const pages = useConfig()?.identity.profileUrls;
  const shown = useShownForm(form, session.subject);
  const back = (address: string | null | undefined) => providerPage(address, pathname);
  const ownPages = {
    email: back(pages?.email),
    mobile: back(pages?.mobile),
    password: null,
    sessions: pages?.sessions ?? null,
  };
  return (
    <SubjectFrame subject={session.subject}>
      {shown === 'staff' ? (
        <StaffParts session={session} pathname={pathname} pages={ownPages} />
      ) : (
        <HeaderParts form={shown} session={session} pathname={pathname} links={links} pages={ownPages} />
      )}
    </SubjectFrame>
  );
}

/**
 * The frame of every page: skip link, header, main, footer, toasts. Inside the app there is neither header nor
 * footer, on a kiosk a sidebar instead of both; a plain browser in mobile mode has those of the web.
 */
import { Outlet, useMatches, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { KeepingContext } from '../../lib/keeping.ts';
import type { Mode } from '../../lib/modes.ts';
import { useSessionEnding, useSessionWarning } from '../../lib/session/use-session.ts';
import { useShell } from '../../lib/use-mode.ts';
import { OutsideContext } from '../../ui/actions/outside-link.tsx';
import { ToastRegion } from '../../ui/dialogs/toast-region.tsx';
import { usePageTitle } from '../../ui/navigation/page-title.ts';
import { copy } from './copy.ts';
import { ChatPlaceContext, Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import type { HeaderForm } from './header-form.ts';

/** Says over whatever page it happens on that the session is about to end, or has ended. */
const Ending = lazy(async () => ({
  default: (await import('../../features/session/index.ts')).SessionEnding,
}));

function Ended() {
  const ending = useSessionEnding();
  const warning = useSessionWarning();
  const navigate = useNavigate();
  if (ending === null && warning === null) return null;
  return (
    <Suspense fallback={null}>
      <Ending logOut={() => void navigate({ to: '/logout' })} />
    </Suspense>
  );
}

const KioskFrame = lazy(async () => ({ default: (await import('./kiosk/kiosk-frame.tsx')).KioskFrame }));

export function Frame() {
  const matches = useMatches();
  const shell = useShell();
  const own = matches.at(-1)?.staticData;
  const page = { header: 'full' as const, ...Object.assign({}, ...matches.map((match) => match.staticData)) };
  const [chatPlace, setChatPlace] = useState<Element | null>(null);
  usePageTitle(own?.title, own?.ownTitle);
  return (
    <OutsideContext value={shell !== 'kiosk'}>
      <KeepingContext value={shell !== 'kiosk'}>
        <div className={`page ${styles.page}`} data-shell={shell}>
          <a className="skip-link" href="#main">
            {copy.skip}
          </a>
          <Top shell={shell} form={page.header} onInk={page.onInk ?? false} />
          <main id="main" tabIndex={-1} className={page.isWide ? 'grow' : 'site-main'}>
            <ChatPlaceContext value={chatPlace}>
              {page.isWide ? (
                <Outlet />
              ) : (
                <div className="wrap">
                  <Outlet />
                </div>
              )}
            </ChatPlaceContext>
          </main>
          {shell === 'web' && <Footer chatPlace={setChatPlace} />}
          <ToastRegion />
          <Ended />
        </div>
      </KeepingContext>
    </OutsideContext>
  );
}

function Top({ shell, form, onInk }: { shell: Mode; form: HeaderForm; onInk: boolean }) {
  if (shell === 'web') return <Header form={form} onInk={onInk} />;
  if (shell === 'mobile') return null;
  return (
    <Suspense fallback={<div className={styles.sidebarPlace} />}>
      <KioskFrame form={form} />
    </Suspense>
  );
}

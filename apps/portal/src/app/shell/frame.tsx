/**
 * The frame of every page: skip link, header, main, footer, toasts. Inside the app there is neither header nor
 * footer, on a kiosk a sidebar instead of both; a plain browser in mobile mode has those of the web.
 */
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { KeepingContext } from '../../lib/keeping.ts';
import type { Mode } from '../../lib/modes.ts';
import { useShell } from '../../lib/use-mode.ts';
import { OutsideContext } from '../../ui/actions/outside-link.tsx';
import { ToastRegion } from '../../ui/dialogs/toast-region.tsx';
import { usePageTitle } from '../../ui/navigation/page-title.ts';
import { copy } from './copy.ts';
import { Ended } from './ended.tsx';
import { ChatPlaceContext, Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import type { HeaderForm } from './header-form.ts';

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

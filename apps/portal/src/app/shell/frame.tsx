/** The frame of every page: skip link, header, main, footer, toasts. Inside the app: neither header nor footer. */
import { Outlet, useMatches } from '@tanstack/react-router';
import { currentMode } from '../../lib/modes.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { copy } from '../copy.ts';
import { Ended } from './ended.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function Frame() {
  const matches = useMatches();
  const own = matches.at(-1)?.staticData;
  const page = { header: 'full' as const, ...Object.assign({}, ...matches.map((match) => match.staticData)) };
  const isInApp = currentMode() === 'mobile';
  usePageTitle(own?.title, own?.ownTitle);
  return (
    <div className="page">
      <a className="skip-link" href="#main">
        {copy.skip}
      </a>
      {!isInApp && <Header form={page.header} onInk={page.onInk ?? false} />}
      <main id="main" tabIndex={-1} className={page.isWide ? 'grow' : 'site-main'}>
        {page.isWide ? (
          <Outlet />
        ) : (
          <div className="wrap">
            <Outlet />
          </div>
        )}
      </main>
      {!isInApp && <Footer />}
      <ToastRegion />
      <Ended />
    </div>
  );
}

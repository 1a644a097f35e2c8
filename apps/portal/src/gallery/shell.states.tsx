/** States of the frame around every page: header, services panel, account panel, phone drawer, kiosk. */

import type { FeatureName } from '@portal/domain/availability/features';
import type { ReactNode } from 'react';
import { copy as words } from '../app/shell/copy.ts';
import frame from '../app/shell/frame.module.css';
import { HeaderFrame } from '../app/shell/header.tsx';
import { HeaderParts, type HeaderPartsProps } from '../app/shell/header-parts.tsx';
import { KioskMenuList } from '../app/shell/kiosk/kiosk-menu.tsx';
import { KioskSidebar } from '../app/shell/kiosk/kiosk-sidebar.tsx';
import { mockLinks, mockPages, mockSession } from '../app/shell/shell.mocks.ts';
import { mockAnswer, mockCompany, mockMany } from '../features/accounts/accounts.mocks.ts';
import { PremisesBar, useAccounts } from '../features/accounts/index.ts';
import { hear } from '../gallery/hear.ts';
import type { AvailabilityOfFeature } from '../lib/availability.ts';
import { appear } from './interactions.ts';
import { type Answers, defineStates } from './state.ts';

/** As in the pictures: no master account, and the leakage appeal is off. */
const pictured: AvailabilityOfFeature = (place) =>
  place === 'sub-accounts' || place === 'water-leakage-appeal' ? 'gone' : 'open';
const only =
  (...places: readonly FeatureName[]): AvailabilityOfFeature =>
  (place) =>
    places.includes(place) ? 'open' : 'gone';
const answers = (accounts = mockAnswer()): Answers => ({
  'user:getAccounts': { data: accounts },
  'features:list': { data: { features: [] } },
  'user:profileInfo': {
    data: {
      email: 'meilin.tan@demo.example',
      name: 'Tan Mei Lin',
      contactNo: '+6591234417',
      pendingVerificationEmail: null,
      emailVerified: true,
    },
  },
});

function Page({ header, main }: { header: Partial<HeaderPartsProps>; main?: ReactNode }) {
  const accounts = useAccounts();
  return (
    <div className="page">
      <HeaderFrame>
        <HeaderParts
          form="full"
          session={mockSession}
          pathname="/dashboard"
          links={mockLinks}
          pages={mockPages}
          {...header}
        />
      </HeaderFrame>
      <main className="site-main">
        <div className="wrap">{main ?? <PremisesBar accounts={accounts} />}</div>
      </main>
    </div>
  );
}

const page = (header: Partial<HeaderPartsProps> = {}) => ({
  isPage: true as const,
  render: () => <Page header={header} />,
});
const named = (label: string) =>
  appear(
    () =>
      [...document.querySelectorAll<HTMLElement>('button')].find((button) =>
        [button.textContent, button.getAttribute('aria-label')].some((name) => name?.includes(label)),
      ) ?? null,
  );
const openMenu = async () => {
  (await named(words.openMenu)).click();
  await appear(() => document.querySelector('[role=dialog]'));
};
const kioskMain = (
  <main className="site-main">
    <div className="wrap">
      <h1>{words.items.home}</h1>
    </div>
  </main>
);
const kiosk = (menu: ReactNode, isEnding = false) => (
  <div className={`page ${frame.page}`} data-shell="kiosk">
    <KioskSidebar isEnding={isEnding} onEnd={hear}>
      {menu}
    </KioskSidebar>
    {kioskMain}
  </div>
);

export const states = defineStates({
  full: { about: 'the full header on the dashboard', answers: answers(), availability: pictured, ...page() },
  everything: {
    about: 'a user of a master account, everything open',
    answers: answers(mockMany(23)),
    ...page({ session: { ...mockSession, name: 'Katong Provisions Private Limited' } }),
  },
  today: {
    about: 'only what is built: no Services without an item',
    answers: answers(),
    availability: only('dashboard', 'help'),
    ...page({ links: null }),
  },
  account: {
    about: 'mark and account, on a page about no account',
    answers: answers(),
    ...page({ form: 'account' }),
  },
  services: {
    about: 'the services panel',
    answers: answers(),
    availability: pictured,
    ...page(),
    act: async () => (await named(words.items.services)).click(),
  },
  someServices: {
    about: 'one group of services has nothing: its column is not there',
    answers: answers(),
    availability: only('dashboard', 'giro', 'u-save', 'help'),
    ...page(),
    act: async () => (await named(words.items.services)).click(),
  },
  accountPanel: {
    about: 'the account panel, three premises',
    answers: answers(mockCompany()),
    availability: pictured,
    ...page(),
    act: async () => {
      (await named(words.accountMenu(mockSession.name ?? ''))).click();
      await appear(() => document.querySelector('[role=dialog]'));
    },
  },
  accountUnknown: {
    about: 'the account panel before accounts and profile have come',
    answers: { 'user:getAccounts': { delay: 'infinite' }, 'user:profileInfo': { delay: 'infinite' } },
    availability: pictured,
    ...page(),
    act: async () => (await named(words.accountMenu(mockSession.name ?? ''))).click(),
  },
  drawer: {
    about: 'the menu of phones',
    answers: answers(),
    availability: pictured,
    ...page(),
    act: openMenu,
  },
  drawerOpened: {
    about: 'the menu of phones, Services and Profile opened in place',
    answers: answers(mockCompany()),
    availability: pictured,
    ...page(),
    act: async () => {
      await openMenu();
      const dialog = await appear(() => document.querySelector<HTMLElement>('[role=dialog]'));
      for (const button of dialog.querySelectorAll<HTMLElement>('nav [aria-expanded]')) button.click();
      await appear(() => dialog.querySelector('fieldset'));
    },
  },
  kiosk: {
    about: 'a kiosk, somebody signed in',
    answers: answers(),
    availability: pictured,
    isPage: true,
    render: () => kiosk(<KioskMenuList pathname="/dashboard" />),
  },
  kioskEnding: {
    about: 'a kiosk, nobody signed in, the session being ended',
    isPage: true,
    render: () => kiosk(null, true),
  },
});

/** Entry of GIRO and eGIRO: the pages, the words of a request, the state among the services. */
export { AboutPage } from './egiro/about.page.tsx';
export { EgiroCrumbs } from './egiro/egiro-crumbs.tsx';
export { NoAccount } from './egiro/no-account.tsx';
export { SessionPage } from './egiro/session.page.tsx';
export { SetupPage } from './egiro/setup.page.tsx';
export { StatusPage } from './egiro/status.page.tsx';
export { UnavailablePage } from './egiro/unavailable.page.tsx';
export { eligibilityQuery, MOST_ACCOUNTS, offersSetup } from './eligibility.query.ts';
export { GiroPage } from './giro.page.tsx';
export { type GiroPremises, type OwedAccounts, takeFirst } from './giro.rules.ts';
export { giroRequest } from './giro-request.tsx';
export { OlderGiroPage } from './older-giro.page.tsx';
export { useGiroState } from './use-giro-state.ts';

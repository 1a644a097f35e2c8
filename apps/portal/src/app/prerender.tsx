/** Renders the public pages to static markup at build time; node only. */
import {
  createRouter as createAnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { Waiting } from '../ui/loading/waiting.tsx';
import { pageTitle } from '../ui/navigation/page-title.ts';
import { copy } from './copy.ts';
import { Bills } from './pages/bills.tsx';
import { Dashboard } from './pages/dashboard.tsx';
import { Help } from './pages/help.tsx';
import { PayNow } from './pages/paynow.tsx';
import { SignedInMeanwhile } from './pages/signed-in.tsx';
import { createRouter } from './router.ts';
import { Frame } from './shell/frame.tsx';

export interface PrerenderedPage {
  /** Path of the page; its file is the path with .html. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** Module of the page, where it is loaded only when needed: its styles must be there with the markup. */
  readonly module?: string;
}

/** Screen of every other page while its script is on its way. */
function waitingRouter() {
  const root = createRootRoute({ component: Frame });
  const any = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Waiting text={copy.wait} />,
    staticData: { header: 'mark' },
  });
  return createAnyRouter({ routeTree: root.addChildren([any]), history: createMemoryHistory() });
}

const pages: readonly Omit<PrerenderedPage, 'html'>[] = [
  { path: '/welcome', title: pageTitle(undefined) },
  { path: '/404', title: pageTitle(copy.notFound) },
  { path: '/tnc', title: pageTitle(copy.titles.terms), module: 'src/app/pages/terms.tsx' },
  {
    path: '/e-giro',
    title: pageTitle(copy.titles.egiroAbout),
    module: 'src/app/pages/giro/egiro-about.tsx',
  },
  {
    path: '/signup-info',
    title: pageTitle(copy.titles.signUpInfo),
    module: 'src/app/pages/sign-up-info.tsx',
  },
  {
    path: '/unsuccessful-login',
    title: pageTitle(copy.titles.unsuccessfulLogin),
    module: 'src/app/pages/unsuccessful-login.tsx',
  },
];

/** Pages behind the sign-in, as they wait for whoever is there: nothing in them is about anybody. */
const waitingPages = [
  { path: '/dashboard', component: Dashboard, title: copy.titles.dashboard, premisesBar: 'own' },
  { path: '/bills', component: Bills, title: copy.titles.bills },
  { path: '/paynow', component: PayNow, title: copy.titles.payNow },
  { path: '/help', component: Help, title: copy.titles.help },
] as const;

type WaitingPage = (typeof waitingPages)[number];

async function prerenderWaiting({
  path,
  component,
  title,
  ...staticData
}: WaitingPage): Promise<PrerenderedPage> {
  const root = createRootRoute({ component: Frame });
  const frame = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedInMeanwhile });
  const page = createRoute({ getParentRoute: () => frame, path, component, staticData });
  const router = createAnyRouter({
    routeTree: root.addChildren([frame.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return { path, title: pageTitle(title), html, module: `src/app/pages${path}.tsx` };
}

export async function prerender(): Promise<PrerenderedPage[]> {
  const waiting = waitingRouter();
  await waiting.load();
  const html = renderToStaticMarkup(<RouterProvider router={waiting} />);
  return [
    { path: '/index', title: pageTitle(undefined), html },
    ...(await Promise.all(pages.map(prerenderPage))),
    ...(await Promise.all(waitingPages.map(prerenderWaiting))),
  ];
}

async function prerenderPage(page: Omit<PrerenderedPage, 'html'>): Promise<PrerenderedPage> {
  const router = createRouter(createMemoryHistory({ initialEntries: [page.path] }));
  await router.load();
  return { ...page, html: renderToStaticMarkup(<RouterProvider router={router} />) };
}

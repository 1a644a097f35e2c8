/** Renders the public pages to static markup at build time; node only. */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTitle } from '../ui/page-title.ts';
import { copy } from './copy.ts';
import { createRouter } from './router.ts';

export interface PrerenderedPage {
  /** Path of the page; its file is the path with .html. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

const pages = [
  { path: '/welcome', title: pageTitle(undefined) },
  { path: '/404', title: pageTitle(copy.notFound) },
];

export async function prerender(): Promise<PrerenderedPage[]> {
  return await Promise.all(
    pages.map(async ({ path, title }) => {
      const router = createRouter(createMemoryHistory({ initialEntries: [path] }));
      await router.load();
      return { path, title, html: renderToStaticMarkup(<RouterProvider router={router} />) };
    }),
  );
}

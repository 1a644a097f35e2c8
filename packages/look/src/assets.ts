/**
 * Files that every server of pages must serve under /look/: one stylesheet for server-rendered pages, the fonts,
 * the tick, the theme script, the favicon. Node only; the portal's build writes the same files.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { markFavicon } from './mark.ts';
import { themeScript } from './theme.ts';

export interface LookAsset {
  /** Absolute path of the address, for example '/look/look.css'. */
  readonly path: string;
  readonly type: string;
  /** true: the name carries a version, so it may be cached for ever. */
  readonly immutable: boolean;
  read(): Buffer;
}

/** In the order in which they cascade. */
const sheets = [
  'tokens.css',
  'fonts.css',
  'base.css',
  'parts/buttons.css',
  'parts/forms.css',
  'parts/surfaces.css',
  'parts/page.css',
  'parts/steps.css',
  'parts/server.css',
  'parts/print.css',
];

const require = createRequire(import.meta.url);
const css = () => Buffer.concat(sheets.map((name) => readFileSync(new URL(name, import.meta.url))));
const font = (file: string) => () => readFileSync(require.resolve(`@fontsource-variable/${file}`));
const tick = (colour: string) => () =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="m5 12.5 4.6 4.6L19 7.5"/></svg>`,
  );

export const lookAssets: readonly LookAsset[] = [
  { path: '/look/look.css', type: 'text/css; charset=utf-8', immutable: false, read: css },
  {
    path: '/look/kiosk.css',
    type: 'text/css; charset=utf-8',
    immutable: false,
    read: () => readFileSync(new URL('kiosk.css', import.meta.url)),
  },
  {
    path: '/look/theme.js',
    type: 'text/javascript; charset=utf-8',
    immutable: false,
    read: () => Buffer.from(themeScript),
  },
  {
    path: '/look/favicon.svg',
    type: 'image/svg+xml',
    immutable: false,
    read: () => Buffer.from(markFavicon()),
  },
  { path: '/look/tick-light.svg', type: 'image/svg+xml', immutable: false, read: tick('#FFFFFF') },
  { path: '/look/tick-dark.svg', type: 'image/svg+xml', immutable: false, read: tick('#11202B') },
  {
    path: '/look/fonts/hanken-grotesk-5.3.0.woff2',
    type: 'font/woff2',
    immutable: true,
    read: font('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  },
  {
    path: '/look/fonts/instrument-sans-5.3.0.woff2',
    type: 'font/woff2',
    immutable: true,
    read: font('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  },
];

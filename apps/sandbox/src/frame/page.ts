/**
 * The frame of every sandbox page: header with its own name, the dashed demo strip, footer. Owns no
 * content. Scripts and styles are files, as the portal's content policy asks.
 */
import { copy } from '../copy.ts';
import type { Site } from '../ports.ts';
import { type Html, html } from './html.ts';
import { icon, mark } from './icons.ts';

export interface PageParts {
  readonly title: string;
  readonly current: 'overview' | 'people' | 'mailbox' | 'bank' | 'egiro' | 'treasury' | 'registry' | null;
  readonly site: Site;
  readonly body: Html;
  /** In place of the usual demo strip. */
  readonly strip?: { readonly strong: string; readonly rest: string };
  /** Names of files under /sandbox/assets. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

const sections = [
  { id: 'overview', href: '/sandbox', label: copy.overview.nav },
  { id: 'people', href: '/sandbox/people', label: copy.people.nav },
  { id: 'mailbox', href: '/sandbox/mailbox', label: copy.mailbox.nav },
  { id: 'bank', href: '/sandbox/bank', label: copy.bank.nav },
  { id: 'egiro', href: '/sandbox/egiro', label: copy.egiro.nav },
  { id: 'treasury', href: '/sandbox/treasury', label: copy.treasury.nav },
  { id: 'registry', href: '/sandbox/registry', label: copy.registry.nav },
] as const;

export const demoTag: Html = html`<span class="demo-tag">${copy.demo}</span>`;

function navigation({ current, site }: PageParts): Html {
  const shown = sections.filter(({ id }) => id !== 'registry' || site.hasRegistry);
  const items = shown.map(
    ({ id, href, label }) =>
      html`<li><a class="sb-nav-link" href="${href}"${id === current ? html` aria-current="page"` : null}>${label}</a></li>`,
  );
  return html`<nav aria-label="${copy.navigation}"><ul class="sb-nav">${items}</ul></nav>`;
}

export function page(parts: PageParts): string {
  const { strip = copy.strip } = parts;
  const scripts = (parts.scripts ?? []).map(
    (file) => html`<script type="module" src="/sandbox/assets/${file}"></script>`,
  );
  const styles = (parts.styles ?? []).map(
    (file) => html`<link rel="stylesheet" href="/sandbox/assets/${file}">`,
  );
  return html`<!doctype html>
<html lang="en-SG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<script src="/look/theme.js"></script>
<title>${parts.title} | ${copy.titleSuffix}</title>
<link rel="icon" href="/look/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/look/look.css">
<link rel="stylesheet" href="/sandbox/assets/sandbox.css">
${styles}
${scripts}
</head>
<body class="page">
<a class="skip-link" href="#main">${copy.skip}</a>
<header><div class="site-header"><div class="wrap sb-header">
<a class="brand" href="/sandbox">${mark}<span>${copy.name}</span></a>
${navigation(parts)}
<a class="button button-second button-small sb-open" href="${parts.site.portalOrigin}/">${copy.openPortal}${icon('chevronRight')}</a>
</div></div>
<div class="demo-strip"><p class="wrap sb-strip">${demoTag}<span><strong>${strip.strong}</strong> ${strip.rest}</span></p></div></header>
<main class="site-main" id="main" tabindex="-1"><div class="wrap">
${parts.body}
</div></main>
<footer class="site-footer"><p class="wrap">${copy.footer}</p></footer>
</body>
</html>
`.markup;
}

/** The frame of every identity page: head, header with the mark, main, footer. No inline script or style. */
import { serverPageHead } from '@portal/look/head';
import { markSvg } from '@portal/look/mark';
import { type Html, type HtmlPart, html, ownMarkup } from '../../html.ts';
import { endSession, footer, problem, product } from './copy.ts';
import { icon } from './icon.ts';

/** Settings of the installation for every page. A link that leads nowhere yet is null and not drawn. */
export interface PageFrame {
  readonly helpline: string;
  readonly links: {
    readonly terms: string | null;
    readonly contact: string | null;
    readonly forgotEmail: string | null;
  };
}

export interface PageFault {
  /** Id of the field to go to. */
  readonly field: string;
  readonly text: string;
}

export interface PageBody {
  readonly title: string;
  readonly main: HtmlPart;
  readonly faults?: readonly PageFault[];
  /** Class of the column that holds summary and main: 'narrow', 'form-column' or 'sign-in'. */
  readonly column: string;
  readonly scripts?: readonly string[];
}

// Takes focus by script and, without one, by the attribute.
const summary = (faults: readonly PageFault[]): Html => html`
<div class="error-summary" role="alert" tabindex="-1" autofocus data-quiet-focus>
  ${icon('warning')}
  <div>
    <h2>${problem}</h2>
    <ul>${faults.map((fault) => html`<li><a href="#${fault.field}">${fault.text}</a></li>`)}</ul>
  </div>
</div>`;

const renderFooter = ({ helpline, links }: PageFrame): Html => html`
<footer class="site-footer"><div class="wrap">
  <span>${product}</span>
  ${links.terms && html`<a href="${links.terms}">${footer.terms}</a>`}
  ${links.contact && html`<a href="${links.contact}">${footer.contact}</a>`}
  <span>${footer.helpline(helpline)}</span>
</div></footer>`;

/** Where End Session of a kiosk posts to. */
export const END_SESSION = '/idp/end-session';

const brand = (): Html => html`<a class="brand" href="/">${ownMarkup(markSvg())} ${product}</a>`;

/** On a kiosk it stands instead of header and footer: the mode of this tab, which /look/theme.js applies, decides. */
const sidebar = (): Html => html`
<header class="kiosk-sidebar">
  <div class="kiosk-brand">${brand()}</div>
  <div class="kiosk-menu"></div>
  <form method="post" action="${END_SESSION}" data-once>
    <button class="kiosk-end" type="submit">${icon('logout', 28)}${endSession}</button>
  </form>
</header>`;

export function page(frame: PageFrame, body: PageBody): string {
  const faults = body.faults ?? [];
  const title = `${faults.length > 0 ? 'Error: ' : ''}${body.title} | ${product}`;
  return html`<!doctype html>
<html lang="en-SG">
<head>
<meta charset="utf-8">
<title>${title}</title>
${ownMarkup(serverPageHead)}
<link rel="stylesheet" href="/look/kiosk.css">
<link rel="stylesheet" href="/idp/assets/identity.css">
${['identity.js', ...(body.scripts ?? [])].map((name) => html`<script src="/idp/assets/${name}" defer></script>`)}
</head>
<body class="page">
<header class="site-header"><div class="wrap">${brand()}</div></header>
${sidebar()}
<main class="site-main" id="main"><div class="wrap"><div class="${body.column}">
${faults.length > 0 && summary(faults)}${body.main}
</div></div></main>
${renderFooter(frame)}
</body>
</html>
`.markup;
}

/** The portal in its other shells: the way there, the differences, the way back. */
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { copy } from './copy.ts';

export type Shell = 'app' | 'kiosk';

/** A kiosk needs the address where a session ends; the app has its own. */
export function shellAddress(shell: Shell, portalOrigin: string): string {
  const query = new URLSearchParams(
    shell === 'app' ? { mode: 'mobile' } : { mode: 'kiosk', redirect: `${portalOrigin}/sandbox/kiosk` },
  );
  return `${portalOrigin}/?${query}`;
}

/** A tab that shares nothing with this one: the mode is kept for a tab. */
function newTab(href: string, className: string, words: string): Html {
  return html`<a class="${className}" href="${href}" target="_blank" rel="noopener">${words}<span class="hidden-visually">${copy.newTab}</span>${icon('external')}</a>`;
}

export function shellPage(shell: Shell, portalOrigin: string): Html {
  const words = copy[shell];
  const points = words.points.map((point) => html`<li>${icon('check')}<span>${point}</span></li>`);
  return html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<section class="card sb-narrow" aria-labelledby="expect">
<div><h2 class="sb-card-title" id="expect">${words.expect}</h2><ul class="sb-points">${points}</ul></div>
<div>${newTab(shellAddress(shell, portalOrigin), 'button', words.open)}</div>
<div><p class="small second">${copy.mode}</p>${newTab(`${portalOrigin}/?mode=web`, 'text-link', copy.web)}</div>
</section>`;
}

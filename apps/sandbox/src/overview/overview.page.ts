/** The first page of the sandbox: its parties, the people who can log in, its time. */
import { copy } from '../copy.ts';
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { demoTag } from '../frame/page.ts';
import { formatMoment } from '../frame/sandbox-time.ts';
import { avatar, logInLink } from '../people/people.page.ts';
import type { SandboxPerson, Site } from '../ports.ts';

export interface Overview {
  readonly people: readonly SandboxPerson[];
  readonly password: string;
  readonly mails: number;
  readonly unseen: number;
  readonly now: number;
  readonly site: Site;
  readonly hasScanner: boolean;
  /** The action just taken, in words. */
  readonly done: string | null;
}

const shownPeople = 6;

function party(icon: Html, words: { name: string; what: string }, way: Html): Html {
  return html`<li class="sb-row"><span class="sb-tile">${icon}</span><span class="sb-row-words"><strong>${words.name}</strong><span>${words.what}</span></span>${way}</li>`;
}

const link = (href: string, words: string): Html => html`<a class="text-link" href="${href}">${words}</a>`;

function parties({ mails, unseen, site, hasScanner }: Overview): Html {
  const { identity, registry, bank, egiro, treasury, mailbox, chat, app, kiosk, scanner, elsewhere } =
    copy.parties;
  return html`<section class="card" aria-labelledby="parties">
<div class="sb-card-head"><h2 id="parties">${copy.overview.parties}</h2>${demoTag}</div>
<ul class="sb-rows">
${party(icon('key'), identity, link('/sandbox/people', identity.open))}
${site.hasRegistry ? party(icon('building'), registry, link('/sandbox/registry', registry.open)) : null}
${party(icon('card'), bank, link('/sandbox/bank', bank.open))}
${party(icon('refresh'), egiro, link('/sandbox/egiro', egiro.open))}
${party(icon('bank'), treasury, link('/sandbox/treasury', treasury.open))}
${party(icon('mail'), mailbox, link('/sandbox/mailbox', copy.parties.mails(mails, unseen)))}
${party(icon('chat'), chat, html`<span class="small second">${chat.open}</span>`)}
${party(icon('mobile'), app, link('/sandbox/app', app.open))}
${party(icon('kiosk'), kiosk, link('/sandbox/kiosk', kiosk.open))}
${party(icon('external'), elsewhere, link('/sandbox/elsewhere', elsewhere.open))}
${hasScanner ? party(icon('shield'), scanner, html`<span class="small second">${scanner.open}</span>`) : null}
</ul>
</section>`;
}

function people({ people, password, site }: Overview): Html {
  const rows = people
    .slice(0, shownPeople)
    .map(
      (person) =>
        html`<li class="sb-row">${avatar(person)}<span class="sb-row-words"><strong>${person.name}</strong><span>${person.state}</span></span>${logInLink(person, site.portalOrigin)}</li>`,
    );
  return html`<section class="card" aria-labelledby="people">
<div class="sb-card-head"><h2 id="people">${copy.overview.people}</h2>${demoTag}</div>
<ul class="sb-rows">${rows}</ul>
<div class="sb-card-foot"><a class="text-link" href="/sandbox/people">${copy.overview.allPeople(people.length)}</a><span>${copy.overview.password} <strong>${password}</strong></span></div>
</section>`;
}

function today({ now }: Overview): Html {
  return html`<section class="sb-time demo" aria-labelledby="today">
<div><h2 class="overline sb-overline" id="today">${copy.time.overline}</h2><p class="sb-moment">${formatMoment(now)}</p><p class="small second">${copy.time.zone}</p></div>
<div class="button-row"><a class="button button-second" href="/sandbox/clock">${copy.time.move}</a><a class="button button-destructive" href="/sandbox/reset">${copy.time.reset}</a></div>
</section>`;
}

export function overviewPage(overview: Overview): Html {
  return html`${overview.done === null ? null : html`<p class="sb-done" role="status">${icon('check')}${overview.done}</p>`}
<h1>${copy.overview.title}</h1>
<p class="lead">${copy.overview.lead}</p>
<div class="sb-columns">${parties(overview)}${people(overview)}</div>
${today(overview)}`;
}

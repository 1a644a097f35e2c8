/** All people who can log in, with the state that each shows and the way to the sign-in page. */
import { copy } from '../copy.ts';
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { demoTag } from '../frame/page.ts';
import type { SandboxPerson } from '../ports.ts';

/** Two letters: of a person's last two words, as in 'Tan Mei Lin', and of a company's first two. */
function initials({ name, kind }: Pick<SandboxPerson, 'name' | 'kind'>): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const shown = kind === 'company' ? words.slice(0, 2) : words.slice(-2);
  return shown.map((word) => word.slice(0, 1).toUpperCase()).join('');
}

export function avatar(person: SandboxPerson): Html {
  return html`<span class="avatar" aria-hidden="true">${initials(person)}</span>`;
}

/** The script of this page keeps the chosen person; without it the sign-in page lists all people. */
export function logInLink({ name, email }: SandboxPerson, portalOrigin: string): Html {
  return html`<a class="text-link" href="${portalOrigin}/login" data-person="${email}"><span>${copy.people.logIn}<span class="hidden-visually">${copy.people.as(name)}</span></span></a>`;
}

function findPeople(people: readonly SandboxPerson[], search: string): readonly SandboxPerson[] {
  const wanted = search.toLowerCase();
  return people.filter(({ name, state, email }) =>
    `${name}\n${state}\n${email}`.toLowerCase().includes(wanted),
  );
}

/** May go on in the next line after the at sign. */
function foldable(email: string): Html {
  const at = email.indexOf('@') + 1;
  return html`${email.slice(0, at)}<wbr>${email.slice(at)}`;
}

/** 'Home' and 'Bill due' of 'Home. Bill due'. */
function stateParts({ state }: SandboxPerson): { group: string; rest: string } {
  const [group = '', ...rest] = state.split('. ');
  return rest.length === 0 ? { group: '', rest: state } : { group, rest: rest.join('. ') };
}

/** In groups, in the order in which they come. */
function table(people: readonly SandboxPerson[], portalOrigin: string): Html {
  const row = (person: SandboxPerson) =>
    html`<tr><th scope="row"><span class="sb-person">${avatar(person)}${person.name}</span></th><td><span class="sb-email">${foldable(person.email)}</span></td><td>${stateParts(person).rest}</td><td>${logInLink(person, portalOrigin)}</td></tr>`;
  const groups = [...Map.groupBy(people, (person) => stateParts(person).group)].map(
    ([group, members]) =>
      html`<tbody>${group === '' ? null : html`<tr class="sb-group"><th colspan="4" scope="rowgroup">${group}</th></tr>`}${members.map(row)}</tbody>`,
  );
  return html`<table class="sb-table"><thead><tr><th scope="col">${copy.people.person}</th><th scope="col">${copy.people.email}</th><th scope="col">${copy.people.state}</th><th scope="col"><span class="hidden-visually">${copy.people.logIn}</span></th></tr></thead>${groups}</table>`;
}

export interface PeopleView {
  readonly people: readonly SandboxPerson[];
  readonly password: string;
  readonly search: string;
  readonly portalOrigin: string;
}

export function peoplePage({ people, password, search, portalOrigin }: PeopleView): Html {
  const found = findPeople(people, search);
  return html`<div class="sb-title-row"><div><h1>${copy.people.title}</h1><p class="lead">${copy.people.lead}</p></div>
<form class="sb-search" method="get" action="/sandbox/people" role="search"><span class="input-frame"><span class="input-start">${icon('search')}</span><input class="input" type="search" name="search" value="${search}" aria-label="${copy.people.search}" placeholder="${copy.people.search}"></span><button class="button button-second" type="submit">${copy.people.find}</button></form></div>
<section class="card" aria-labelledby="everyone">
<div class="sb-card-head"><h2 id="everyone">${copy.people.count(found.length, people.length)}</h2>${demoTag}</div>
${found.length === 0 ? html`<p class="sb-empty">${copy.people.none(search)} <a class="text-link" href="/sandbox/people">${copy.people.clear}</a></p>` : table(found, portalOrigin)}
<div class="sb-card-foot"><span>${copy.overview.password} <strong>${password}</strong></span></div>
</section>`;
}

/** Sandbox only: the people to choose on the sign-in page. Choosing fills the form and presses nothing. */

import { type Html, html } from '../../html.ts';
import * as copy from './copy.ts';
import { icon } from './icon.ts';

export interface PanelPerson {
  readonly email: string;
  readonly name: string;
  readonly state: string;
}

export interface PeoplePanel {
  readonly people: readonly PanelPerson[];
  readonly password: string;
}

/** Chinese names put the family first, so people show their last two words, companies their first two. */
function initials({ name, state }: PanelPerson): string {
  const words = name.split(/\s+/).filter(Boolean);
  const shown = state.startsWith('Company') ? words.slice(0, 2) : words.slice(-2);
  return shown.map((word) => word.charAt(0).toUpperCase()).join('');
}

const row = (person: PanelPerson): Html => html`
<li data-words="${`${person.name} ${person.state}`.toLowerCase()}">
  <button class="person" type="button" data-email="${person.email}" aria-pressed="false">
    <span class="avatar" aria-hidden="true">${initials(person)}</span>
    <span class="person-words"><span class="person-name">${person.name}</span><span class="small second">${person.state}</span></span>
    <span class="pill person-filled">${icon('check', 16)}${copy.people.filled}</span>
  </button>
</li>`;

export const peoplePanel = ({ people, password }: PeoplePanel): Html => html`
<aside class="people demo" aria-labelledby="people-title" data-people data-password="${password}">
  <button class="people-bar" type="button" aria-expanded="false" aria-controls="people-body">
    <span>${copy.people.title}</span><span class="demo-tag">${copy.people.demo}</span>
  </button>
  <div class="people-body" id="people-body">
    <div class="between people-head">
      <h2 id="people-title">${copy.people.title}</h2><span class="demo-tag">${copy.people.demo}</span>
    </div>
    <p class="second">${copy.people.lead}</p>
    <div class="input-frame people-search">
      <span class="input-start">${icon('search', 20)}</span>
      <input class="input" type="search" aria-label="${copy.people.search}" placeholder="${copy.people.search}" autocomplete="off" hidden>
    </div>
    <ul class="people-list">${people.map(row)}</ul>
    <p class="second" role="status" data-none="${copy.people.none}"></p>
    <div class="between people-foot">
      <button class="text-link" type="button" data-show-all hidden>${copy.people.all(people.length)}</button>
      <span class="small second">${copy.people.password} <strong>${password}</strong></span>
    </div>
  </div>
</aside>`;

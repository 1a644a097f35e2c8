/** The registry's own page with its dials, and the page on which a person logs in and consents. */
import { type Html, html } from '../frame/html.ts';
import { demoTag } from '../frame/page.ts';
import { companies, type SandboxCompany } from './companies.ts';
import { registryCopy as copy } from './copy.ts';
import type { AuthorizeRequest } from './desk.ts';
import { type Dials, faults } from './dials.ts';

const renderStatus = ({ status }: SandboxCompany): Html =>
  html`<span class="pill">${status === 'LIVE' ? copy.live : copy.gone}</span>`;

function words(company: SandboxCompany): Html {
  return html`<span class="sb-row-words"><strong>${company.name}</strong><span>${copy.uen} ${company.uen} · ${company.person}</span></span>`;
}

function dialsForm(dials: Dials): Html {
  const options = faults.map(
    (fault) =>
      html`<option value="${fault}"${fault === dials.fault ? html` selected` : null}>${copy.faults[fault]}</option>`,
  );
  return html`<form class="rg-dials" method="post" action="/sandbox/registry/dials">
<label class="field"><span class="label">${copy.fault}</span><select class="input" name="fault">${options}</select></label>
<label class="field"><span class="label">${copy.replay}</span><select class="input" name="replay"><option value="once">${copy.once}</option><option value="again"${dials.replay ? html` selected` : null}>${copy.again}</option></select></label>
<button class="button button-second" type="submit">${copy.set}</button></form>`;
}

export function registryPage(dials: Dials, isSet: boolean): Html {
  const rows = companies.map(
    (company) => html`<li class="sb-row rg-company">${words(company)}${renderStatus(company)}</li>`,
  );
  return html`${isSet ? html`<p class="sb-done" role="status">${copy.isSet}</p>` : null}
<h1>${copy.title}</h1>
<p class="lead">${copy.lead}</p>
<div class="rg-cards"><section class="card" aria-labelledby="companies"><div class="sb-card-head"><h2 id="companies">${copy.companies}</h2>${demoTag}</div><ul class="sb-rows">${rows}</ul></section>
<section class="card" aria-labelledby="dials"><div class="sb-card-head"><h2 id="dials">${copy.dials}</h2></div>${dialsForm(dials)}</section></div>`;
}

/** @param id names the request to the form; the request itself stays with the registry */
export function consentPage(id: string, { purpose }: AuthorizeRequest): Html {
  const rows = companies.map(
    (company) =>
      html`<li class="sb-row rg-company">${words(company)}${renderStatus(company)}<button class="button button-second button-small" type="submit" name="company" value="${company.uen}" aria-label="${copy.consent.shareOf(company.name)}">${copy.consent.share}</button></li>`,
  );
  const why = purpose === '' ? null : html`<div><dt>${copy.consent.purpose}</dt><dd>${purpose}</dd></div>`;
  return html`<h1>${copy.consent.title}</h1>
<p class="lead">${copy.consent.lead}</p>
<form class="rg-cards" method="post" action="/sandbox/registry/consent"><input type="hidden" name="request" value="${id}">
<section class="card" aria-labelledby="choose"><div class="sb-card-head"><h2 id="choose">${copy.consent.choose}</h2>${demoTag}</div>
<dl class="rg-facts">${why}<div><dt>${copy.consent.shared}</dt><dd>${copy.consent.details}</dd></div></dl>
<ul class="sb-rows">${rows}</ul>
<div class="rg-refuse"><button class="button button-second" type="submit" name="company" value="">${copy.consent.refuse}</button><span class="small second">${copy.consent.back}</span></div>
</section></form>`;
}

export const wrongRequestPage: Html = html`<h1>${copy.wrong.title}</h1><p class="lead">${copy.wrong.lead}</p>`;

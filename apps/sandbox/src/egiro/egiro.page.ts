/** The pages of the demo banks: the customer's log-in and answer, and the desk with the dials. */
import { egiroBanks } from '@portal/domain/giro/giro-banks';
import { cents, formatSgd } from '@portal/domain/money';
import { type Html, html } from '../frame/html.ts';
import { demoTag } from '../frame/page.ts';
import { formatMoment, formatSecond } from '../frame/sandbox-time.ts';
import { egiroCopy as copy } from './copy.ts';
import type { BankDeduction, BankRequest, EgiroBank } from './egiro-bank.ts';
import { confirmations, deductionModes, deliveries, deskFailures, toBankKey } from './egiro-dials.ts';

const DESK = '/sandbox/egiro';

export const findBankName = (code: string | null): string =>
  egiroBanks.find((bank) => bank.code === code)?.name ?? 'Demo bank';

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`;
const button = (name: string, value: string, words: string, about = ''): Html =>
  html`<button class="button button-second button-small" type="submit" name="${name}" value="${value}"${about === '' ? null : html` aria-label="${words} ${about}"`}>${words}</button>`;
const select = <Value extends string>(
  label: string,
  name: string,
  options: readonly Value[],
  chosen: Value,
  words: Readonly<Record<Value, string>>,
): Html =>
  html`<label class="field"><span class="label">${label}</span><select class="input" name="${name}">${options.map((each) => html`<option value="${each}"${each === chosen ? html` selected` : null}>${words[each]}</option>`)}</select></label>`;

function dials(bank: EgiroBank): Html {
  const reach = { up: copy.up, down: copy.isDown };
  return html`<section class="card" aria-labelledby="dials"><div class="sb-card-head"><h2 id="dials">${copy.dials}</h2>${demoTag}</div>
<form class="rg-dials" method="post" action="${DESK}/desk/dials">
${select(copy.delivery, 'delivery', deliveries, bank.delivery, copy.deliveries)}
${select(copy.confirmation, 'confirmation', confirmations, bank.confirmation, copy.confirmations)}
${select(copy.deduction, 'deduction', deductionModes, bank.deductionMode, copy.deductionModes)}
${select(copy.down, 'reach', ['up', 'down'], bank.isDown ? 'down' : 'up', reach)}
<button class="button button-second" type="submit">${copy.set}</button></form>
${held(bank)}
</section>`;
}

/** Each can leave before those that came first. */
function held({ held: events }: EgiroBank): Html | null {
  if (events.length === 0) return null;
  const rows = events.map(({ event, txn_ref_no, payment_order, dda_ref_no, account_number }, index) => {
    const about = String(txn_ref_no ?? payment_order ?? dda_ref_no ?? account_number ?? '');
    return html`<li class="sb-row"><span class="sb-row-words"><strong>${event}</strong><span>${about}</span></span>${button('which', String(index), copy.releaseOne, `${event} ${about}`)}</li>`;
  });
  return html`<form class="rg-dials" method="post" action="${DESK}/desk/release"><span>${copy.held(events.length)}</span><button class="button" type="submit" name="which" value="all">${copy.release}</button><ul class="sb-rows">${rows}</ul></form>`;
}

function banks({ unavailable }: EgiroBank): Html {
  const rows = egiroBanks.flatMap(({ code, name, segments }) =>
    segments.map((segment) => {
      const key = toBankKey(code, segment);
      const state = unavailable.has(key) ? copy.takesNone : copy.takes;
      return html`<li class="sb-row"><span class="sb-row-words"><strong>${name}, ${copy.segments[segment]}</strong><span>${state}</span></span>${button('bank', key, copy.switchBank, `${name}, ${copy.segments[segment]}`)}</li>`;
    }),
  );
  return html`<section class="card" aria-labelledby="banks"><div class="sb-card-head"><h2 id="banks">${copy.banks}</h2></div><form method="post" action="${DESK}/desk/banks"><ul class="sb-rows">${rows}</ul></form></section>`;
}

function requestRow(bank: EgiroBank, request: BankRequest): Html {
  const { txn, dda, state, type, id, bankCode, reason, accountNo } = request;
  const isOver = bank.isExpired(request);
  const words = isOver ? copy.expired : `${copy.requestStates[state]}${reason === null ? '' : `: ${reason}`}`;
  const answers: Partial<Record<BankRequest['state'], readonly (readonly [act: string, words: string])[]>> = {
    submitted: [
      ['check', copy.checkYes],
      ['deny', copy.checkNo],
    ],
    approved: [['confirm', copy.confirm]],
  };
  const failures = deskFailures.map((reason) => [reason, copy.failures[reason]] as const);
  const acts =
    isOver || state === 'completed' || state === 'failed'
      ? null
      : html`<form class="button-row" method="post" action="${DESK}/desk/requests">${hidden('id', id)}${[...(answers[state] ?? []), ...failures].map(([act, label]) => button('act', act, label, txn))}</form>`;
  return html`<li class="bk-sent"><strong>${copy.types[type]}, ${findBankName(bankCode)}, ${words}</strong><span class="second">${txn}, ${dda} ${accountNo}</span>${acts}</li>`;
}

/** Money that was paid can still go back to the payer. */
function deductionRow({ reference, amount, state, dda, receivedAt }: BankDeduction): Html {
  const acts = {
    waits: [button('act', 'paid', copy.pay, reference), button('act', 'returned', copy.return, reference)],
    paid: [button('act', 'taken-back', copy.takeBack, reference)],
    returned: [],
  }[state];
  const pill = state === 'waits' ? null : html`<span class="pill">${copy.deductionStates[state]}</span>`;
  const form =
    acts.length === 0
      ? null
      : html`<form class="button-row" method="post" action="${DESK}/desk/deductions">${hidden('reference', reference)}${acts}</form>`;
  return html`<li class="bk-sent"><span class="bk-time">${formatSecond(receivedAt)}</span><strong>${formatSgd(cents(amount))}</strong><span class="second">${reference}, ${dda}</span>${pill}${form}</li>`;
}

const list = (id: string, title: string, rows: readonly Html[], none: string): Html =>
  html`<section class="card" aria-labelledby="${id}"><div class="sb-card-head"><h2 id="${id}">${title}</h2></div>${rows.length === 0 ? html`<p class="second">${none}</p>` : html`<ul class="sb-rows">${rows}</ul>`}</section>`;

function byHand(): Html {
  const options = egiroBanks.map(({ code, name }) => html`<option value="${code}">${name}</option>`);
  const acts = (['suspended', 'resumed', 'terminated'] as const).map((act) =>
    button('act', act, copy.acts[act]),
  );
  const steps = (['paper_received', 'completed', 'failed'] as const).map((step) =>
    button('step', step, copy.paperSteps[step]),
  );
  return html`<section class="card" aria-labelledby="own"><div class="sb-card-head"><h2 id="own">${copy.own}</h2></div>
<form class="rg-dials" method="post" action="${DESK}/desk/authorisations"><label class="field"><span class="label">${copy.reference}</span><input class="input" name="reference" autocomplete="off"></label><div class="button-row">${acts}</div></form>
<div class="sb-card-head"><h2>${copy.paper}</h2></div>
<form class="rg-dials" method="post" action="${DESK}/desk/paper"><label class="field"><span class="label">${copy.account}</span><input class="input" name="account" inputmode="numeric" autocomplete="off"></label><label class="field"><span class="label">${copy.bank}</span><select class="input" name="bank">${options}</select></label><div class="button-row">${steps}</div></form></section>`;
}

export function deskPage(bank: EgiroBank, isSet: boolean): Html {
  return html`${isSet ? html`<p class="sb-done" role="status">${copy.isSet}</p>` : null}
<h1>${copy.title}</h1>
<p class="lead">${copy.lead}</p>
<div class="rg-cards">${dials(bank)}
${list(
  'requests',
  copy.requests,
  bank.requests.map((request) => requestRow(bank, request)),
  copy.noRequests,
)}
${list('deductions', copy.deductions, bank.deductions.map(deductionRow), copy.noDeductions)}
${byHand()}${banks(bank)}</div>`;
}

export function logInPage({ id, bankCode }: BankRequest): Html {
  return html`<h1>${copy.page.logIn}</h1>
<p class="lead">${copy.page.logInLead(findBankName(bankCode))}</p>
<section class="card" aria-label="${copy.page.logIn}"><form class="rg-dials" method="post" action="${DESK}/pages/${id}/log-in"><label class="field"><span class="label">${copy.page.user}</span><input class="input" name="user" autocomplete="off" required></label><button class="button" type="submit">${copy.page.logIn}</button></form></section>`;
}

export function answerPage(request: BankRequest, isWrong: boolean): Html {
  const { id, type, accountNo, payer, segment, expiresAt } = request;
  const { facts } = copy.page;
  const rows = [
    [facts.account, accountNo],
    [facts.payer, payer],
    [facts.from, copy.page.savings],
    [facts.until, formatMoment(expiresAt)],
  ].map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const limit =
    type === 'CREATION'
      ? html`<label class="field"><span class="label">${copy.page.limit}</span><input class="input" name="limit" inputmode="decimal" autocomplete="off"${isWrong ? html` aria-invalid="true" aria-describedby="wrong"` : null}></label>${isWrong ? html`<p class="field-error" id="wrong">${copy.page.wrongLimit}</p>` : null}`
      : null;
  return html`<h1>${copy.page.approveTitle[type]}</h1>
<p class="lead">${copy.page.approveLead[type]}</p>
<form class="rg-cards" method="post" action="${DESK}/pages/${id}/answer"><section class="card" aria-label="${copy.page.approveTitle[type]}"><div class="sb-card-head">${demoTag}</div><dl class="rg-facts">${rows}</dl>
${segment === 'CORPORATE' ? html`<p class="second">${copy.page.maker}</p>` : null}${limit}
<div class="button-row"><button class="button" type="submit" name="act" value="approve">${copy.page.approve}</button><button class="button button-second" type="submit" name="act" value="refuse">${copy.page.refuse}</button><button class="button button-second" type="submit" name="act" value="close">${copy.page.close}</button></div></section></form>`;
}

export function closedPage(request: BankRequest | undefined): Html {
  return html`<h1>${copy.page.over}</h1><p class="lead">${request === undefined ? copy.page.unknown : copy.page.overLead}</p>${request === undefined || request.returnUrl === '' ? null : html`<p><a class="text-link" href="${request.returnUrl}">${copy.page.back}</a></p>`}`;
}

export const downPage: Html = html`<h1>${copy.title}</h1><p class="lead">${copy.page.down}</p>`;

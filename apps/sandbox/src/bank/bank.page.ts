/** The bank's page: a code, what it says, what to do with it, and what the portal was told (picture 38). */
import { formatSgd } from '@portal/domain/money';
import type { PaynowCode } from '@portal/domain/paynow-qr/read';
import { readReference } from '@portal/domain/paynow-qr/reference';
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { dayOf, timeOf } from '../frame/sandbox-time.ts';
import { type Bank, type Outcome, type Sent, shortOf, type Way } from './bank.ts';
import { codeCard } from './code-card.ts';
import { bankCopy as copy } from './copy.ts';

function facts(code: PaynowCode): Html {
  const { proxy, proxyValue, amount, validUntil } = code;
  const said: readonly (readonly [string, string])[] = [
    [copy.facts.payee, code.merchantName],
    [copy.facts.proxy, proxy === 'uen' ? copy.uen(proxyValue) : copy.mobile(proxyValue)],
    [copy.facts.amount, amountSaid(amount, code.isAmountEditable)],
    [copy.facts.reference, code.reference ?? copy.noReference],
    [copy.facts.until, validUntil === null ? copy.noEnd : copy.moment(dayOf(validUntil), timeOf(validUntil))],
    [copy.facts.checksum, copy.correct(code.checksum)],
  ];
  const rows = said.map(
    ([name, value]) => html`<div class="bk-fact"><dt>${name}</dt><dd>${value}${icon('check')}</dd></div>`,
  );
  return html`<section class="card" aria-labelledby="says"><h2 class="bk-h2" id="says">${copy.says}</h2><dl class="bk-facts">${rows}</dl></section>`;
}

function amountSaid(amount: PaynowCode['amount'], isEditable: boolean): string {
  if (amount === null) return copy.open;
  return isEditable ? formatSgd(amount) : copy.fixed(formatSgd(amount));
}

const wayIcons = { right: 'check', short: 'minus', twice: 'plus', late: 'clock', never: 'close' } as const;

function wayButton(way: Way, amount: NonNullable<PaynowCode['amount']>): Html {
  const asked = formatSgd(amount);
  const { title, what, after } = copy.ways[way];
  const words = typeof what === 'string' ? what : what(formatSgd(shortOf(amount)), asked);
  return html`<button class="bk-way${way === 'right' ? ' bk-way-first' : ''}" type="submit" name="way" value="${way}"><span class="bk-way-title">${title(asked)}${icon(wayIcons[way])}</span><span class="bk-way-what">${words}</span><span class="bk-way-then">${after}</span></button>`;
}

function choice(bank: Bank): Html {
  const code = bank.desk?.reading.code;
  const payable = bank.payable();
  const inside = payable
    ? html`<form class="bk-ways" method="post" action="/sandbox/bank/pay">${bank.waysNow().map((way) => wayButton(way, payable.amount))}</form>`
    : html`<p>${code?.amount === null ? copy.openAmount : copy.foreign}</p>`;
  return html`<section class="card" aria-labelledby="what"><h2 class="bk-h2" id="what">${copy.what}</h2>${inside}</section>`;
}

function orderWords(reference: string): string {
  const meaning = readReference(reference);
  if (meaning === null) return copy.other;
  return meaning.kind === 'order' ? copy.order(meaning.orderId) : copy.bill;
}

function pill({ told, how }: Sent): Html {
  const say = (name: 'check' | 'refresh' | 'warning', words: string) =>
    html`<span class="pill bk-pill">${icon(name)}${words}</span>`;
  if (told === null) return say('warning', copy.silent);
  if (told !== 200) return say('warning', copy.refused(told));
  return how === 'right' || how === 'first' ? say('check', copy.accepted) : say('refresh', copy.checked);
}

function sentCard({ sent }: Bank): Html {
  const rows = sent.map(
    (each) =>
      html`<li class="bk-sent"><span class="bk-time">${timeOf(each.at)}</span><strong>${copy.payment(formatSgd(each.amount), copy.how[each.how])}</strong><span class="second">${orderWords(each.reference)}</span>${pill(each)}</li>`,
  );
  return html`<section class="card" aria-labelledby="sent"><div class="sb-card-head"><h2 class="bk-h2" id="sent">${copy.sent}</h2><span class="small second">${copy.newest}</span></div>
${sent.length === 0 ? html`<p class="second">${copy.nothingSent}</p>` : html`<ul class="sb-rows">${rows}</ul>`}</section>`;
}

/** @param done what was just done */
export function bankPage(bank: Bank, done: Outcome | null): Html {
  const code = bank.desk?.reading.code;
  return html`${done === null ? null : html`<p class="sb-done" role="status">${copy.done[done]}</p>`}
<div class="bk-head"><div><h1>${copy.title}</h1><p class="lead">${copy.lead}</p></div>
<p class="bk-balance"><span>${copy.account}</span><strong>${formatSgd(bank.balance)}</strong></p></div>
<div class="bk-columns">${codeCard(bank.desk)}
${code ? html`<div class="bk-right">${facts(code)}${choice(bank)}</div>` : null}</div>
${sentCard(bank)}`;
}

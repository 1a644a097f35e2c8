/** The bank's page: a code, its content, the actions with it, and the notices to the portal (picture 38). */
import { formatSgd } from '@portal/domain/money';
import { formatTime } from '@portal/domain/sg-time';
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { formatSandboxDay, formatSecond } from '../frame/sandbox-time.ts';
import {
  type Bank,
  behaviours,
  computeOver,
  computeShort,
  type Outcome,
  type PaymentBehaviour,
  type SentNotice,
} from './bank.ts';
import { codeCard } from './code-card.ts';
import { bankCopy as copy } from './copy.ts';
import type { Code } from './read-code.ts';

function facts(code: Code): Html {
  const { proxy, proxyValue, amount, validUntil } = code;
  const facts: readonly (readonly [string, string])[] = [
    [copy.facts.payee, code.payee],
    [copy.facts.proxy, proxy === 'uen' ? copy.uen(proxyValue) : copy.mobile(proxyValue)],
    [copy.facts.amount, enteredAmount(amount, code.isAmountEditable)],
    [copy.facts.reference, code.reference ?? copy.noReference],
    [
      copy.facts.until,
      validUntil === null ? copy.noEnd : copy.moment(formatSandboxDay(validUntil), formatTime(validUntil)),
    ],
    [copy.facts.checksum, copy.correct(code.checksum)],
  ];
  const rows = facts.map(
    ([name, value]) => html`<div class="bk-fact"><dt>${name}</dt><dd>${value}${icon('check')}</dd></div>`,
  );
  return html`<section class="card" aria-labelledby="says"><h2 class="bk-h2" id="says">${copy.says}</h2><dl class="bk-facts">${rows}</dl></section>`;
}

function enteredAmount(amount: Code['amount'], isEditable: boolean): string {
  if (amount === null) return copy.open;
  return isEditable ? formatSgd(amount) : copy.fixed(formatSgd(amount));
}

const behaviourIcons = {
  right: 'check',
  short: 'swap',
  over: 'swap',
  twice: 'plus',
  late: 'clock',
  unknown: 'search',
  never: 'close',
} as const;

/** @param amount null: nothing lies there that could be paid */
function behaviourButton(behaviour: PaymentBehaviour, amount: Code['amount'], hasEnded: boolean): Html {
  const requested = amount === null ? '' : formatSgd(amount);
  const { title } = copy.ways[behaviour];
  const { after } = copy.ways[behaviour === 'right' && hasEnded ? 'late' : behaviour];
  return html`<button class="bk-way${behaviour === 'right' ? ' bk-way-first' : ''}" type="submit" name="way" value="${behaviour}"${amount === null ? html` disabled` : null}><span class="bk-way-title">${title(requested)}${icon(behaviourIcons[behaviour])}</span><span class="bk-way-what">${formatPurpose(behaviour, amount, hasEnded)}</span><span class="bk-way-then">${after}</span></button>`;
}

function formatPurpose(behaviour: PaymentBehaviour, amount: Code['amount'], hasEnded: boolean): string {
  if (behaviour === 'late') return copy.ways.late.what(hasEnded);
  if (behaviour !== 'short' && behaviour !== 'over') return copy.ways[behaviour].what;
  if (amount === null) return copy.ways[behaviour].what('', '');
  const paid = behaviour === 'short' ? computeShort(amount) : computeOver(amount);
  return copy.ways[behaviour].what(formatSgd(paid), formatSgd(amount));
}

/** A code that cannot be paid disables every action, with the reason. */
function choice(bank: Bank): Html {
  const code = bank.desk?.reading.code;
  const payable = bank.payable();
  const why = code === null || code === undefined ? copy.refusedCode : whyNot(code);
  const buttons = (payable ? bank.behavioursNow() : behaviours).map((behaviour) =>
    behaviourButton(behaviour, payable?.amount ?? null, bank.hasEnded),
  );
  return html`<section class="card" aria-labelledby="what"><h2 class="bk-h2" id="what">${copy.what}</h2>${payable ? null : html`<p class="bk-why">${icon('warning')}<span>${why}</span></p>`}
<form class="bk-ways" method="post" action="/sandbox/bank/pay">${buttons}</form></section>`;
}

const whyNot = ({ amount }: Code): string => (amount === null ? copy.openAmount : copy.foreign);

/** The line on a payer's statement: the portal's references name an order, or the slip of a bill. */
function orderWords(reference: string): string {
  const [, ofOne, ofSeveral] = /^\S{12}P(\d{10,12})$|^(PN-\d{4}-\d{6,8})$/.exec(reference) ?? [];
  if (ofSeveral !== undefined) return copy.order(ofSeveral);
  if (ofOne !== undefined) return copy.order(`PN-${ofOne.slice(0, 4)}-${ofOne.slice(4)}`);
  return /^\S{12}B\d{4}$/.test(reference) ? copy.bill : copy.other;
}

function pill({ noticeStatus, how }: SentNotice): Html {
  const say = (name: 'check' | 'refresh' | 'warning', words: string) =>
    html`<span class="pill bk-pill">${icon(name)}${words}</span>`;
  if (noticeStatus === null) return say('warning', copy.silent);
  if (noticeStatus !== 200) return say('warning', copy.refused(noticeStatus));
  return how === 'right' || how === 'first' ? say('check', copy.accepted) : say('refresh', copy.checked);
}

function sentCard({ sent }: Bank): Html {
  const rows = sent.map(
    (each) =>
      html`<li class="bk-sent"><span class="bk-time">${formatSecond(each.at)}</span><strong>${copy.payment(formatSgd(each.amount), copy.how[each.how])}</strong><span class="second">${orderWords(each.reference)}</span>${pill(each)}</li>`,
  );
  return html`<section class="card" aria-labelledby="sent"><div class="sb-card-head"><h2 class="bk-h2" id="sent">${copy.sent}</h2><span class="small second">${copy.newest}</span></div>
${sent.length === 0 ? html`<p class="second">${copy.nothingSent}</p>` : html`<ul class="sb-rows">${rows}</ul>`}</section>`;
}

function doneWords(done: Outcome, now: number): string {
  return done === 'late'
    ? copy.done.late(copy.moment(formatSandboxDay(now), formatTime(now)))
    : copy.done[done];
}

/** @param done the action just taken */
export function bankPage(bank: Bank, done: Outcome | null): Html {
  const code = bank.desk?.reading.code;
  return html`${done === null ? null : html`<p class="sb-done" role="status">${doneWords(done, bank.now)}</p>`}
<div class="bk-head"><div><h1>${copy.title}</h1><p class="lead">${copy.lead}</p></div>
<p class="bk-balance"><span>${copy.account}</span><strong>${formatSgd(bank.balance)}</strong></p></div>
<div class="bk-columns">${codeCard(bank.desk)}
${bank.desk ? html`<div class="bk-right">${code ? facts(code) : null}${choice(bank)}</div>` : null}</div>
${sentCard(bank)}`;
}

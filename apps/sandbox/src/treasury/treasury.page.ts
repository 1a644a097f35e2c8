/** The treasury's page: what happens to the next payout, and those that were ordered. */
import { formatSgd } from '@portal/domain/money';
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { formatSecond } from '../frame/sandbox-time.ts';
import { treasuryCopy as copy } from './copy.ts';
import { type Payout, type Treasury, type TreasuryMode, treasuryModes } from './treasury.ts';

function modeButton(mode: TreasuryMode, chosen: TreasuryMode): Html {
  const { title, after } = copy.modes[mode];
  const isChosen = mode === chosen;
  return html`<button class="bk-way${isChosen ? ' bk-way-first' : ''}" type="submit" name="mode" value="${mode}"><span class="bk-way-title">${title}${isChosen ? icon('check') : null}</span><span class="bk-way-what">${after}</span>${isChosen ? html`<span class="bk-way-then">${copy.chosen}</span>` : null}</button>`;
}

const formatMethod = (method: string): string =>
  method === '02' || method === '03' || method === '08' ? copy.methods[method] : copy.otherMethod;

function decisions({ reference, state }: Payout): Html {
  if (state !== 'waits') return html`<span class="pill">${copy.states[state]}</span>`;
  const button = (decision: 'paid' | 'refused', words: string): Html =>
    html`<button class="button button-second button-small" type="submit" name="decision" value="${decision}" aria-label="${words}${copy.of(reference)}">${words}</button>`;
  return html`<form class="button-row" method="post" action="/sandbox/treasury/decide"><input type="hidden" name="reference" value="${reference}">${button('paid', copy.pay)}${button('refused', copy.refuse)}</form>`;
}

function row(payout: Payout): Html {
  const { reference, amount, holder, method, receivedAt, told } = payout;
  const unanswered = told.filter(({ status }) => status !== 200).length;
  return html`<li class="bk-sent"><span class="bk-time">${formatSecond(receivedAt)}</span><strong>${formatSgd(amount)}, ${formatMethod(method)}</strong><span class="second">${reference}, ${holder}${unanswered > 0 ? ` (${copy.silent(unanswered)})` : null}</span>${decisions(payout)}</li>`;
}

export function treasuryPage({ mode, payouts }: Treasury, isSet: boolean): Html {
  const modes = treasuryModes.map((each) => modeButton(each, mode));
  return html`${isSet ? html`<p class="sb-done" role="status">${copy.isSet}</p>` : null}
<h1>${copy.title}</h1>
<p class="lead">${copy.lead}</p>
<section class="card" aria-labelledby="next"><h2 class="bk-h2" id="next">${copy.next}</h2><form class="bk-ways" method="post" action="/sandbox/treasury/mode">${modes}</form></section>
<section class="card" aria-labelledby="payouts"><div class="sb-card-head"><h2 class="bk-h2" id="payouts">${copy.ordered}</h2><span class="small second">${copy.newest}</span></div>
${payouts.length === 0 ? html`<p class="second">${copy.none}</p>` : html`<ul class="sb-rows">${payouts.map(row)}</ul>`}</section>`;
}

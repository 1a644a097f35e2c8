/** The left card: the code as a picture and as text, and the ways to bring one. */
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { demoTag } from '../frame/page.ts';
import type { Desk } from './bank.ts';
import { bankCopy as copy } from './copy.ts';

function finding({ reading: { code, fault }, text }: Desk): Html {
  if (code) {
    return html`<p class="bk-finding" role="status">${icon('check')}<span><strong>${copy.isRead}</strong> ${copy.characters(text.length)}</span></p>`;
  }
  const why = fault === null ? '' : `${copy.field(fault.at)}: ${copy.faults[fault.kind]}.`;
  return html`<p class="bk-finding bk-wrong" id="finding" role="alert">${icon('warning')}<span><strong>${copy.isWrong}</strong> ${why}</span></p>`;
}

/** The text by its fields, over the box that holds it; hidden while the box is edited. */
function marks({ reading: { fields, rest, fault } }: Desk): Html {
  const wrong = fault?.at.slice(0, 2);
  const tone = (id: string) => (id === wrong ? 'bk-field bk-field-wrong' : 'bk-field');
  return html`<div class="bk-marks" id="marks" aria-hidden="true">${fields.map(({ id, length, value }) => html`<span class="${tone(id)}"><b>${id}</b><i>${length}</i>${value}</span>`)}${rest === '' ? null : html`<span class="bk-field bk-field-wrong">${rest}</span>`}</div>`;
}

/** Shown by the page's script: without it there is nothing behind them. */
const eyes: Html = html`<div class="button-row bk-eyes" id="eyes" hidden>
<button class="button button-second button-small" type="button" id="scan" aria-pressed="false">${icon('camera')}<span data-stop="${copy.stop}">${copy.scan}</span></button>
<label class="button button-second button-small bk-load">${icon('file')}${copy.load}<input class="bk-file" type="file" id="picture" accept="image/png,image/jpeg,image/webp,image/svg+xml"></label>
</div>`;

export function codeCard(desk: Desk | null): Html {
  const shown = desk
    ? html`<img class="bk-qr" src="/sandbox/bank/code.svg" width="240" height="240" alt="${copy.picture}">`
    : html`<p class="bk-none">${copy.noCode}</p>`;
  const isWrong = desk !== null && desk.reading.code === null;
  return html`<section class="card bk-code" aria-labelledby="code-title"><div class="sb-card-head"><h2 id="code-title">${copy.code}</h2>${demoTag}</div>
<div class="bk-frame" id="frame">${shown}<video class="bk-video" id="video" muted playsinline hidden aria-label="${copy.camera}"></video></div>
${eyes}
<p class="small" id="told" role="status" data-no-camera="${copy.script.noCamera}" data-looking="${copy.script.looking}" data-nothing="${copy.script.nothing}" data-failed="${copy.script.failed}"></p>
<form method="post" action="/sandbox/bank/code" id="form">
<div class="field"><label class="label" for="text">${copy.paste}</label>
<div class="bk-entry">${desk ? marks(desk) : null}<textarea class="input bk-text" id="text" name="code" rows="5" maxlength="600" spellcheck="false" autocomplete="off"${isWrong ? html` aria-invalid="true" aria-describedby="finding"` : null}>${desk?.text}</textarea></div></div>
${desk ? finding(desk) : null}
<div class="button-row"><button class="button button-second" type="submit">${copy.read}</button>${desk ? html`<button class="button button-second" type="submit" name="away" value="1">${copy.putAway}</button>` : null}</div>
</form></section>`;
}

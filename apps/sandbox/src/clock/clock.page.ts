/** Moving the sandbox's clock, and the question before everything is reset. */
import { copy } from '../copy.ts';
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { formatMoment, toInputDay, toInputTime } from '../frame/sandbox-time.ts';

export interface ClockView {
  readonly now: number;
  /** Values for the fields in place of that time. */
  readonly typed: { readonly day: string; readonly time: string } | null;
  /** Why the clock did not move, in words. */
  readonly problem: string | null;
}

function summary(problem: string): Html {
  return html`<div class="error-summary" role="alert"><div><h2>${copy.clock.problem}</h2><ul><li><a href="#day">${problem}</a></li></ul></div></div>`;
}

function exact({ now, typed, problem }: ClockView): Html {
  const error =
    problem === null ? null : html`<p class="field-error" id="day-error">${icon('warning')}${problem}</p>`;
  const wrong = problem === null ? null : html` aria-invalid="true" aria-describedby="day-error"`;
  return html`<form method="post" action="/sandbox/clock" novalidate>
<fieldset class="sb-fieldset"><legend>${copy.clock.exact}</legend>${error}
<div class="sb-fields"><label class="field"><span class="label">${copy.clock.day}</span><input class="input" type="date" id="day" name="day" value="${typed?.day ?? toInputDay(now)}"${wrong}></label>
<label class="field"><span class="label">${copy.clock.hour}</span><input class="input" type="time" name="time" value="${typed?.time ?? toInputTime(now)}"${wrong}></label>
<button class="button button-second" type="submit" name="act" value="set">${copy.clock.set}</button></div></fieldset></form>`;
}

export function clockPage(view: ClockView): Html {
  const steps = copy.clock.steps.map(
    ({ id, label }) =>
      html`<button class="button button-second" type="submit" name="act" value="${id}">${label}</button>`,
  );
  return html`${view.problem === null ? null : summary(view.problem)}<h1>${copy.clock.title}</h1>
<p class="lead">${copy.clock.lead}</p>
<div class="card sb-narrow">
<div><p class="overline sb-overline">${copy.clock.now}</p><p class="sb-moment">${formatMoment(view.now)}</p></div>
<form method="post" action="/sandbox/clock"><fieldset class="sb-fieldset"><legend>${copy.clock.ahead}</legend><div class="sb-fields">${steps}</div></fieldset></form>
${exact(view)}
<form method="post" action="/sandbox/clock"><button class="button button-second" type="submit" name="act" value="real">${copy.clock.real}</button></form>
</div>`;
}

/** @param failed the reset was tried, and nothing came of it */
export function resetPage(failed: boolean): Html {
  const alert = failed
    ? html`<div class="error-summary" role="alert"><div><h2>${copy.reset.failedTitle}</h2><p>${copy.reset.failed}</p></div></div>`
    : null;
  return html`${alert}<h1>${copy.reset.title}</h1>
<p class="lead">${copy.reset.lead}</p>
<form class="button-row" method="post" action="/sandbox/reset"><button class="button button-destructive" type="submit">${copy.reset.confirm}</button><a class="button button-second" href="/sandbox">${copy.reset.cancel}</a></form>`;
}

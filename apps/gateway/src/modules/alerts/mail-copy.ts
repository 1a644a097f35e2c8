/** Every word of the alerts by mail. No word of a subject comes from outside. */
import { type Cents, formatSgd } from '@portal/domain/money';
import { formatDay, formatTime, type SgDay, toSgDay } from '@portal/domain/sg-time';

const act = 'See your usage';
const reason = 'you chose this alert on the usage page';
const kWh = (wh: number): string => `${(wh / 1_000).toFixed(1)} kWh`;

export const billAlert = (ending: string, likely: Cents, above: Cents) => ({
  subject: 'Your bill is likely to pass your limit',
  title: 'Your bill is likely to pass your limit',
  text: `This bill of the account ending with ${ending} is likely to end at about ${formatSgd(likely)}, above the ${formatSgd(above)} that you chose. This is an estimate, not a promise.`,
  act,
  reason,
});

export const leakAlert = (ending: string, startedAt: number, litres: number, cost: Cents | null) => ({
  subject: 'Water may be leaking at your home',
  title: 'Water may be leaking at your home',
  text: `Water has run through the nights since ${formatDay(toSgDay(startedAt))}, ${formatTime(startedAt)}, at the account ending with ${ending}: about ${litres.toLocaleString('en-SG')} litres so far${cost === null ? '' : `, ${formatSgd(cost)}`}. Close every tap and look at the meter. If it still turns, call a licensed plumber.`,
  act,
  reason,
});

export const highDayAlert = (ending: string, day: SgDay, wh: number, usualWh: number) => ({
  subject: 'You used much more electricity than usual',
  title: 'You used much more electricity than usual',
  text: `On ${formatDay(day)} the account ending with ${ending} used ${kWh(wh)}. On the same weekday it is usually ${kWh(usualWh)}.`,
  act,
  reason,
});

export const switchOff = (url: string): string =>
  `To switch this alert off, open ${url} and press the button there. The link works once, without a login.`;

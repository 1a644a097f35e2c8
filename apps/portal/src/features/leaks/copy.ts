/** Every word of the leak watch. */
import type { LeakCause } from '@portal/domain/insights/leak-causes';
import { formatDay, formatDayOfYear, formatTime, type SgDay, toSgDay } from '@portal/domain/sg-time';

const at = (instant: string): string => {
  const when = Date.parse(instant);
  return `${formatDayOfYear(toSgDay(when))}, ${formatTime(when).replace(':00', '')}`;
};
const litres = (amount: number): string => `${amount.toLocaleString('en-SG')} litres`;

export const causes: Readonly<Record<LeakCause, string>> = {
  repaired: 'A leak that has been repaired',
  filling: 'We filled a pool or a tank',
  guests: 'We had guests, or used more',
  other: 'Something else',
  unknown: 'I do not know',
};

export const copy = {
  title: 'Leak watch',
  loading: 'Leak watch is loading',
  failed: 'No leak watch just now',
  running: (startedAt: string) => `Water has run since ${at(startedAt)}`,
  ran: (startedAt: string, flowedTo: string) => `Water ran from ${at(startedAt)} to ${at(flowedTo)}`,
  notKnown: 'Newer hours have not come, so we do not know whether it still runs.',
  runningFacts: (amount: number, perHour: number) =>
    `It has not stopped at night: about ${litres(perHour)} an hour, ${litres(amount)} so far`,
  check: 'Close every tap and look at the meter. If it still turns, call a licensed plumber.',
  checkAfterWord: 'Thank you for telling us. This closes by itself when the water stops.',
  quiet: 'No leak found',
  quietFacts: (dataTo: string) =>
    `No water ran day and night for two days. Leaks below 20 litres an hour may not show. Data to ${at(dataTo)}.`,
  quietNow: (endedAt: string) => `No leak now. The last one ended ${at(endedAt)}.`,
  none: 'Not possible at this home',
  noneFacts: 'Your water meter is read by hand. Leak watch needs one that sends every hour.',
  newFacts: 'Your water meter is new. Leak watch starts two nights after its first hours arrive.',
  coarse: (step: number) =>
    `Your water meter counts in steps of ${litres(step)}. Leak watch needs steps of 10 litres or less.`,
  early: 'Too early to say',
  earlyFacts: (day: SgDay) => `Leak watch needs two nights of data. It starts on ${formatDay(day)}.`,
  missing: 'Some hours are missing',
  missingFacts: (hours: number) =>
    `${hours} hours of the last three days have not come. Leak watch goes on when they arrive.`,
  history: 'Earlier',
  showAll: (count: number) => `Show all ${count}`,
  span: (from: string, to: string) => `${at(from)} to ${at(to)}`,
  lost: (amount: number, cost: string | null) =>
    cost === null ? litres(amount) : `${litres(amount)}, ${cost}`,
  about: (cost: string) => `, about ${cost}`,
  because: (cause: LeakCause, note: string) => (note === '' ? causes[cause] : `${causes[cause]}: ${note}`),
  withdrawn: 'Late data shows no leak here.',
  explain: 'Say why',
  explainFor: (startedAt: string) => `Say why water ran from ${at(startedAt)}`,
  change: 'Change the reason',
  changeFor: (startedAt: string) => `Change the reason of ${at(startedAt)}`,
  appeal: 'Ask for a lower water charge after a repair',
  dialog: {
    title: 'Why did water run?',
    text: 'We keep your answer with this leak. It changes no bill.',
    cause: 'The reason',
    note: 'In your own words (optional)',
    noteHint: 'Up to 200 characters. Please leave out personal details.',
    required: 'Please choose a reason',
    save: 'Save',
    back: 'Go back',
    saved: 'Your reason is kept.',
  },
} as const;

/** Words of the heat map. */
import type { DayChoice } from '@portal/domain/insights/heat-map';
import { formatDay, formatMonth, formatSlot, type SgDay, toMonth } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { copy as usage, weekday } from '../copy.ts';

/** '8 PM'; 24 is midnight again. */
const hourName = (hour: number): string => formatSlot(hour * 2);

/** '8 to 9 PM', '11 AM to 12 PM' */
export function hoursFromTo(from: number, to: number): string {
  const [first, last] = [hourName(from), hourName(to)];
  return first.slice(-2) === last.slice(-2) && to < 24
    ? `${first.slice(0, -3)} to ${last}`
    : `${first} to ${last}`;
}

const plural = (count: number, one: string, more: string): string => (count === 1 ? one : more);
/** 'none', 'one', '12' */
const amountWord = (count: number): string => ['none', 'one'][count] ?? String(count);
const soFar = (count: number): string =>
  `So far there ${plural(Math.max(count, 1), 'is', 'are')} ${amountWord(count)}.`;
const list = new Intl.ListFormat('en-SG', { style: 'long', type: 'conjunction' });

const parts = { morning: 'morning', afternoon: 'afternoon', evening: 'evening', night: 'night' } as const;

/** The part of the day around an hour. */
export function partOfDay(hour: number): keyof typeof parts {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 17) return 'afternoon';
  return hour >= 17 && hour < 22 ? 'evening' : 'night';
}

const NUMBERS = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const numberWord = (count: number): string => NUMBERS[count - 3] ?? String(count);

const shareOf = {
  all: 'all your electricity',
  weekdays: 'your electricity on weekdays',
  weekends: 'your electricity at weekends',
} satisfies Record<DayChoice, string>;

export const copy = {
  title: '500 days, hour by hour',
  current: '500 days',
  card: 'Electricity by hours',
  loading: 'Loading 500 days',
  days: { all: 'All days', weekdays: 'Weekdays', weekends: 'Weekends' } satisfies Record<DayChoice, string>,
  dayChoice: 'Days',
  kwh: 'kWh',
  /** 'Weekday evenings' */
  peakName: (on: 'weekdays' | 'weekends', hour: number) =>
    `${on === 'weekdays' ? 'Weekday' : 'Weekend'} ${parts[partOfDay(hour + 1)]}s`,
  peakHeading: (on: 'weekdays' | 'weekends', hour: number) =>
    `${copy.peakName(on, hour)}, ${hoursFromTo(hour, hour + 3)}, are your peak`,
  peakSentence: (share: number, mean: string, overall: string, choice: DayChoice) =>
    `Those three hours take ${share}% of ${shareOf[choice]}: ${mean} an hour, against ${overall} on average.`,
  even: 'Your use is even through the day',
  evenSentence: 'No three hours together stand out by 25%.',
  early: 'Too early to name a peak',
  earlySentence: (days: number, needed: number) => `It needs ${needed} full days. ${soFar(days)}`,
  unused: 'No electricity was used',
  unusedSentence: 'The meter counted nothing in any hour.',
  costsAMonth: (hours: string, amount: string) =>
    `${hours} costs you about ${amount} a month at today’s tariff.`,
  takesAMonth: (hours: string, kwh: number) => `${hours} takes about ${kwh} kWh a month.`,
  airCon: (on: 'weekdays' | 'weekends', part: string, amount: string) =>
    `One hour less air-con each ${on === 'weekdays' ? 'weekday' : 'weekend'} ${part}, about 1 kWh, saves about ${amount}.`,
  part: (hour: number) => parts[partOfDay(hour + 1)],
  nights: 'Hot-month nights',
  nightsText: (percent: number) =>
    `From April to August, 10 PM to 6 AM takes ${percent}% more than in other months: most likely the air-con.`,
  nightsNone: 'Nights from April to August take about as much as those of other months.',
  /** @param nights of the season that has fewer */
  nightsTooFew: (nights: number, needed: number) =>
    `To compare nights of hot months we need ${needed} full nights from April to August and ${needed} from other months. One of the two has ${nights === 0 ? '' : 'only '}${amountWord(nights)} so far.`,
  /** '12 to 20 June 2026', '28 May 2026 to 2 June 2026' */
  quietName: (from: SgDay, to: SgDay) => {
    const [first, last] = [from, to].map((day) => `${Number(day.slice(8))} ${formatMonth(toMonth(day))}`);
    const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
    return `${isOneMonth ? Number(from.slice(8)) : first} to ${last}`;
  },
  quietText: (days: number, mean: string) =>
    `${numberWord(days)} quiet days: ${mean} an hour. That is what is always on.`,
  quietNone: 'No three days together were much quieter than usual, which would show what is always on.',
  quietTooFew: (days: number, needed: number) =>
    `Quiet days need ${needed} full days to compare with. ${soFar(days)}`,
  findings: 'Findings',
  mapName: (from: string, to: string) => `Electricity by hours, ${from} to ${to}`,
  howToRead: {
    columns:
      'Left and right arrows move by a day, up and down by an hour, Page Up and Page Down by a week, Home and End to the first and last day. Escape closes the label.',
    rows: 'Up and down arrows move by a day, left and right by an hour, Page Up and Page Down by a week, Home and End to the first and last day. Escape closes the week.',
  },
  /** 'Wed 14 Oct 2026' and 'Wednesday 14 October 2026' in words. */
  cell: (day: SgDay, hour: number) =>
    `${weekday(day).slice(0, 3)} ${shortDay(day)}, ${hoursFromTo(hour, hour + 1)}`,
  spokenCell: (day: SgDay, hour: number) =>
    `${weekday(day)} ${shortDay(day)}, ${hoursFromTo(hour, hour + 1)}`,
  partial: 'half of the hour missing',
  noData: 'No data',
  notYet: usage.notMeasured.yet,
  estimated: usage.estimated,
  spokenUse: (kwh: string) => `${kwh} kilowatt hours`,
  legend: {
    use: 'kWh an hour',
    money: 'S$ an hour',
    nothing: '0',
    some: 'over 0',
    under: (amount: string) => `under ${amount}`,
    last: (amount: string) => `${amount} and more`,
  },
  legendEstimated: '* Estimated',
  weekFrom: (monday: SgDay) => `Week from ${shortDay(monday)}`,
  close: 'Close',
  weekdayShort: (day: SgDay) => weekday(day).slice(0, 2),
  tableCaption: { use: 'Mean kWh of an hour, by month', money: 'Mean cost of an hour in S$, by month' },
  month: 'Month',
  hour: 'Hour',
  stamp: {
    range: (from: SgDay, to: string) => `${formatDay(from)} to ${to}.`,
    days: (missing: number, estimated: number) => {
      const without =
        missing === 0 ? 'No day without data' : `${missing} ${plural(missing, 'day', 'days')} without data`;
      return estimated === 0 ? `${without}.` : `${without}, ${estimated} estimated.`;
    },
    monthly: (utilities: readonly Utility[]) => {
      const names = utilities.map((utility, index) => {
        const name = usage.utilities[utility];
        return index === 0 ? name : name.toLowerCase();
      });
      return `${list.format(names)} ${plural(names.length, 'has', 'have')} monthly data only.`;
    },
  },
  byMonth: (utility: Utility) => `See ${usage.utilities[utility].toLowerCase()} by month`,
  noDays: {
    title: 'No data by the half hour',
    text: 'This electricity meter has sent no half hours in the last 500 days.',
  },
  seeMonths: 'See electricity by month',
  failedTitle: 'No map just now',
  glance: {
    title: '500 days at a glance',
    link: 'See the heat map',
    picture: 'Electricity by hours of 500 days',
  },
} as const;

/** '14 Oct 2026', without the zero before a single digit, as beside a weekday. */
const shortDay = (day: SgDay): string => formatDay(day).replace(/^0/, '');

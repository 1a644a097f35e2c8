/** Words of the usage area. Fixed texts are the specification's. */
import { errorCatalogue } from '@portal/contract/errors';
import {
  dayOfWeek,
  formatDay,
  formatDayOfYear,
  formatMonth,
  formatSlot,
  formatTime,
  getFirstDay,
  type SgDay,
  type SgMonth,
  toSgDay,
  toSlot,
} from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { Comparison, Level } from './view/usage-view.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const weekday = (day: SgDay): string => WEEKDAYS[dayOfWeek(day)] ?? '';

const utilityNames = { electricity: 'Electricity', water: 'Water', gas: 'Gas' } as const;

/** '3 PM' */
export const timeOf = (instant: string): string => formatSlot(toSlot(Date.parse(instant)));

export const copy = {
  title: 'Usage',
  home: 'Home',
  loading: 'Loading your usage',
  utilities: utilityNames,
  utilityTabs: 'Utility',
  levels: { monthly: 'Monthly', daily: 'Daily', hourly: 'Hourly' } satisfies Record<Level, string>,
  levelChoice: 'Level of detail',
  /** Beside the levels that cannot be chosen. */
  monthlyOnly: (utility: Utility) => `${utilityNames[utility]} has monthly data only.`,
  tooMany: 'There are too many electricity accounts at this premises to add up by the half hour.',
  unitChoice: 'Unit',
  dollars: 'S$',
  unpriced: 'Your retailer sets the price, so there is no cost to show.',
  compare: 'Compare:',
  nothingBeside: 'There is nothing from that time to compare with.',
  comparisons: {
    hourly: { usual: 'usual day', before: 'day before', lastYear: 'same weekday last year' },
    daily: { usual: 'usual days', before: 'month before', lastYear: 'same month last year' },
    bill: { usual: 'usual days', before: 'bill before', lastYear: 'same bill last year' },
    monthly: { neighbours: 'neighbours', lastYear: 'year before' },
  } satisfies Record<string, Partial<Record<Comparison, string>>>,
  by: 'By',
  byMonth: 'calendar month',
  byBill: 'bill period',
  /** 'Fri 20 Nov', with the year where it is another one than that of `today`. */
  namedDay: (day: SgDay) => `${weekday(day).slice(0, 3)} ${formatDayOfYear(day)}`,
  /** 'Fri 20 Nov, to 3 PM' */
  dayUntil: (day: SgDay, dataTo: string) => `${copy.namedDay(day)}, to ${timeOf(dataTo)}`,
  /** 'Nov 2026' */
  namedMonth: (month: SgMonth) => formatDay(getFirstDay(month)).slice(3),
  day: (day: SgDay, today: SgDay, yesterday: SgDay) => {
    if (day === today) return `Today, ${formatDayOfYear(day)}`;
    if (day === yesterday) return `Yesterday, ${formatDayOfYear(day)}`;
    const sameYear = day.slice(0, 4) === today.slice(0, 4);
    return `${weekday(day).slice(0, 3)}, ${sameYear ? formatDayOfYear(day) : formatDay(day)}`;
  },
  month: formatMonth,
  /** 'November' */
  monthName: (month: SgMonth) => formatMonth(month).split(' ')[0] ?? '',
  /** 'December bill, 30 days' */
  billOf: (month: SgMonth) => `${formatMonth(month).split(' ')[0]} bill`,
  days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
  navigator: {
    hourly: { group: 'Day', previous: 'Previous day', next: 'Next day' },
    daily: { group: 'Month', previous: 'Previous month', next: 'Next month' },
    bill: { group: 'Bill period', previous: 'Previous bill', next: 'Next bill' },
    monthly: { group: 'Year', previous: 'Previous year', next: 'Next year' },
  },
  /** readings §9. */
  latestData: (day: SgDay) => `Latest data: ${formatDay(day)}`,
  usual: (day: SgDay) => `Usual ${weekday(day)}`,
  usualDay: 'Usual day',
  neighbours: 'Neighbours',
  neighbourAverage: 'Neighbour average',
  efficient: 'Efficient',
  you: 'You',
  estimated: 'Estimated',
  actual: 'Actual',
  /** Some half hours are missing. */
  partial: 'Partial',
  notMeasured: { ever: 'Not measured', yet: 'Not measured yet' },
  notBilled: { ever: 'Not billed', yet: 'Not billed yet' },
  usually: (amount: string) => `usually ${amount}`,
  /** readings §9. */
  legendEstimated: '* Estimated reading',
  legendToCome: 'Usually still to come',
  legendBars: {
    hourly: (unit: string) => `${unit} per half hour`,
    daily: (unit: string) => `${unit} a day`,
    monthly: (unit: string) => `Your ${unit}`,
  } satisfies Record<Level, (unit: string) => string>,
  withGst: (unit: string) => `${unit}, with GST`,
  meaning: 'What these mean',
  /** S2 §2. */
  averageMeans: (premiseType: string, comparisonType: string) =>
    `Average refers to average usage of ${premiseType} ${comparisonType}.`,
  efficientMeans: 'Efficient refers to average usage of the 50% least spending neighbours of the same group.',
  /** S2 §2. */
  insights: 'Understanding Your Bill',
  more: 'See all usage',
  viewAsTable: 'View as table',
  hideTable: 'Hide table',
  chartMissing: 'The chart could not be loaded. The table below holds the same numbers.',
  howToRead: 'Arrow keys move by one bar, Home and End to the first and last, Escape closes the label.',
  table: {
    time: 'Time',
    day: 'Day',
    month: 'Month',
    cost: 'S$',
    usual: 'Usual',
    reading: 'Reading',
    none: '\u2013',
    earlierDays: (count: number) => `Show ${count} earlier ${count === 1 ? 'day' : 'days'}`,
    earlierMonths: (from: string, to: string) => (from === to ? `Show ${from}` : `Show ${from} to ${to}`),
  },
  sideBySide: (month: string) => `${month}, side by side`,
  billed: {
    title: (month: string) => `As billed, ${month}`,
    use: (amount: string) => `Electricity, ${amount}`,
    gst: 'GST',
    total: (utility: Utility) => `${utilityNames[utility]} with GST`,
    rebates: 'Rebates',
    others: 'Other charges with GST',
    bill: 'Bill',
    differs: (measured: string) => `The meter measured ${measured} in these days.`,
  },
  stamp: {
    /** 'Data to 20 Nov 2026, 3 PM, updated 3:12 PM.' */
    data: (to: string, updatedAt: string, today: SgDay) => {
      const at = Date.parse(updatedAt);
      const on = toSgDay(at) === today ? formatTime(at) : `${formatDay(toSgDay(at))}, ${formatTime(at)}`;
      return `Data to ${to}, updated ${on}.`;
    },
    complete: (day: SgDay) => `Complete to ${formatDay(day)}.`,
    late: 'Late readings may still change earlier days.',
    bills: (to: SgDay, issued: SgDay) =>
      `Bills to ${formatDay(to)}, the newest issued on ${formatDay(issued)}.`,
  },
  download: {
    title: 'Download',
    button: 'Download CSV',
    saving: 'Saving…',
    csv: { name: 'CSV', note: 'For spreadsheets' },
    greenbutton: { name: 'Green Button', note: 'XML for other energy apps' },
    json: { name: 'JSON', note: 'For your own programs' },
    png: { name: 'Picture, PNG', note: 'This chart for letters and chats' },
    svg: { name: 'Picture, SVG', note: 'This chart, sharp at any size' },
    everything: { name: 'Everything, CSV', note: 'All half hours that we keep' },
  },
  /** S2 §2; the same words as the code SK_USAGE_1001. */
  unavailable: errorCatalogue.SK_USAGE_1001.text,
  failedTitle: 'We cannot show your usage just now',
  unavailableTitle: 'No usage to show yet',
  outOfDate: 'We could not refresh this. The latest data may be missing.',
  /** readings §9. */
  empty: 'No data for this period',
  emptyNote: {
    today: 'Today’s first readings have not arrived yet.',
    day: 'Your meter sent no readings for this day.',
    days: 'Your meter sent no readings in these days.',
    year: 'There is no bill of this year.',
  },
  notApplicable: {
    title: 'No usage to show here',
    prepaid: 'Prepaid electricity is not measured by the half hour.',
    none: 'There is no electricity, water or gas account at this premises.',
    instead: 'Each bill says what you used that month.',
    /** S1 §2. */
    bills: 'View Bills and Payment History',
  },
} as const;

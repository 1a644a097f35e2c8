/** Words of the usage area. Fixed texts are the specification's. */
import { errorCatalogue } from '@portal/contract/errors';
import type { DaySummary } from '@portal/domain/meters/usage-day';
import { type Cents, formatSgd } from '@portal/domain/money';
import { dayOfWeek, formatDay, formatDayOfYear, formatSlot, type SgDay } from '@portal/domain/sg-time';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const twoDecimals = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const weekday = (day: SgDay): string => WEEKDAYS[dayOfWeek(day)] ?? '';
export const formatAmount = (value: number, unit: string): string => `${twoDecimals.format(value)} ${unit}`;

const headings = {
  today: {
    normal: () => 'Normal so far today',
    higher: () => 'More than usual so far today',
    lower: () => 'Less than usual so far today',
    unknown: () => 'Your usage so far today',
  },
  past: {
    normal: (day: SgDay) => `A normal ${weekday(day)}`,
    higher: (day: SgDay) => `More than on a usual ${weekday(day)}`,
    lower: (day: SgDay) => `Less than on a usual ${weekday(day)}`,
    unknown: (day: SgDay) => `Your usage on ${weekday(day)}`,
  },
} as const;

export const copy = {
  title: 'Usage',
  loading: 'Loading your usage',
  utilities: { electricity: 'Electricity', water: 'Water', gas: 'Gas' },
  utilityTabs: 'Utility',
  heading: (verdict: DaySummary['verdict'], day: SgDay, isToday: boolean) =>
    headings[isToday ? 'today' : 'past'][verdict](day),
  /** '6.55 kWh by 3 PM, 3% under a usual Friday.' */
  sentence: (used: string, measuredTo: number, percent: number | null, day: SgDay) => {
    const until = measuredTo < 48 ? ` by ${formatSlot(measuredTo)}` : '';
    if (percent === null) return `${used}${until}.`;
    if (percent === 0) return `${used}${until}, the same as a usual ${weekday(day)}.`;
    return `${used}${until}, ${Math.abs(percent)}% ${percent < 0 ? 'under' : 'over'} a usual ${weekday(day)}.`;
  },
  day: (day: SgDay, today: SgDay, yesterday: SgDay) => {
    if (day === today) return `Today, ${formatDayOfYear(day)}`;
    if (day === yesterday) return `Yesterday, ${formatDayOfYear(day)}`;
    const sameYear = day.slice(0, 4) === today.slice(0, 4);
    return `${weekday(day).slice(0, 3)}, ${sameYear ? formatDayOfYear(day) : formatDay(day)}`;
  },
  dayNavigator: 'Day',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  chartName: (utility: string, day: string) => `${utility} by half hour, ${day}`,
  howToRead: 'Arrow keys move by half hour, Home and End to the first and last, Escape closes the label.',
  measuredTo: (slot: number) => `Data to ${formatSlot(slot)}`,
  usual: (day: SgDay) => `Usual ${weekday(day)}`,
  hour: (slot: number) => formatSlot(slot),
  estimated: 'Estimated',
  actual: 'Actual',
  notMeasured: 'Not measured',
  notMeasuredYet: 'Not measured yet',
  usually: (amount: string) => `usually ${amount}`,
  spokenAmount: (value: number, unit: string) =>
    `${twoDecimals.format(value)} ${unit === 'kWh' ? 'kilowatt hours' : 'cubic metres'}`,
  legendBars: (unit: string) => `${unit} per half hour`,
  /** readings §9. */
  legendEstimated: '* Estimated reading',
  /** S2 §2. */
  insights: 'Understanding Your Bill',
  viewAsTable: 'View as table',
  hideTable: 'Hide table',
  chartMissing: 'The chart could not be loaded. The table below holds the same numbers.',
  facts: {
    cost: (isToday: boolean) => (isToday ? 'Cost so far' : 'Cost'),
    rate: (centsPerUnit: number, unit: string) => `at ${twoDecimals.format(centsPerUnit)} c/${unit} with GST`,
    used: (isToday: boolean) => (isToday ? 'Used so far' : 'Used'),
    retailer: 'Your retailer sets the price.',
    busiest: 'Busiest half hour',
    busiestAmount: (amount: string, cost: Cents | null) =>
      cost === null ? amount : `${amount}, ${formatSgd(cost)}`,
    floor: 'Never below',
    nothingOn: 'nothing is always on',
    alwaysOn: (cost: Cents | null) =>
      cost === null ? 'always on' : `always on, about ${formatSgd(cost)} a day`,
  },
  table: {
    caption: (utility: string, day: string) => `${utility} by half hour, ${day}`,
    time: 'Time',
    used: (unit: string) => unit,
    cost: 'Cost',
    usual: 'Usual',
    reading: 'Reading',
    none: '\u2013',
    sortBy: (column: string) => `Sort by ${column}`,
  },
  /** S2 §2; the same words as the code SK_USAGE_1001. */
  unavailable: errorCatalogue.SK_USAGE_1001.text,
  failedTitle: 'We cannot show your usage just now',
  unavailableTitle: 'No usage to show yet',
  outOfDate: 'We could not refresh this. The latest half hours may be missing.',
  /** readings §9. */
  empty: 'No data for this period',
  emptyNote: (isToday: boolean) =>
    isToday ? 'Today’s first readings have not arrived yet.' : 'Your meter sent no readings for this day.',
  notApplicable: {
    title: 'No half-hourly usage here',
    inactive: 'The electricity account at this premises is inactive.',
    prepaid: 'Prepaid electricity is not measured by the half hour.',
    noElectricity:
      'There is no electricity account at this premises. Water and gas are not measured by the half hour.',
    tooMany: 'There are too many electricity accounts at this premises to add up by the half hour.',
    instead: 'Each bill says what you used that month.',
    /** S1 §2. */
    bills: 'View Bills and Payment History',
  },
} as const;

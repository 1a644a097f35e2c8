/** Words of the bill insights. Fixed texts are the specification's (S3 §8), spelling included; the others ours. */
import { percentText, quantityText, rateInCents } from '@portal/domain/bills/printed-figures';
import { type Cents, cents, divideRounded, formatDollars, formatSgd, spokenSgd } from '@portal/domain/money';
import { formatDayOfYear, formatMonth, type SgDay, type SgMonth } from '@portal/domain/sg-time';

const monthName = (month: SgMonth): string => formatMonth(month).slice(0, -5);
const size = (amount: Cents): Cents => cents(Math.abs(amount));
const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
const toMilli = (kWh: number): number => Math.round(kWh * 1_000);
/** '+7', '−7', '0'. */
const signed = (text: string, value: number): string =>
  value > 0 ? `+${text}` : value < 0 ? `−${text.replace('−', '')}` : text;
const moreOrLess = (value: number): string => (value > 0 ? 'more' : 'less');
const degrees = (celsius: number): string => celsius.toFixed(1);

type Cause = 'days' | 'usage' | 'price';
interface Step {
  readonly cause: Cause;
  readonly amount: number;
}

/** @param hasDays the number of days is a cause of its own: beside it, use is told a day */
const nameCause = ({ cause, amount }: Step, hasDays: boolean): string => {
  if (cause === 'price') return amount > 0 ? 'a higher tariff' : 'a lower tariff';
  if (cause === 'days') return amount > 0 ? 'more days' : 'fewer days';
  return `${moreOrLess(amount)} use${hasDays ? ' a day' : ''}`;
};

type NameCauses = (steps: readonly Step[]) => string;
const sizeOf = (steps: readonly Step[]): number =>
  Math.abs(steps.reduce((sum, { amount }) => sum + amount, 0));

/** The largest cause alone where it came to more than all that went the other way, or else all of them together. */
function outweigh(causes: readonly Step[], against: readonly Step[], name: NameCauses): string {
  const largest = causes.slice(0, 1);
  const isEnough = sizeOf(largest) > sizeOf(against);
  return `${isEnough ? name(largest) : `${name(causes)} together`} came to more than ${name(against)}.`;
}

/** @param causes all one way, the largest first */
function nameLargest(causes: readonly Step[], name: NameCauses): string {
  const largest = causes.filter(({ amount }) => amount === causes[0]?.amount);
  if (causes.length === 1) return `${name(largest)} did all of it.`;
  if (largest.length === causes.length)
    return `${name(largest)} did ${causes.length === 2 ? 'half' : 'a third'} of it each.`;
  const isMost = sizeOf(largest) * 2 > sizeOf(causes);
  return `${name(largest)} did ${isMost ? 'most' : 'the largest part'} of it.`;
}

export const copy = {
  title: 'Understanding Your Bill',
  bills: 'Bills',
  loading: 'Loading the month',
  month: 'Month',
  months: 'Months',
  earlier: 'Earlier months',
  later: 'Later months',
  shortMonth: (month: SgMonth) => `${monthName(month).slice(0, 3)} ${month.slice(0, 4)}`,
  fullMonth: (month: SgMonth) => formatMonth(month),
  available: (count: number) => `${count} ${count === 1 ? 'month' : 'months'} available`,
  notForPremises: {
    heading: 'Not for this premises',
    text: 'Bill insight is not available for this premises.',
  },
  noData: 'No data for this month',
  noDataText: 'There is no bill with electricity for it.',
  firstBill: 'Your first electricity bill will be explained here.',
  failed: 'An error occured',
  failedText: 'Your bills and payments are safe.',
  ink: {
    title: (month: SgMonth) => `ELECTRICITY, ${formatMonth(month).toUpperCase()}`,
    difference: (difference: Cents, before: SgMonth) =>
      difference === 0
        ? `The same as ${monthName(before)}.`
        : `${formatSgd(size(difference))} ${moreOrLess(difference)} than ${monthName(before)}.`,
    /** 'A lower tariff did most of it.' */
    verdict: (steps: readonly Step[], difference: Cents): string => {
      const bySize = steps.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
      const causes = bySize.filter(({ amount }) => amount > 0 === difference > 0);
      const against = bySize.filter(({ amount }) => amount > 0 !== difference > 0);
      if (difference === 0) return '';
      const hasDays = steps.some(({ cause }) => cause === 'days');
      const name = (own: readonly Step[]): string =>
        own.map((each) => nameCause(each, hasDays)).join(' and ');
      return sentence(against.length > 0 ? outweigh(causes, against, name) : nameLargest(causes, name));
    },
    first: 'There is no earlier month to compare with.',
    notSplit: 'What made the difference cannot be told from these bills.',
    steps: 'What made the difference',
    usage: (difference: number) => `Used ${quantityText(Math.abs(difference))} kWh ${moreOrLess(difference)}`,
    usageADay: (isMore: boolean) => `Used ${isMore ? 'more' : 'less'} a day`,
    price: (isHigher: boolean) => `${isHigher ? 'Higher' : 'Lower'} tariff`,
    days: (days: number) =>
      `${Math.abs(days)} ${days > 0 ? 'more' : 'fewer'} ${Math.abs(days) === 1 ? 'day' : 'days'}`,
    spoken: (amount: Cents) => `${spokenSgd(size(amount))} ${moreOrLess(amount)}`,
  },
  figures: {
    title: 'Figures of the month',
    consumption: 'Consumption',
    tariff: 'Tariff',
    consumptionDiff: 'Difference in consumption',
    tariffDiff: 'Difference in tariff',
    kWh: 'kWh',
    centsPerKWh: 'c/kWh',
    quantity: (kWh: number) => quantityText(toMilli(kWh)),
    rate: (rateE4: number) => rateInCents(rateE4),
    change: (kWh: number) => signed(quantityText(toMilli(Math.abs(kWh))), kWh),
    rateChange: (rateE4: number) => signed(rateInCents(Math.abs(rateE4)), rateE4),
    none: '–',
    period: (from: SgDay, to: SgDay, days: number, isEstimated: boolean) =>
      `${isEstimated ? 'Estimated, ' : ''}${formatDayOfYear(from)} to ${formatDayOfYear(to)}, ${days}\u00a0days`,
    gst: (basisPoints: number) => `with ${percentText(basisPoints)}% GST`,
    /** '2% less than October, S$2.28 less' @param amount null: the bills do not tell */
    against: (kWh: number, now: number, before: SgMonth, amount: Cents | null) => {
      const was = toMilli(now - kWh);
      const percent = was > 0 ? divideRounded(toMilli(Math.abs(kWh)) * 100, was) : 0;
      const share =
        kWh === 0 ? 'The same as' : `${percent === 0 ? 'under 1' : percent}% ${moreOrLess(kWh)} than`;
      return [`${sentence(share)} ${monthName(before)}`, amountWords(amount)].filter(Boolean).join(', ');
    },
    rateBefore: (now: number, difference: number, before: SgMonth, amount: Cents | null) =>
      [`${rateInCents(now - difference)} in ${monthName(before)}`, amountWords(amount)]
        .filter(Boolean)
        .join(', '),
    first: 'No earlier month',
  },
  chart: {
    cooler: 'Cooler months, smaller bills',
    plain: 'Use and temperature',
    useAlone: 'Your use by month',
    lead: 'Average temperature above, your electricity below.',
    leadAlone: 'No temperatures are known for these months.',
    celsius: '°C',
    kWh: 'kWh',
    estimated: '* Estimated',
    viewAsTable: 'View as table',
    hideTable: 'Hide table',
    reading: 'Reading',
    actual: 'Actual',
    estimatedReading: 'Estimated',
    noBill: 'No bill',
    none: '–',
    axis: (month: SgMonth, isShort: boolean) => monthName(month).slice(0, isShort ? 1 : 3),
    degree: (value: number) => `${value}°`,
    degrees,
    quantity: (kWh: number) => quantityText(toMilli(kWh)),
    spoken: (month: SgMonth, kWh: number | null, celsius: number | null, isEstimated: boolean) =>
      [
        formatMonth(month),
        kWh === null ? 'no bill' : `${quantityText(toMilli(kWh))} kilowatt hours`,
        isEstimated && 'estimated',
        celsius !== null && `${degrees(celsius)} degrees`,
      ]
        .filter(Boolean)
        .join(', '),
    howToRead: 'Arrow keys move by one month, Home and End to the first and last, Escape closes the label.',
  },
  weather: {
    title: (month: SgMonth) => `WEATHER, ${formatMonth(month).toUpperCase()}`,
    average: (celsius: number) => `${degrees(celsius)}°C`,
    onAverage: 'on average',
    /** '0.6° cooler than October' */
    against: (celsius: number, was: number, before: SgMonth) => {
      const tenths = Math.round(celsius * 10) - Math.round(was * 10);
      if (tenths === 0) return `as in ${monthName(before)}`;
      return `${degrees(Math.abs(tenths) / 10)}° ${tenths < 0 ? 'cooler' : 'warmer'} than ${monthName(before)}`;
    },
    hottest: 'Hottest day',
    hottestDay: (day: SgDay, celsius: number) => `${formatDayOfYear(day)}, ${degrees(celsius)}°C`,
    rain: 'Days with rain',
    rainDays: (days: number, measured: number) => `${days} of ${measured}`,
  },
  next: {
    title: 'Next step',
    reading:
      'This bill is estimated. The next reading puts it right; the bill says whether you can send one.',
    tips: 'Conservation Tips',
    'air-conditioner': (kWh: number, amount: Cents) =>
      `Air-con at 25°C instead of 23°C: about ${kWh}\u00a0kWh, ${formatDollars(amount)} a month.`,
    standby: (kWh: number, amount: Cents) =>
      `Devices off at the wall instead of on standby: about ${kWh}\u00a0kWh, ${formatDollars(amount)} a month.`,
    bill: (month: SgMonth) => `${formatMonth(month)} bill`,
  },
} as const;

function amountWords(amount: Cents | null): string {
  return amount === null || amount === 0 ? '' : `${formatSgd(size(amount))} ${moreOrLess(amount)}`;
}

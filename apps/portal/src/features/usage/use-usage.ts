/**
 * Asks for the period that a view shows, and for the one beside it. The start is worked out from the answers: yesterday
 * while nothing of today has come, last year while no bill of this one has (S2 §4). The shown period is asked for again
 * while it stands, so that late readings show within a minute.
 */
import {
  addDays,
  daysFrom,
  formatDayOfYear,
  getFirstDay,
  getLastDay,
  type SgDay,
  type SgMonth,
  sgDay,
  sgMonth,
  toMonth,
  toSgDay,
  toSlot,
} from '@portal/domain/sg-time';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { now } from '../../lib/clock.ts';
import { copy } from './copy.ts';
import { buildDays, type DaysPeriod } from './period/days.ts';
import { describeDays } from './period/days.words.ts';
import { buildHours, type HoursPeriod } from './period/hours.ts';
import { describeHours } from './period/hours.words.ts';
import { buildMonths, type MonthsPeriod } from './period/months.ts';
import { describeMonths } from './period/months.words.ts';
import { hasLine, isEmpty, isPriced } from './period/usage-period.ts';
import type { PeriodWords } from './period/words.ts';
import { billDaysQuery, billPeriodsQuery, dailyQuery, latestDataQuery } from './queries/days.query.ts';
import { type HourlyAnswer, hourlyQuery } from './queries/hourly.query.ts';
import { findSeries, monthlyQuery } from './queries/months.query.ts';
import type { UsageOptions } from './view/options.ts';
import {
  type BillDates,
  type Neighbouring,
  neighbouringBills,
  neighbouringDays,
  neighbouringMonths,
  neighbouringYears,
  otherBill,
  otherDay,
  otherMonth,
  type ShownView,
} from './view/usage-view.ts';

/** An open page asks again so often. */
const ASK_AGAIN_MS = 45_000;
const renewed = { refetchInterval: ASK_AGAIN_MS };

export type ShownPeriod = HoursPeriod | DaysPeriod | MonthsPeriod;

interface Navigation extends Neighbouring {
  /** 'Today, 20 Nov' */
  readonly name: string;
  /** 'December bill, 30 days' */
  readonly note: string | null;
}

export interface ShownUsage {
  readonly query: UseQueryResult;
  /** null: not answered, or there is nothing of this utility. */
  readonly period: ShownPeriod | null;
  readonly words: PeriodWords | null;
  /** Dollars are wanted, and known. */
  readonly isMoney: boolean;
  readonly navigation: Navigation;
  /** The newest day that has data, where another one is shown that has none. */
  readonly latest: SgDay | null;
  /** First and last day of what is shown; null: as much as there is. */
  readonly span: { readonly from: SgDay; readonly to: SgDay };
}

/** @param options null while it is not known whose usage it is */
export function useUsage(view: ShownView, options: UsageOptions | null): ShownUsage {
  const today = toSgDay(now());
  const hours = useHours(view, options, today);
  const days = useDays(view, options, today);
  const months = useMonths(view, options, today);
  return { hourly: hours, daily: days, monthly: months }[view.level];
}

function useHours(view: ShownView, options: UsageOptions | null, today: SgDay): ShownUsage {
  const isShown = view.level === 'hourly';
  const accountNos = isShown ? (options?.halfHourly ?? null) : null;
  const yesterday = addDays(today, -1);
  // Before half past midnight no half hour of today is over.
  const mayBeToday = toSlot(now()) > 0;
  const first = useQuery({
    ...hourlyQuery(view.period === null && mayBeToday ? accountNos : null, today),
    ...renewed,
  });
  const start = mayBeToday && !hasNothing(first.data) ? today : yesterday;
  const day = isShown && view.period !== null ? sgDay(view.period) : start;
  const query = useQuery({ ...hourlyQuery(accountNos, isShown ? day : null), ...renewed });
  const beside = isShown ? otherDay(day, view.comparison, today) : null;
  const other = useQuery(hourlyQuery(beside === null ? null : accountNos, beside));
  const isBounded = day !== today || hasNothing(query.data);
  const latest = useQuery({ ...latestDataQuery(isBounded ? accountNos : null), ...renewed });
  const series = query.data?.series.find(({ utility }) => utility === view.utility);
  const otherSeries = other.data?.series.find(({ utility }) => utility === view.utility);
  const period =
    series &&
    buildHours({
      series,
      date: day,
      comparison: view.comparison,
      other: otherSeries && beside ? { series: otherSeries, date: beside } : null,
    });
  const isMoney = view.isMoney && period !== undefined && isPriced(period);
  const name = copy.day(day, today, yesterday);
  const newest = latest.data ? sgDay(latest.data.date) : null;
  return {
    query,
    period: period ?? null,
    words: period
      ? withNote(describeHours(period, { today, isMoney, name }), period, beside === null || isSettled(other))
      : null,
    isMoney,
    navigation: { name, note: null, ...neighbouringDays(day, newest ?? today, today) },
    latest: newest !== null && newest !== day && hasNothing(query.data) ? newest : null,
    span: { from: day, to: day },
  };
}

const isSettled = ({ isSuccess, isError }: UseQueryResult): boolean => isSuccess || isError;

/** Another period was chosen to compare with, and there is nothing of it. */
function withNote(words: PeriodWords, period: ShownPeriod, isAnswered: boolean): PeriodWords {
  const isOther = period.comparison === 'before' || period.comparison === 'lastYear';
  if (!isOther || !isAnswered || hasLine(period) || isEmpty(period)) return words;
  return { ...words, sentence: `${words.sentence} ${copy.nothingBeside}` };
}

const hasNothing = (answer: HourlyAnswer | undefined): boolean =>
  answer?.series.every(({ consumption }) => consumption.every(({ current }) => current === null)) ?? false;

function useDays(view: ShownView, options: UsageOptions | null, today: SgDay): ShownUsage {
  const isShown = view.level === 'daily';
  const accountNos = isShown ? (options?.halfHourly ?? null) : null;
  const isByBill = isShown && view.isByBill;
  const billedAccount = isByBill ? (options?.billedAccount ?? null) : null;
  const bills = useQuery(billPeriodsQuery(billedAccount));
  const listed = (bills.data ?? []).map(toDates);
  const bill = listed.find(({ from }) => from === view.period) ?? listed[0] ?? null;
  const month = isShown && !isByBill ? (view.period === null ? toMonth(today) : sgMonth(view.period)) : null;
  const byMonth = useQuery({ ...dailyQuery(accountNos, month), ...renewed });
  const byBill = useQuery({ ...billDaysQuery(billedAccount, bill), ...renewed });
  const besideMonth = month && otherMonth(month, view.comparison, today);
  const besideBill = bill && otherBill(bill, view.comparison, listed);
  const otherByMonth = useQuery(dailyQuery(accountNos, besideMonth));
  const otherByBill = useQuery(billDaysQuery(billedAccount, besideBill));
  const answer = isByBill ? byBill.data : byMonth.data;
  const other = isByBill ? otherByBill.data : otherByMonth.data;
  const span = isByBill && bill ? bill : spanOf(month ?? toMonth(today));
  const otherName = isByBill
    ? besideBill && copy.billOf(besideBill.month)
    : besideMonth && nameOfMonth(besideMonth, today);
  const period =
    answer &&
    buildDays({
      answer,
      from: span.from,
      to: span.to,
      today,
      comparison: view.comparison,
      other: other && otherName ? { answer: other, name: otherName } : null,
    });
  const isMoney = view.isMoney && period !== undefined && isPriced(period);
  const navigation = isByBill
    ? billNavigation(bill, listed)
    : monthNavigation(month ?? toMonth(today), today);
  const failedList = isByBill && (bills.isError || (bills.data !== undefined && bill === null));
  return {
    query: failedList ? bills : isByBill ? byBill : byMonth,
    period: period ?? null,
    words: period
      ? withNote(
          describeDays(period, { today, isMoney, name: navigation.name }, isByBill),
          period,
          otherName === null || isSettled(isByBill ? otherByBill : otherByMonth),
        )
      : null,
    isMoney,
    navigation,
    latest: null,
    span: { from: span.from, to: span.to },
  };
}

const toDates = ({
  month,
  from,
  to,
  billId,
}: {
  month: string;
  from: string;
  to: string;
  billId: string | null;
}): BillDates => ({
  month: sgMonth(month),
  from: sgDay(from),
  to: sgDay(to),
  billId,
});

const spanOf = (month: SgMonth): { readonly from: SgDay; readonly to: SgDay } => ({
  from: getFirstDay(month),
  to: getLastDay(month),
});

/** 'October', or with its year where that is another one. */
const nameOfMonth = (month: SgMonth, today: SgDay): string =>
  month.slice(0, 4) === today.slice(0, 4) ? copy.monthName(month) : copy.month(month);

const monthNavigation = (month: SgMonth, today: SgDay): Navigation => ({
  name: copy.month(month),
  note: null,
  ...neighbouringMonths(month, today),
});

function billNavigation(bill: BillDates | null, bills: readonly BillDates[]): Navigation {
  if (!bill) return { name: '\u00a0', note: '\u00a0', previous: null, next: null };
  const length = copy.days(daysFrom(bill.from, bill.to).length);
  return {
    name: `${formatDayOfYear(bill.from)} to ${formatDayOfYear(bill.to)}`,
    note: `${copy.billOf(bill.month)}, ${length}`,
    ...neighbouringBills(bill, bills),
  };
}

function useMonths(view: ShownView, options: UsageOptions | null, today: SgDay): ShownUsage {
  const isShown = view.level === 'monthly';
  const premises = isShown ? (options?.premises ?? null) : null;
  const thisYear = Number(today.slice(0, 4));
  const first = useQuery({ ...monthlyQuery(view.period === null ? premises : null, thisYear), ...renewed });
  // The first load of all: a year without any bill gives way to the one before (S2 §4).
  const isWithoutBill = first.data !== undefined && findSeries(first.data, view.utility) === undefined;
  const year =
    view.period === null || !isShown ? (isWithoutBill ? thisYear - 1 : thisYear) : Number(view.period);
  const query = useQuery({ ...monthlyQuery(premises, isShown ? year : null), ...renewed });
  const other = useQuery(monthlyQuery(view.comparison === 'lastYear' ? premises : null, year - 1));
  const series = findSeries(query.data, view.utility);
  const period =
    series &&
    buildMonths({
      series,
      year,
      today,
      comparison: view.comparison,
      other: findSeries(other.data, view.utility) ?? null,
    });
  const isMoney = view.isMoney && period !== undefined && isPriced(period);
  const name = String(year);
  return {
    query,
    period: period ?? null,
    words: period
      ? withNote(describeMonths(period, { today, isMoney, name }), period, isSettled(other))
      : null,
    isMoney,
    navigation: { name, note: null, ...neighbouringYears(year, today) },
    latest: null,
    span: { from: sgDay(`${year}-01-01`), to: sgDay(`${year}-12-31`) },
  };
}

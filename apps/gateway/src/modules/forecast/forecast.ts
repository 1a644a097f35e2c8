/** The running bill of an account: days and bills are read here, every rule is the domain's. */
import type { Output } from '@portal/contract';
import { isBusiness, isContestable } from '@portal/domain/account-kind';
import type { AccountNo } from '@portal/domain/account-number';
import { isSwitchedOn } from '@portal/domain/availability/availability';
import { findRunningPeriod, type RunningPeriod } from '@portal/domain/bills/next-bill';
import { gstBasisPointsOn, rateOn } from '@portal/domain/bills/tariff';
import { type AlwaysOn, findAlwaysOn, NIGHTS, NIGHTS_NEEDED } from '@portal/domain/insights/always-on';
import { type ForecastInput, forecast, hasHalfHours, type Outlook } from '@portal/domain/insights/forecast';
import { countHeld } from '@portal/domain/insights/forecast-score';
import { findTrueUp } from '@portal/domain/insights/true-up';
import { shareUSave } from '@portal/domain/insights/u-save-share';
import { computeCost } from '@portal/domain/meters/usage-day';
import { cents } from '@portal/domain/money';
import { addDays, instantText, type SgDay, startOfSlot, toMonth, toSgDay } from '@portal/domain/sg-time';
import { type Utility, utilities } from '@portal/domain/utility-names';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { dayTotals, findNewMeters, isEstimated, keptDays } from '../usage/public.ts';
import { loadCharged, loadUSaveLeft } from './forecast.store.ts';
import { type KnownBill, toBills, toReadPeriods } from './past-bills.rules.ts';

type Reply = Output<'insights:forecast'>;
type KeptDay = Awaited<ReturnType<typeof keptDays>>[number];

/** Twelve replayed bills and what their usual days rest on. */
const DAYS_READ = 460;
/** Two years: a dozen readings where meters are read every second month. */
const BILLS_READ = 25;

export type ForecastAccount = Pick<
  OwnedAccount,
  'accountId' | 'services' | 'status' | 'system' | 'type' | 'shared'
>;
export type ForecastParts = Pick<SubjectContext, 'db' | 'clock' | 'switches'>;

export const getForecast = (context: SubjectContext, accountNo: AccountNo): Promise<Reply> =>
  readForecast(context, context.subject.own(accountNo));

export async function readForecast(context: ForecastParts, account: ForecastAccount): Promise<Reply> {
  const { db, clock } = context;
  const today = toSgDay(clock.now());
  const [charged, totals, nights, newMeters, uSave] = await Promise.all([
    loadCharged(db, account.accountId, BILLS_READ),
    dayTotals(db, [account.accountId], addDays(today, -DAYS_READ), today),
    keptDays(db, {
      accountId: account.accountId,
      utility: 'electricity',
      after: addDays(today, -NIGHTS - 1),
      to: today,
      most: NIGHTS + 1,
    }),
    findNewMeters(db, account.accountId, today),
    findUSave(context, account, today),
  ]);
  const bills = toBills(charged);
  const [newest] = bills;
  const period = findRunningPeriod(bills, today);
  const input = {
    utilities: utilities.filter((utility) => account.services.includes(utility)),
    isBusiness: isBusiness(account),
    today,
    slotsOfToday: countSlots(nights.find(({ day }) => day === today)),
    days: totals
      .filter(({ utility }) => utility === 'electricity')
      .map(({ day, total, slots }) => ({ day, wh: total, slots })),
    bills,
  };
  return {
    ...(account.status === 'Active'
      ? describeRunning(account, { input, period, uSave, newest: nights.at(-1), newMeters })
      : ({ state: 'closed', running: null, record: null } as const)),
    last: newest ? { month: toMonth(newest.issuedOn), total: newest.totalCents } : null,
    ...listTrueUps(isContestable(account) ? [] : bills, isBusiness(account)),
    alwaysOn: hasHalfHours(input) ? describeAlwaysOn(account, nights, today) : null,
  };
}

/** Money of the holder, closed to people who were invited; and nothing where it is switched off. */
async function findUSave({ db, switches }: ForecastParts, account: ForecastAccount, today: SgDay) {
  const none = { leftCents: 0, expiresOn: null };
  if (account.shared !== null || !isSwitchedOn('u-save', await switches())) return none;
  return loadUSaveLeft(db, account.accountId, today);
}

type RunningReply = Pick<Reply, 'state' | 'running' | 'record'>;

interface KnownOfBill {
  readonly input: Omit<ForecastInput, 'period' | 'uSave'>;
  readonly period: RunningPeriod | null;
  readonly uSave: Awaited<ReturnType<typeof findUSave>>;
  readonly newest: KeptDay | undefined;
  readonly newMeters: ReadonlySet<Utility>;
}

function describeRunning(
  account: ForecastAccount,
  { input, period, uSave, newest, newMeters }: KnownOfBill,
): RunningReply {
  if (isContestable(account)) return { state: 'unpriced', running: null, record: null };
  if (period === null) return { state: 'noPeriod', running: null, record: null };
  const asked: ForecastInput = {
    ...input,
    period,
    uSave: shareUSave(cents(uSave.leftCents), uSave.expiresOn, period.issuedOn),
  };
  const found = forecast(asked);
  if (found.state === 'firstBill') return { state: 'noPeriod', running: null, record: null };
  if (found.state === 'noHalfHours') {
    const state = newMeters.has('electricity') ? 'newMeter' : 'noHalfHours';
    return { state, running: null, record: null };
  }
  const { soFar, outlook } = found;
  return {
    state: 'running',
    running: {
      month: period.month,
      from: period.from,
      to: period.to,
      dayNumber: soFar.dayNumber,
      days: soFar.days,
      dataTo: newest ? instantText(startOfSlot(newest.day, countSlots(newest))) : null,
      soFar: soFar.amount,
      electricity: soFar.electricity,
      estimated: [...soFar.estimated],
      missingDays: soFar.missingDays,
      outlook: describeOutlook(outlook),
    },
    record: outlook.state === 'likely' ? countHeld(asked) : null,
  };
}

function describeOutlook(outlook: Outlook): NonNullable<Reply['running']>['outlook'] {
  const none = { likely: null, early: null, gap: null };
  if (outlook.state === 'likely') {
    const { missing, toCome, uSave, total } = outlook;
    return { ...none, state: 'likely', likely: { missing, toCome, uSave, total } };
  }
  if (outlook.state === 'early') {
    const { fullDays, startsOn } = outlook;
    return { ...none, state: 'early', early: { fullDays, startsOn } };
  }
  return { ...none, state: 'gap', gap: outlook.gap };
}

/** Half hours of a day up to the last one that came. */
const countSlots = (day: KeptDay | undefined): number =>
  day === undefined ? 0 : day.value.findLastIndex((value) => value !== null) + 1;

function listTrueUps(
  bills: readonly KnownBill[],
  isOfBusiness: boolean,
): Pick<Reply, 'trueUps' | 'trueUpsNotKnown'> {
  const [newest] = bills;
  if (newest === undefined) return { trueUps: [], trueUpsNotKnown: [] };
  const month = toMonth(newest.issuedOn);
  const found = utilities.map((utility) => ({
    utility,
    trueUp: findTrueUp(utility, toReadPeriods(utility, bills), isOfBusiness),
  }));
  return {
    trueUps: found.flatMap(({ utility, trueUp }) =>
      trueUp?.state === 'range' ? [{ utility, month, low: trueUp.low, high: trueUp.high }] : [],
    ),
    trueUpsNotKnown: found.flatMap(({ utility, trueUp }) =>
      trueUp?.state === 'fewReadings'
        ? [{ utility, month, readings: trueUp.readings, needed: trueUp.needed }]
        : [],
    ),
  };
}

function describeAlwaysOn(
  account: ForecastAccount,
  days: readonly KeptDay[],
  today: SgDay,
): NonNullable<Reply['alwaysOn']> {
  const nights = days.filter(({ day }) => day < today).toReversed();
  const found: AlwaysOn = findAlwaysOn(nights.map(toNight));
  const rateE4 = isContestable(account) ? null : rateOn('electricity', today);
  const isKnown = found.state === 'known';
  return {
    nights: found.nights,
    needed: NIGHTS_NEEDED,
    kWh: isKnown ? found.whADay / 1_000 : null,
    cost: isKnown && rateE4 !== null ? computeCost(found.whADay, rateE4, gstBasisPointsOn(today)) : null,
  };
}

const toNight = ({ value, estimatedSlots }: KeptDay) => ({
  values: value,
  isEstimated: (slot: number): boolean => isEstimated(estimatedSlots, slot),
});

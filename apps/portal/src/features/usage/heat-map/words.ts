/** Words of the map: a cell, the finding of the heading, the cards with their reasons, the line of dates. Pure. */
import { centsOfExact, type DatedRate, exactPrice, rateOfDay } from '@portal/domain/insights/heat-map';
import { computeCost } from '@portal/domain/meters/usage-day';
import { type Cents, divideRounded, formatDollars, formatSgd, spokenSgd } from '@portal/domain/money';
import { formatDay, formatSlot, toSgDay, toSlot } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { HeatReading } from '../../../charts/heat/heat-frame.tsx';
import type { HeatPoint } from '../../../charts/heat/heat-keys.ts';
import { copy, hoursFromTo, partOfDay } from './copy.ts';
import { type HeatMapModel, isUnused, listEstimated, listMissing } from './heat-map-model.ts';
import type { FindingKey } from './heat-map-search.ts';

/** '0.75' */
const kwh = (wh: number): string => (wh / 1_000).toFixed(2);
const withUnit = (wh: number): string => `${kwh(wh)} ${copy.kwh}`;

/** 'S$16'; below a dollar with its cents. */
const aboutSgd = (value: Cents): string => (value < 100 ? formatSgd(value) : formatDollars(value));

export function readCell(model: HeatMapModel, { index, hour }: HeatPoint): HeatReading {
  const day = model.shown[index];
  if (!day) return { label: [''], spoken: '' };
  const name = copy.cell(day.day, hour);
  const spokenName = copy.spokenCell(day.day, hour);
  const wh = day.wh[hour] ?? null;
  if (wh === null) {
    const isToCome = index > model.start.index || (index === model.start.index && hour > model.start.hour);
    const fact = isToCome ? copy.notYet : copy.noData;
    return { label: [name, fact], spoken: `${spokenName}, ${fact.toLowerCase()}` };
  }
  const rate = rateOfDay(model.rates, day.day);
  const cost = rate && centsOfExact(exactPrice(wh, rate));
  const kind = day.kinds[hour];
  const note = kind === 'E' ? copy.estimated : kind === 'P' ? copy.partial : null;
  return {
    label: [name, withUnit(wh), ...(cost === null ? [] : [formatSgd(cost)]), ...(note ? [note] : [])],
    spoken: [
      spokenName,
      copy.spokenUse(kwh(wh)),
      ...(cost === null ? [] : [spokenSgd(cost)]),
      ...(note ? [note.toLowerCase()] : []),
    ].join(', '),
  };
}

interface Verdict {
  readonly heading: string;
  readonly sentence: string;
}

/** The finding as the heading of the map. */
export function nameFinding({ findings: { peak }, shown, choice, isMoney, rates }: HeatMapModel): Verdict {
  if (peak.state === 'tooFew')
    return { heading: copy.early, sentence: copy.earlySentence(peak.days, peak.needed) };
  if (isUnused(shown)) return { heading: copy.unused, sentence: copy.unusedSentence };
  if (peak.state === 'none') return { heading: copy.even, sentence: copy.evenSentence };
  const now = isMoney ? rates.at(-1) : undefined;
  const price = (wh: number, { rateE4, gstBasisPoints }: DatedRate): string =>
    formatSgd(computeCost(wh, rateE4, gstBasisPoints));
  const [mean, overall] = now
    ? [price(peak.mean, now), price(peak.overall, now)]
    : [withUnit(peak.mean), kwh(peak.overall)];
  return {
    heading: copy.peakHeading(peak.on, peak.hour),
    sentence: copy.peakSentence(peak.share, mean, overall, choice),
  };
}

interface FindingCard {
  readonly key: FindingKey;
  readonly title: string;
  readonly text: string;
}

export interface FindingWords {
  readonly cards: readonly FindingCard[];
  /** Why there are no more. */
  readonly missing: readonly string[];
}

/** Use of an air-conditioner in an hour, for a saving that says so. */
const AIR_CON_WH = 1_000;

export function describeFindings({ findings, all, rates }: HeatMapModel): FindingWords {
  const { peak, nights, quiet } = findings;
  const hasUse = !isUnused(all);
  const now = rates.at(-1);
  const cards: FindingCard[] = [];
  const missing: string[] = [];
  if (peak.state === 'found') {
    const hours = hoursFromTo(peak.hour, peak.hour + 3);
    const price = (wh: number): string =>
      now ? aboutSgd(computeCost(wh, now.rateE4, now.gstBasisPoints)) : '';
    const cost = now
      ? copy.costsAMonth(hours, price(peak.monthly))
      : copy.takesAMonth(hours, divideRounded(peak.monthly, 1_000));
    // Only where the nights of hot months show that there is one.
    const isCooled = nights.state === 'found' && ['evening', 'night'].includes(partOfDay(peak.hour + 1));
    const saving =
      now && isCooled
        ? ` ${copy.airCon(peak.on, copy.part(peak.hour), price(AIR_CON_WH * peak.daysAMonth))}`
        : '';
    cards.push({ key: 'peak', title: copy.peakName(peak.on, peak.hour), text: `${cost}${saving}` });
  }
  if (nights.state === 'found')
    cards.push({ key: 'nights', title: copy.nights, text: copy.nightsText(nights.percent) });
  else if (nights.state === 'tooFew') missing.push(copy.nightsTooFew(nights.days, nights.needed));
  else if (hasUse) missing.push(copy.nightsNone);
  if (quiet.state === 'found')
    cards.push({
      key: 'quiet',
      title: copy.quietName(quiet.from, quiet.to),
      text: copy.quietText(quiet.days, withUnit(quiet.mean)),
    });
  else if (quiet.state === 'tooFew') missing.push(copy.quietTooFew(quiet.days, quiet.needed));
  else if (hasUse) missing.push(copy.quietNone);
  return { cards, missing };
}

/** '20 Nov 2026, 3 PM'; a whole day is named alone. */
export function describeEnd(dataTo: string | null): string {
  if (dataTo === null) return '';
  const at = Date.parse(dataTo);
  // Midnight ends the day before.
  const lastMoment = toSgDay(at - 1);
  return toSlot(at) === 0 ? formatDay(lastMoment) : `${formatDay(lastMoment)}, ${formatSlot(toSlot(at))}`;
}

export function describeDates(model: HeatMapModel, others: readonly Utility[]): string {
  const { shown, dataTo } = model;
  const first = shown[0]?.day;
  if (!first) return '';
  const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;
  return [
    copy.stamp.range(first, describeEnd(dataTo)),
    copy.stamp.days(count(listMissing(model)), count(listEstimated(model))),
    ...(others.length > 0 ? [copy.stamp.monthly(others)] : []),
  ].join(' ');
}

/** Names of the steps that have hours: nothing used is a step of its own where it is that common. */
export function nameSteps({ all, thresholds, isMoney }: HeatMapModel): { step: number; name: string }[] {
  const { nothing, some, under, last } = copy.legend;
  if (isUnused(all)) return [{ step: 0, name: nothing }];
  const begins = thresholds.map((threshold) => ({ threshold, name: formatThreshold(threshold, isMoney) }));
  const [lowest] = begins;
  if (!lowest) return [];
  const steps = begins.flatMap(({ threshold, name }, index) => {
    const next = begins[index + 1];
    if (next?.name === name) return [];
    return [{ step: index + 1, name: threshold === 0 ? some : next ? name : last(name) }];
  });
  return [{ step: 0, name: lowest.threshold === 0 ? nothing : under(lowest.name) }, ...steps];
}

const WH_PER_KWH = 1_000;
const EXACT_PER_DOLLAR = 100_000_000_000;

function formatThreshold(threshold: number, isMoney: boolean): string {
  const value = threshold / (isMoney ? EXACT_PER_DOLLAR : WH_PER_KWH);
  const plain = String(Number(value.toFixed(3)));
  return isMoney && !/\.\d\d/.test(plain) ? value.toFixed(2) : plain;
}

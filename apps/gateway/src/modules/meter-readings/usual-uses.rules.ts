/** How a reading compares with the usual use of its home: a reason for staff to look, never one to refuse it. */
import { computeUseBetween } from '@portal/domain/meters/meter-reading';
import { judgeUse, type UseVerdict, type UsualUse } from '@portal/domain/meters/reading-outlook';
import { daysBetween, toSgDay } from '@portal/domain/sg-time';
import { toRegister } from './readable-meters.ts';
import type { MeterRow } from './store.ts';

interface UseSince {
  /** Thousandths of the unit. */
  readonly milli: number;
  readonly days: number;
}

type ReadMeter = Pick<MeterRow, 'actualMilli' | 'actualAt' | 'digitsBefore' | 'digitsAfter'>;

/** Use since the last actual reading; null: there is none. */
export function computeUseSince(meter: ReadMeter, milli: number, at: number): UseSince | null {
  if (meter.actualMilli === null || meter.actualAt === null) return null;
  return {
    milli: computeUseBetween(meter.actualMilli, milli, toRegister(meter)),
    days: daysBetween(toSgDay(meter.actualAt), toSgDay(at)),
  };
}

/** null: near the usual use, or nothing to compare with. */
export function findUnusual(
  meter: ReadMeter,
  milli: number,
  usual: UsualUse | null,
  at: number,
): Extract<UseVerdict, 'muchMore' | 'muchLess'> | null {
  const use = computeUseSince(meter, milli, at);
  const verdict = use === null ? 'unknown' : judgeUse(use.milli, use.days, usual);
  return verdict === 'muchMore' || verdict === 'muchLess' ? verdict : null;
}

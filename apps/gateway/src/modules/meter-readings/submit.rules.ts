/** Whether a typed reading is taken: judged against the window and the limits that the customer was shown (S2 §5). */
import { textOfError } from '@portal/contract/errors';
import { readingText } from '@portal/domain/meters/meter-digits';
import {
  findLock,
  isBlocking,
  isWithinLimits,
  parseReading,
  type TypedReading,
} from '@portal/domain/meters/meter-reading';
import { toLockable, toRegister } from './readable-meters.ts';
import type { MeterRow } from './store.ts';

type Code = 'SK_ACCESS_1001' | 'SK_METER_1001' | 'SK_METER_1002' | 'SK_METER_1003' | 'SK_METER_1004';

export type JudgedReading =
  | { readonly kind: 'taken'; readonly meter: MeterRow; readonly milli: number }
  | { readonly kind: 'refused'; readonly code: Code; readonly message: string };

const refuse = (code: Code, message = textOfError(code)): JudgedReading => ({
  kind: 'refused',
  code,
  message,
});

/** @param meters of the account with their windows */
export function judgeReading(
  meters: readonly MeterRow[],
  deviceNo: string,
  typed: TypedReading,
  now: number,
): JudgedReading {
  // A device that is both closed and without a limit keeps every reading of its account back (readings §10).
  if (meters.some((each) => isBlocking(toLockable(each), now))) return refuse('SK_METER_1002');
  const meter = meters.find((each) => each.deviceNo === deviceNo);
  if (!meter) return refuse('SK_ACCESS_1001');
  const lock = findLock(toLockable(meter), now);
  if (lock === 'closed') return refuse('SK_METER_1002');
  if (lock === 'sendsItself' || meter.upperMilli === null) return refuse('SK_METER_1003');
  const register = toRegister(meter);
  const milli = parseReading(typed, register);
  if (milli === null) return refuse('SK_METER_1004');
  const [lower, upper] = [meter.lowerMilli ?? 0, meter.upperMilli];
  if (isWithinLimits(milli, { lower, upper })) return { kind: 'taken', meter, milli };
  const message = textOfError('SK_METER_1001')
    .replace('{lower}', readingText(lower, register))
    .replace('{upper}', readingText(upper, register));
  return refuse('SK_METER_1001', message);
}

/** Past readings of the electricity meters of accounts, of meters that were removed too. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { meterDigits } from '@portal/domain/meters/meter-digits';
import { toSgDay } from '@portal/domain/sg-time';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findPastReadings, type PastMeter, type PastReading } from './history.store.ts';
import { toRegister } from './readable-meters.ts';

type Reply = Output<'meter:history'>;

/** Ten years of monthly readings. */
const MOST_READINGS = 120;

const remarks: Readonly<Record<PastReading['kind'], string>> = {
  actual: 'Actual',
  estimated: 'Estimated',
  self: 'Self-submitted',
};

/** @throws Refusal NO_RETURN_DATA when there is no reading */
export async function loadHistory(context: SubjectContext, accountNos: readonly AccountNo[]): Promise<Reply> {
  const { db, clock, subject } = context;
  const accounts = new Map(accountNos.map((no) => subject.own(no)).map((each) => [each.accountId, each]));
  const meters = await findPastReadings(db, [...accounts.keys()], clock.now(), MOST_READINGS);
  if (meters.every(({ readings }) => readings.length === 0)) throw new Refusal('NO_RETURN_DATA');
  return { meters: meters.map((meter) => toMeter(meter, accounts.get(meter.accountId)?.accountNo ?? '')) };
}

function toMeter(meter: PastMeter, accountNo: string): Reply['meters'][number] {
  const register = toRegister(meter);
  return {
    accountNo,
    meterNumber: meter.deviceNo,
    meterType: 'Electricity',
    meterCurrentStatus: meter.isRemoved ? 'Inactive' : 'Active',
    measurementId: meter.measurementId,
    readings: meter.readings.map((reading) => ({
      meterReadDate: toSgDay(reading.readAt),
      cumulativeMeterRead: meterDigits(reading.readingMilli, register),
      remarks: reading.remarks ?? remarks[reading.kind],
    })),
  };
}

/** Meters, readings and submission windows as rows. */
import { instantText } from '@portal/domain/sg-time';
import type { Limits } from '../meters/limits.ts';
import type { WorldReading } from '../meters/readings.ts';
import type { WorldWindow } from '../meters/windows.ts';
import type { WorldMeter } from '../meters/world-meters.ts';
import type { Row } from './bulk-insert.ts';

/** The register of energy taken from the net, by its OBIS code. */
const ENERGY_TAKEN = '1.8.0';

export const meterRow = ({ account, utility, deviceNo, before, after, sendsItself }: WorldMeter): Row => ({
  account_id: account.id,
  device_no: deviceNo,
  utility,
  measurement_id: utility === 'electricity' ? ENERGY_TAKEN : null,
  digits_before: before,
  digits_after: after,
  sends_itself: sendsItself,
  installed_on: account.openedOn,
  removed_on: account.closedOn,
});

export const readingRow = ({ meter, kind, at, milli, source }: WorldReading): Row => ({
  account_id: meter.account.id,
  device_no: meter.deviceNo,
  kind,
  read_at: instantText(at),
  reading_milli: milli,
  source,
});

export const windowRow = ({ meter, from, to }: WorldWindow, { lower, upper }: Limits): Row => ({
  account_id: meter.account.id,
  device_no: meter.deviceNo,
  opens_at: instantText(from),
  closes_at: instantText(to),
  lower_milli: lower,
  upper_milli: upper,
});

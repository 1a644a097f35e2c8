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
  accountId: account.id,
  deviceNo,
  utility,
  measurementId: utility === 'electricity' ? ENERGY_TAKEN : null,
  digitsBefore: before,
  digitsAfter: after,
  sendsItself,
  installedOn: account.openedOn,
  removedOn: account.closedOn,
});

export const readingRow = ({ meter, kind, at, milli, source, windowFrom }: WorldReading): Row => ({
  accountId: meter.account.id,
  deviceNo: meter.deviceNo,
  kind,
  readAt: instantText(at),
  readingMilli: milli,
  source,
  windowOpensAt: windowFrom === null ? null : instantText(windowFrom),
});

export const windowRow = ({ meter, from, to }: WorldWindow, { lower, upper }: Limits): Row => ({
  accountId: meter.account.id,
  deviceNo: meter.deviceNo,
  opensAt: instantText(from),
  closesAt: instantText(to),
  lowerMilli: lower,
  upperMilli: upper,
});

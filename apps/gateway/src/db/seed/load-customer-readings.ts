/** Readings that customers sent in the portal: those of windows that are over, as a bill counts them. */
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Tx } from '../database.ts';
import type { CustomerReading } from './meters/customer-readings.ts';

export async function loadCustomerReadings(tx: Tx, now: number): Promise<CustomerReading[]> {
  const { rows } = await sql<CustomerReading>`
    select account_id, device_no, own.read_at as at, own.reading_milli as milli, due.closes_at as window_closes_at
    from meter_reading own
    join meter_window due using (account_id, device_no)
    where own.kind = 'self' and own.reading_no is not null and own.decision is distinct from 'setAside'
      and due.opens_at = own.window_opens_at and due.closes_at <= ${dateAt(now)}`.execute(tx);
  return rows;
}

/** The least world in which a gateway can serve somebody. */
import { sgDay } from '@portal/domain/sg-time';
import type { Db } from '../../apps/gateway/src/db/database.ts';

export const EMAIL = 'somebody@example.com';
export const named = { account_number: '8934521670', bp_number: '1000905187', system_type: 'EBS' };
export const OWED = 100_000;

/** One person with one account that owes a thousand dollars. */
export async function addPerson(db: Db): Promise<void> {
  const place = { bp_no: named.bp_number, premise_no: '6100905187' };
  await db
    .insertInto('business_partner')
    .values({
      bp_no: place.bp_no,
      bp_type: '1',
      name: 'Somebody',
      uen: null,
      id_fragment: '123A',
      contact_mobile: null,
    })
    .execute();
  await db
    .insertInto('premises')
    .values({
      ...place,
      block: '145',
      street_name: 'Lorong 2 Toa Payoh',
      floor: '08',
      unit: '21',
      building: null,
      postal_code: '310145',
      premise_type: 'HDB 4-room',
      sub_system: null,
    })
    .execute();
  await db
    .insertInto('account')
    .values({
      ...place,
      account_id: 1,
      account_no: named.account_number,
      system: 'EBS',
      type: 'DOM',
      status: 'Active',
      services: ['electricity'],
      master_account_id: null,
      opened_on: sgDay('2020-01-01'),
      closed_on: null,
    })
    .execute();
  await db.insertInto('account_number').values({ digits: named.account_number, account_id: 1 }).execute();
  const instant = '2026-01-01T00:00:00Z';
  await db
    .insertInto('ledger_entry')
    .values({
      account_id: 1,
      entry_no: 1,
      kind: 'adjustment',
      amount_cents: OWED,
      effective_on: sgDay('2026-01-01'),
      source_ref: 'opening',
      recorded_at: instant,
    })
    .execute();
  await db
    .insertInto('idp_account')
    .values({
      subject: EMAIL,
      email: EMAIL,
      email_key: EMAIL,
      password_hash: 'none',
      email_verified: true,
      name: 'Somebody',
      mobile: '',
      role: 'customer',
      password_changed_at: instant,
      created_at: instant,
    })
    .execute();
  await db
    .insertInto('customer')
    .values({
      customer_id: 1,
      issuer: 'embedded',
      subject: EMAIL,
      kind: 'I',
      link_status: 'active',
      is_master: false,
      is_staff: false,
      data_version: 'v1',
      created_at: instant,
      uen: null,
      id_fragment: '123A',
    })
    .execute();
  await db
    .insertInto('customer_account')
    .values({ customer_id: 1, account_id: 1, is_default: true, linked_at: instant })
    .execute();
}

/** The least world in which a gateway can serve somebody. */
import { sgDay } from '@portal/domain/sg-time';
import type { Db } from '../../apps/gateway/src/db/database.ts';

export const EMAIL = 'somebody@example.com';
export const named = { account_number: '8934521670', bp_number: '1000905187', system_type: 'EBS' };
export const OWED = 100_000;

/** One person with one account that owes a thousand dollars. */
export async function addPerson(db: Db): Promise<void> {
  const place = { bpNo: named.bp_number, premiseNo: '6100905187' };
  await db
    .insertInto('businessPartner')
    .values({
      bpNo: place.bpNo,
      bpType: '1',
      name: 'Somebody',
      uen: null,
      idFragment: '123A',
      contactMobile: null,
    })
    .execute();
  await db
    .insertInto('premises')
    .values({
      ...place,
      block: '145',
      streetName: 'Lorong 2 Toa Payoh',
      floor: '08',
      unit: '21',
      building: null,
      postalCode: '310145',
      premiseType: 'HDB 4-room',
      subSystem: null,
    })
    .execute();
  await db
    .insertInto('account')
    .values({
      ...place,
      accountId: 1,
      accountNo: named.account_number,
      system: 'EBS',
      type: 'DOM',
      status: 'Active',
      services: ['electricity'],
      masterAccountId: null,
      openedOn: sgDay('2020-01-01'),
      closedOn: null,
    })
    .execute();
  await db.insertInto('accountNumber').values({ digits: named.account_number, accountId: 1 }).execute();
  const instant = '2026-01-01T00:00:00Z';
  await db
    .insertInto('ledgerEntry')
    .values({
      accountId: 1,
      entryNo: 1,
      kind: 'adjustment',
      amountCents: OWED,
      effectiveOn: sgDay('2026-01-01'),
      sourceRef: 'opening',
      recordedAt: instant,
    })
    .execute();
  await db
    .insertInto('idpAccount')
    .values({
      subject: EMAIL,
      email: EMAIL,
      emailKey: EMAIL,
      passwordHash: 'none',
      emailVerified: true,
      name: 'Somebody',
      mobile: '',
      role: 'customer',
      passwordChangedAt: instant,
      createdAt: instant,
    })
    .execute();
  await db
    .insertInto('customer')
    .values({
      customerId: 1,
      issuer: 'embedded',
      subject: EMAIL,
      kind: 'I',
      linkStatus: 'active',
      isMaster: false,
      isStaff: false,
      dataVersion: 'v1',
      createdAt: instant,
      uen: null,
      idFragment: '123A',
    })
    .execute();
  await db
    .insertInto('customerAccount')
    .values({ customerId: 1, accountId: 1, isDefault: true, linkedAt: instant })
    .execute();
}

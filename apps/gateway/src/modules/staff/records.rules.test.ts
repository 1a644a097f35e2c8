import { describe, expect, it } from 'vitest';
import { compareRecords, countDiffering, type Recorded, type SubmittedRecord } from './records.rules.ts';

const submitted: SubmittedRecord = {
  uen: '201900042H',
  companyName: 'Sin Ming Baking Supplies Pte Ltd',
  accountNo: '8920031174',
  postalCode: '573968',
  mobile: '+6590001122',
};
const same: Recorded = {
  uen: '201900042H',
  companyName: 'Sin Ming Baking Supplies Pte Ltd',
  accountStatus: 'Active',
  postalCode: '573968',
  mobile: '9000 1122',
  logins: 0,
};

const getRecord = (field: string, change: Partial<Recorded>) => {
  const records = compareRecords(submitted, { ...same, ...change });
  return { ...records.find((record) => record.field === field), differing: countDiffering(records) };
};

describe('an application that says what we have', () => {
  it('differs in nothing, however the mobile number is written', () => {
    expect(countDiffering(compareRecords(submitted, same))).toBe(0);
  });

  it('is read in the order of the screen', () => {
    expect(compareRecords(submitted, same).map(({ field }) => field)).toEqual([
      'uen',
      'company',
      'account',
      'postalCode',
      'mobile',
      'logins',
    ]);
  });

  it('may write the company with other blanks and capitals', () => {
    expect(getRecord('company', { companyName: 'SIN MING  Baking Supplies Pte Ltd' })).toMatchObject({
      isSame: true,
      differing: 0,
    });
  });
});

describe('an application that says something else', () => {
  it('about the mobile number shows the one on file', () => {
    expect(getRecord('mobile', { mobile: '90001188' })).toMatchObject({
      said: '+6590001122',
      recorded: '90001188',
      isSame: false,
      differing: 1,
    });
  });

  it('about a company of which we have no number shows that there is none, and is not counted', () => {
    expect(getRecord('mobile', { mobile: null })).toMatchObject({
      recorded: null,
      isSame: false,
      differing: 0,
    });
  });

  it('an application for an account that has been closed is told so', () => {
    expect(getRecord('account', { accountStatus: 'Inactive' })).toMatchObject({
      recorded: 'Inactive',
      isSame: false,
      differing: 1,
    });
  });

  it('an application for an account of another company shows whose it is', () => {
    expect(getRecord('account', { uen: '53312345X' })).toMatchObject({
      recorded: '53312345X',
      isSame: false,
      differing: 2,
    });
  });

  it('an application for an account that is gone differs in everything that stood with it', () => {
    const gone = { uen: null, companyName: null, accountStatus: null, postalCode: null, mobile: null };
    expect(getRecord('account', gone)).toMatchObject({ recorded: null, isSame: false, differing: 4 });
  });

  it('about the postal code, the name or the UEN is counted', () => {
    expect(
      countDiffering(
        compareRecords(submitted, {
          ...same,
          postalCode: '573969',
          companyName: 'Sin Ming Bakery',
          uen: 'X',
        }),
      ),
    ).toBe(4);
  });
});

it('a company with other logins is for staff to know', () => {
  expect(getRecord('logins', { logins: 2 })).toMatchObject({ recorded: '2', isSame: false, differing: 1 });
});

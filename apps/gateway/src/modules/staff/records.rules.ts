/** Compares what an applicant says with our records, detail by detail. Pure: hand in both sides. */
import type { Output } from '@portal/contract';
import { canonicalUen } from '@portal/domain/linking/uen';

export type ComparedRecord = Output<'staff:linkApplication'>['records'][number];

/** The details in the application. */
export interface SubmittedRecord {
  readonly uen: string;
  readonly companyName: string;
  readonly accountNo: string;
  readonly postalCode: string;
  /** Of the applicant's profile. */
  readonly mobile: string;
}

/** The recorded details of the account that it names; null where there is none. */
export interface Recorded {
  readonly uen: string | null;
  readonly companyName: string | null;
  readonly accountStatus: 'Active' | 'Inactive' | null;
  readonly postalCode: string | null;
  /** The company's number on file. */
  readonly mobile: string | null;
  /** Logins to which accounts of the company are linked already. */
  readonly logins: number;
}

/** Eight digits, whatever stands before or between them. */
const localDigits = (mobile: string): string => mobile.replace(/\D/g, '').slice(-8);
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim().toUpperCase();

function compared(
  field: ComparedRecord['field'],
  said: string,
  recorded: string | null,
  canonical: (text: string) => string = (text) => text,
): ComparedRecord {
  const isSame = recorded !== null && canonical(recorded) === canonical(said);
  return { field, said, recorded, isSame };
}

/** In the order in which staff read them. */
export function compareRecords(submitted: SubmittedRecord, recorded: Recorded): ComparedRecord[] {
  return [
    compared('uen', submitted.uen, recorded.uen, canonicalUen),
    compared('company', submitted.companyName, recorded.companyName, oneLine),
    accountCompared(submitted, recorded),
    compared('postalCode', submitted.postalCode, recorded.postalCode),
    compared('mobile', submitted.mobile, recorded.mobile, localDigits),
    loginsCompared(recorded.logins),
  ];
}

/** It must be an account of the same company, and active. */
function accountCompared({ accountNo, uen }: SubmittedRecord, recorded: Recorded): ComparedRecord {
  const holdsIt = recorded.uen !== null && canonicalUen(recorded.uen) === canonicalUen(uen);
  if (holdsIt && recorded.accountStatus === 'Active')
    return { field: 'account', said: accountNo, recorded: accountNo, isSame: true };
  const differs = holdsIt ? recorded.accountStatus : recorded.uen;
  return { field: 'account', said: accountNo, recorded: differs, isSame: false };
}

/** A company may have several logins: that there are others is for staff to know. */
function loginsCompared(logins: number): ComparedRecord {
  return {
    field: 'logins',
    said: '1',
    recorded: logins === 0 ? null : String(logins),
    isSame: logins === 0,
  };
}

/** A company of which we have no number cannot differ from it. */
export const countDiffering = (records: readonly ComparedRecord[]): number =>
  records.filter(({ field, recorded, isSame }) => !isSame && !(field === 'mobile' && recorded === null))
    .length;

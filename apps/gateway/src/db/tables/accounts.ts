/** Rows of people, premises and accounts (migration 001). */
import type { AuthorisationEvent } from '@portal/domain/giro/bank-event';
import type { BankSegment } from '@portal/domain/giro/giro-request';
import type { AuthorisationStatus } from '@portal/domain/giro/giro-status';
import type { Cents } from '@portal/domain/money';
import type { ColumnType, Generated } from 'kysely';
import type { Day, DayOrNull, Instant, InstantOrNull, Int8 } from './columns.ts';

export interface CustomerTable {
  customerId: Int8;
  issuer: string;
  subject: string;
  kind: 'I' | 'C';
  linkStatus: 'not_linked' | 'not_found' | 'active' | 'in_progress' | 'pending_document';
  isMaster: Generated<boolean>;
  isStaff: Generated<boolean>;
  dataVersion: Generated<'v1' | 'v2'>;
  uen: string | null;
  idFragment: string | null;
  contactConsentRequired: Generated<boolean>;
  contactConfirmedFrom: 'M' | 'W' | null;
  createdAt: Instant;
}

export interface BusinessPartnerTable {
  bpNo: string;
  bpType: '1' | '2';
  name: string;
  uen: string | null;
  idFragment: string | null;
  contactMobile: string | null;
}

export interface PremisesTable {
  bpNo: string;
  premiseNo: string;
  block: string;
  streetName: string;
  floor: string;
  unit: string;
  building: string | null;
  country: Generated<string>;
  postalCode: string;
  premiseType: string;
  subSystem: string | null;
}

export interface AccountTable {
  accountId: Int8;
  accountNo: string;
  bpNo: string;
  premiseNo: string;
  system: 'EBS' | 'MSSL';
  type: string;
  status: 'Active' | 'Inactive';
  services: string[];
  masterAccountId: number | null;
  openedOn: Day;
  closedOn: DayOrNull;
  /** Null: it never changed (migration 021). */
  mailingAddressChangedOn: DayOrNull;
}

/** Reference table: from any spelling's digits to the one account that has them. */
export interface AccountNumberTable {
  digits: string;
  accountId: Int8;
}

export interface CustomerAccountTable {
  customerId: Int8;
  accountId: Int8;
  isDefault: Generated<boolean>;
  linkedAt: Instant;
}

export interface AccountFeatureTable {
  accountId: Int8;
  key: 'giro' | 'scamWarning' | 'refund' | 'liveChat' | 'eLetter' | 'uSave';
  state: boolean;
}

export interface RemoteToggleTable {
  key: string;
  enabled: boolean;
}

export interface DirectDebitTable {
  accountId: Int8;
  debitId: Int8;
  kind: 'EGIRO' | 'PAPER_GIRO' | 'RECURRING_CARD';
  /** Of GIRO an AuthorisationStatus; of a card PENDING, ACTIVE, SUSPENDED or TERMINATED. */
  status: AuthorisationStatus | 'PENDING';
  bankName: string;
  /** Null: the bank has not confirmed. */
  lastFour: string | null;
  since: DayOrNull;
  /** Null: a card. */
  reference: string | null;
  bankCode: string | null;
  segment: BankSegment | null;
  limitCents: ColumnType<Cents | null, number | null | undefined, number | null>;
  endedOn: DayOrNull;
  /** When its status changed last; of a card it says nothing. */
  statusAt: InstantOrNull;
  /** The deduction for which the portal suspended it; null: it did not. */
  suspendedFor: ColumnType<string | null, string | null | undefined, string | null>;
  /** The newest thing that the bank said of it, by the bank's clock; null: nothing yet. */
  bankWord: AuthorisationEvent | null;
  bankWordAt: InstantOrNull;
}

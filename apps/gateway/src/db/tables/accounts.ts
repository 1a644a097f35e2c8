/** Rows of people, premises and accounts (migration 001). */
import type { Generated } from 'kysely';
import type { Day, DayOrNull, Instant, Int8 } from './columns.ts';

export interface CustomerTable {
  customer_id: Int8;
  issuer: string;
  subject: string;
  kind: 'I' | 'C';
  link_status: 'not_linked' | 'not_found' | 'active' | 'in_progress' | 'pending_document';
  is_master: Generated<boolean>;
  is_staff: Generated<boolean>;
  data_version: Generated<'v1' | 'v2'>;
  uen: string | null;
  id_fragment: string | null;
  contact_consent_required: Generated<boolean>;
  created_at: Instant;
}

export interface BusinessPartnerTable {
  bp_no: string;
  bp_type: '1' | '2';
  name: string;
  uen: string | null;
  id_fragment: string | null;
  contact_mobile: string | null;
}

export interface PremisesTable {
  bp_no: string;
  premise_no: string;
  block: string;
  street_name: string;
  floor: string;
  unit: string;
  building: string | null;
  country: Generated<string>;
  postal_code: string;
  premise_type: string;
  sub_system: string | null;
}

export interface AccountTable {
  account_id: Int8;
  account_no: string;
  bp_no: string;
  premise_no: string;
  system: 'EBS' | 'MSSL';
  type: string;
  status: 'Active' | 'Inactive';
  services: string[];
  master_account_id: number | null;
  opened_on: Day;
  closed_on: DayOrNull;
}

/** Reference table: from any spelling's digits to the one account that has them. */
export interface AccountNumberTable {
  digits: string;
  account_id: Int8;
}

export interface CustomerAccountTable {
  customer_id: Int8;
  account_id: Int8;
  is_default: Generated<boolean>;
  linked_at: Instant;
}

export interface AccountFeatureTable {
  account_id: Int8;
  key: 'giro' | 'scamWarning' | 'refund' | 'liveChat' | 'eLetter' | 'uSave';
  state: boolean;
}

export interface RemoteToggleTable {
  key: string;
  enabled: boolean;
}

export interface DirectDebitTable {
  account_id: Int8;
  debit_id: Int8;
  kind: 'EGIRO' | 'PAPER_GIRO' | 'RECURRING_CARD';
  status: string;
  bank_name: string;
  last_four: string;
  since: Day;
}

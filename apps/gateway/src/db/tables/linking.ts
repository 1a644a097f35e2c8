/** Rows of linking and of companies' applications for it (migration 008). */
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Int8 } from './columns.ts';

export interface DetailTriesTable {
  digits: string;
  wrong: number;
  first_at: Instant;
  locked_until: InstantOrNull;
}

export interface RegistryCompanyTable {
  customer_id: Int8;
  uen: string;
  company_name: string;
  retrieved_at: Instant;
  expires_at: Instant;
}

export interface StoredFileTable {
  customer_id: Int8;
  file_id: string;
  name: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
  pages: number | null;
  state: 'quarantined' | 'kept';
  created_at: Instant;
}

export interface LinkApplicationTable {
  customer_id: Int8;
  application_no: Int8;
  reference: string | null;
  status: 'validated' | 'in_progress' | 'pending_document' | 'approved' | 'rejected';
  account_id: Int8;
  uen: string;
  postal_code: string;
  company_name: string;
  applicant_name: string | null;
  applicant_email: string | null;
  applicant_mobile: string | null;
  source: 'K' | 'M' | 'W' | null;
  terms_version: string | null;
  file_id: string | null;
  document_sha256: string | null;
  document_no: Generated<number>;
  kind_before: 'I' | 'C' | null;
  link_status_before: 'not_linked' | 'in_progress' | 'pending_document' | null;
  validated_at: Instant;
  received_at: InstantOrNull;
  decided_at: InstantOrNull;
  decision: 'approve' | 'reject' | 'newDocument' | null;
  decided_by: number | null;
  note: string | null;
}

export interface LinkDecisionTable {
  customer_id: Int8;
  application_no: Int8;
  document_no: number;
  decision: 'approve' | 'reject' | 'newDocument';
  note: string | null;
  document_sha256: string;
  decided_by: Int8;
  decided_at: Instant;
}

export interface LinkApplicationViewTable {
  customer_id: Int8;
  application_no: Int8;
  staff_id: Int8;
  opened_at: Instant;
  document_no: number;
  is_own: boolean;
}

/** Rows of linking and of companies' applications for it (migrations 008 and 050). */
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Int8 } from './columns.ts';

export interface DetailTriesTable {
  digits: string;
  wrong: number;
  firstAt: Instant;
  lockedUntil: InstantOrNull;
}

/** Append-only. */
export interface LiftedLockTable {
  digits: string;
  liftedAt: Instant;
  /** The officer's customer id. */
  staffId: Int8;
  reason: string;
}

export interface RegistryCompanyTable {
  customerId: Int8;
  uen: string;
  companyName: string;
  retrievedAt: Instant;
  expiresAt: Instant;
}

export interface StoredFileTable {
  customerId: Int8;
  fileId: string;
  name: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
  pages: number | null;
  state: 'quarantined' | 'kept';
  createdAt: Instant;
}

export interface LinkApplicationTable {
  customerId: Int8;
  applicationNo: Int8;
  /** null until it was sent. */
  reference: string | null;
  status: 'validated' | 'in_progress' | 'pending_document' | 'approved' | 'rejected';
  accountId: Int8;
  uen: string;
  postalCode: string;
  companyName: string;
  applicantName: string | null;
  applicantEmail: string | null;
  applicantMobile: string | null;
  source: 'K' | 'M' | 'W' | null;
  termsVersion: string | null;
  fileId: string | null;
  /** Hash of the document's bytes. */
  documentSha256: string | null;
  /** Number of documents sent. */
  documentNo: Generated<number>;
  kindBefore: 'I' | 'C' | null;
  linkStatusBefore: 'not_linked' | 'in_progress' | 'pending_document' | null;
  validatedAt: Instant;
  receivedAt: InstantOrNull;
  decidedAt: InstantOrNull;
  decision: 'approve' | 'reject' | 'newDocument' | null;
  decidedBy: number | null;
  note: string | null;
}

export interface LinkDecisionTable {
  customerId: Int8;
  applicationNo: Int8;
  documentNo: number;
  decision: 'approve' | 'reject' | 'newDocument';
  note: string | null;
  documentSha256: string;
  decidedBy: Int8;
  decidedAt: Instant;
}

export interface LinkApplicationViewTable {
  customerId: Int8;
  applicationNo: Int8;
  staffId: Int8;
  openedAt: Instant;
  documentNo: number;
  isOwn: boolean;
}

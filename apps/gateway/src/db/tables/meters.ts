/** Rows of meters (migrations 005, 019). Readings and limits are thousandths of the unit. */
import type { Generated } from 'kysely';
import type { Day, DayOrNull, Instant, InstantOrNull, Int8, Utility } from './columns.ts';

export interface MeterTable {
  accountId: Int8;
  deviceNo: string;
  utility: Utility;
  measurementId: string | null;
  digitsBefore: number;
  /** null: nothing after the point. */
  digitsAfter: number | null;
  sendsItself: Generated<boolean>;
  installedOn: Day;
  removedOn: DayOrNull;
}

export interface MeterReadingTable {
  accountId: Int8;
  deviceNo: string;
  kind: 'actual' | 'estimated' | 'self';
  readAt: Instant;
  readingMilli: Int8;
  /** For a customer's own reading; null otherwise. */
  source: 'Web' | 'App' | null;
  remarks: string | null;
  /** Start of the window that a customer sent it in; null otherwise. */
  windowOpensAt: InstantOrNull;
  /** Of a reading sent in the portal; null otherwise. */
  readingNo: number | null;
  sentBy: number | null;
  /** Far from the home's usual use; null: near it, or not known. */
  unusual: 'muchMore' | 'muchLess' | null;
  decision: ReadingDecision | null;
}

/** 'setAside': it does not count, and its customer was told why. */
type ReadingDecision = 'accept' | 'setAside';

export interface MeterWindowTable {
  accountId: Int8;
  deviceNo: string;
  opensAt: Instant;
  closesAt: Instant;
  lowerMilli: number | null;
  /** null: no reading is taken. */
  upperMilli: number | null;
}

export interface MeterPhotoTable {
  accountId: Int8;
  deviceNo: string;
  windowOpensAt: Instant;
  /** With the id of the file the key of its stored file. */
  customerId: Int8;
  fileId: string;
  cameAt: Instant;
}

export interface MeterReadingDecisionTable {
  accountId: Int8;
  readingNo: Int8;
  deviceNo: string;
  windowOpensAt: Instant;
  readingMilli: Int8;
  /** The officer's customer id. */
  staffId: Int8;
  decision: ReadingDecision;
  note: string | null;
  decidedAt: Instant;
  /** Of the photo that was decided on. */
  photoSha256: string | null;
}

export interface MeterReadingViewTable {
  accountId: Int8;
  readingNo: Int8;
  staffId: Int8;
  openedAt: Instant;
  isOwn: boolean;
  /** Its photo when it was last opened. */
  photoFileId: string | null;
  /** Of that photo's bytes, once they were shown. */
  photoSha256: string | null;
}

/** Input of the generators: a premises and an account of the demo world. Types only. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Service, Utility } from '@portal/domain/utility-names';

export interface WorldPartner {
  readonly bpNo: string;
  readonly bpType: '1' | '2';
  readonly name: string;
  readonly uen: string | null;
  readonly idFragment: string | null;
  /** A company's number on file; null or left out: none. */
  readonly contactMobile?: string | null;
}

export interface WorldPremises {
  readonly bpNo: string;
  readonly premiseNo: string;
  readonly block: string;
  readonly street: string;
  /** Two digits; empty for a house. */
  readonly floor: string;
  readonly unit: string;
  readonly building: string | null;
  readonly postalCode: string;
  /** 'HDB 4-room', 'Condominium' …: the group of comparison. */
  readonly premiseType: string;
  readonly subSystem: string | null;
}

/**
 * How the bills of an account are paid: 'newest-open' leaves the newest bill to pay; 'early' some days after it
 * comes; 'at-once' on the day itself; 'direct-debit' on its due day; 'late' eleven weeks after it came.
 */
type Payer = 'newest-open' | 'early' | 'at-once' | 'direct-debit' | 'late';

interface WorldDebit {
  readonly kind: 'EGIRO' | 'PAPER_GIRO' | 'RECURRING_CARD';
  readonly status: 'ACTIVE' | 'SUSPENDED' | 'TERMINATED' | 'PENDING' | 'PENDING_SETUP_PGIRO';
  readonly bank: string;
  /** Null: the bank has not confirmed. */
  readonly lastFour: string | null;
  readonly since: SgDay | null;
  readonly endedOn?: SgDay;
}

export type FeatureKey = 'giro' | 'scamWarning' | 'refund' | 'liveChat' | 'eLetter' | 'uSave';

export interface WorldAccount {
  readonly id: number;
  readonly no: string;
  readonly premises: WorldPremises;
  readonly system: 'EBS' | 'MSSL';
  readonly type: 'DOM' | 'NON';
  readonly services: readonly Service[];
  readonly openedOn: SgDay;
  /** Opens two weeks from today, always: openedOn is ignored. */
  readonly opensSoon: boolean;
  /** Set: the account is Inactive, and nothing is used or billed after that day. */
  readonly closedOn: SgDay | null;
  readonly masterId: number | null;
  /** Day of the month on which a bill's period ends, 1 to 27; the bill comes the day after. */
  readonly readingDay: number;
  /** Day of the month on which meter readings may be sent from, 1 to 28; the first account's counts for its premises. */
  readonly windowDay: number;
  /** Days from issue to due. */
  readonly dueDays: number;
  /** Sub-accounts are billed with their master. */
  readonly billed: boolean;
  /** An average month, in thousandths: Wh, litres, Wh. */
  readonly average: Partial<Record<Utility, number>>;
  readonly payer: Payer;
  /** U-Save a quarter in cents; 0 for accounts without U-Save. */
  readonly uSave: number;
  /** Holds a credit that comes anew each quarter and is paid out when the next one comes. */
  readonly quarterlyCredit: boolean;
  readonly debit: WorldDebit | null;
  readonly features: Readonly<Record<FeatureKey, boolean>>;
  /** From when electricity is kept in half hours; null: not at all. */
  readonly halfHoursFrom: SgDay | null;
  readonly dayShape: 'home' | 'business';
}

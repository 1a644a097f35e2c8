/**
 * The banks of eGIRO behind the one address of the scheme. The outcome of an order comes later, by a signed webhook;
 * an answer here says only that the bank has it. Knows neither account nor ledger.
 */

import type { ReturnReason } from '@portal/domain/giro/giro-deduction';
import type { BankSegment, GiroRequestType } from '@portal/domain/giro/giro-request';
import type { GiroFailure } from '@portal/domain/giro/giro-status';
import type { Cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';

/** A request that the customer answers at the bank. */
export interface AuthorisationOrder {
  /** Of the request: an order under a known number is the same order. */
  readonly txnRefNo: string;
  readonly ddaRefNo: string;
  readonly requestType: GiroRequestType;
  /** Null: the bank is known by the authorisation alone. */
  readonly bankCode: string | null;
  readonly segment: BankSegment;
  /** The utilities account, as the bank's page shows it. */
  readonly accountNo: string;
  readonly holder: string;
  /** Where the bank sends the customer afterwards. */
  readonly returnUrl: string;
  /** When the bank's page closes. */
  readonly expiresAt: number;
}

/** A bank's record of a request. */
export type BankAnswer =
  | { readonly state: 'open' | 'submitted' | 'approved' }
  | { readonly state: 'completed'; readonly lastFour: string | null; readonly limit: Cents | null }
  | { readonly state: 'failed'; readonly reason: GiroFailure };

export interface DeductionOrder {
  readonly reference: string;
  readonly ddaRefNo: string;
  readonly bankCode: string | null;
  readonly amount: Cents;
  readonly dueOn: SgDay;
}

/** A bank's record of a deduction; `at`: when it was paid or returned. */
export type DeductionAnswer =
  | { readonly state: 'waits' }
  | { readonly state: 'paid'; readonly amount: Cents; readonly currency: string; readonly at: number }
  | { readonly state: 'returned'; readonly reason: ReturnReason; readonly at: number };

/** The order may or may not have arrived; the same one may be sent again. */
export class EgiroBankUnavailable extends Error {
  override name = 'EgiroBankUnavailable';
}

/** The bank knows nothing of what this order is about; others are not concerned, and the same one may be sent again. */
export class EgiroOrderUnknown extends EgiroBankUnavailable {
  override name = 'EgiroOrderUnknown';
}

/** The bank does not take this order; others are not concerned. */
export class EgiroOrderRejected extends Error {
  override name = 'EgiroOrderRejected';
}

/** All throw EgiroBankUnavailable; orders throw EgiroOrderRejected too. */
export interface EgiroBank {
  /** Banks that take no requests now. */
  listUnavailable(): Promise<readonly { readonly bankCode: string; readonly segment: BankSegment }[]>;
  /** @returns the bank's page, of an origin that the settings allow */
  startRequest(order: AuthorisationOrder): Promise<{ readonly redirectUrl: string }>;
  /** @returns null when the bank does not know the request */
  findRequest(txnRefNo: string): Promise<BankAnswer | null>;
  /** The customer gives a set-up up. @returns what the bank has of it then; null when it does not know the request */
  withdrawRequest(txnRefNo: string): Promise<BankAnswer | null>;
  /** Asks the bank to end an authorisation on paper, without the customer. */
  endPaper(order: { readonly txnRefNo: string; readonly ddaRefNo: string }): Promise<void>;
  deduct(order: DeductionOrder): Promise<void>;
  /** @returns null when the bank does not have the order */
  findDeduction(reference: string): Promise<DeductionAnswer | null>;
}

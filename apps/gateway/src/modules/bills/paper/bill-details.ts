/** Content of a printed bill. Types only. */
import type { SgDay } from '@portal/domain/sg-time';
import type { BillFacts } from '../bill-facts.ts';
import type { Deduction } from '../bill-owed.ts';
import type { SendReadings } from '../send-readings.ts';

export interface Payee {
  readonly name: string;
  readonly helpline: string;
  /** null: no PayNow here, so no code is printed. */
  readonly paynow: { readonly uen: string; readonly name: string } | null;
}

export interface BillOnPaper {
  readonly facts: BillFacts;
  readonly accountNo: string;
  readonly holder: string;
  /** Lines of the address below the name. */
  readonly address: readonly string[];
  /** Reference that the payment slip asks to quote. */
  readonly reference: string;
  readonly payee: Payee;
  /** When what it estimates may be sent instead. */
  readonly sendReadings: SendReadings | null;
  /** When it is taken without the customer; null: it is not, or that is over. */
  readonly deduction: Deduction | null;
  /** When the document is made; two of one day are the same to the byte. */
  readonly today: SgDay;
}

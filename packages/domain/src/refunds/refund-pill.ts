/** The pill of a refund and whether its method may be changed (S2 §4, S3 §4.8, readings §12). */
import type { RefundMethodCode } from './refund-method.ts';

export type RefundPill = 'PENDING' | 'IN-PROGRESS' | 'ACTION REQUIRED' | 'REFUNDED';

/** Fields of the check as they travel. */
export interface PillFacts {
  readonly refundMethod: RefundMethodCode;
  /** 'In Progress', 'Refunded'. */
  readonly refundRetrieveStatus: string;
  readonly isEditable: boolean;
  readonly bankId: string | null;
  readonly refundRetrieveCheckItems: readonly string[];
}

const IN_PROGRESS = 'In Progress';
const REFUNDED = 'Refunded';

/** In this order: refunded, no method, in progress and not to be changed, else pending. */
export function getRefundPill(facts: PillFacts): RefundPill {
  const { refundMethod, refundRetrieveStatus, isEditable, bankId, refundRetrieveCheckItems } = facts;
  if (refundRetrieveStatus === REFUNDED) return 'REFUNDED';
  if (refundMethod === '09') return 'ACTION REQUIRED';
  const hasNoOther = refundMethod === '08' && bankId === null && refundRetrieveCheckItems.length === 0;
  return refundRetrieveStatus === IN_PROGRESS && (!isEditable || hasNoOther) ? 'IN-PROGRESS' : 'PENDING';
}

export function mayChangeMethod(facts: PillFacts): boolean {
  const pill = getRefundPill(facts);
  return facts.refundRetrieveStatus === IN_PROGRESS && (pill === 'PENDING' || pill === 'ACTION REQUIRED');
}

import { describe, expect, it } from 'vitest';
import { getRefundPill, mayChangeMethod, type PillFacts } from './refund-pill.ts';

const cheque: PillFacts = {
  refundMethod: '02',
  refundRetrieveStatus: 'In Progress',
  isEditable: true,
  bankId: null,
  refundRetrieveCheckItems: [],
};

describe('the pill of a refund', () => {
  it.each([
    ['under way and editable', {}, 'PENDING', true],
    ['under way and not editable', { isEditable: false }, 'IN-PROGRESS', false],
    ['by PayNow with no other way', { refundMethod: '08' }, 'IN-PROGRESS', false],
    ['by PayNow with a bank account', { refundMethod: '08', bankId: '71' }, 'PENDING', true],
    [
      'by PayNow with a transfer target',
      { refundMethod: '08', refundRetrieveCheckItems: ['8934520018'] },
      'PENDING',
      true,
    ],
    [
      'by PayNow with both, not editable',
      { refundMethod: '08', bankId: '71', isEditable: false },
      'IN-PROGRESS',
      false,
    ],
    ['without a method', { refundMethod: '09' }, 'ACTION REQUIRED', true],
    ['without a method, not editable', { refundMethod: '09', isEditable: false }, 'ACTION REQUIRED', true],
    ['refunded', { refundRetrieveStatus: 'Refunded' }, 'REFUNDED', false],
    [
      'refunded without a method',
      { refundRetrieveStatus: 'Refunded', refundMethod: '09' },
      'REFUNDED',
      false,
    ],
    ['refunded and not editable', { refundRetrieveStatus: 'Refunded', isEditable: false }, 'REFUNDED', false],
    ['of another status', { refundRetrieveStatus: '', isEditable: false }, 'PENDING', false],
  ] as const)('is judged with whether the method may be changed: %s', (_what, facts, pill, mayChange) => {
    const refund = { ...cheque, ...facts };
    expect([getRefundPill(refund), mayChangeMethod(refund)]).toEqual([pill, mayChange]);
  });
});

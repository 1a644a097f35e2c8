/** The four histories of the bills page, asked for side by side. */
import { useQuery } from '@tanstack/react-query';
import type { BilledAccount } from '../../outstanding.query.ts';
import type { HistorySource, Payment } from '../payment.ts';
import { type Section, useSection } from '../use-section.ts';
import { type BillHistory, billHistoryQuery } from './bill-history.query.ts';
import { paymentHistoryQuery } from './payment-history.query.ts';
import { type HistoryRefund, refundHistoryQuery } from './refund-history.query.ts';
import { serviceHistoryQuery } from './service-history.query.ts';
import { type USave, uSaveQuery } from './u-save.query.ts';

export interface Histories {
  readonly bills: Section<BillHistory>;
  readonly payments: Section<readonly Payment[]>;
  readonly usave: Section<USave>;
  readonly refund: Section<readonly HistoryRefund[]>;
}

/** Account features beside bills and payments. */
export interface HistoryFeatures {
  readonly uSave: boolean;
  readonly refund: boolean;
}

/** @param accounts null while it is not known whose */
export function useHistories(
  accounts: readonly BilledAccount[] | null,
  source: HistorySource,
  features: HistoryFeatures,
): Histories {
  const bills = useQuery(billHistoryQuery(accounts));
  const uSave = useQuery(uSaveQuery(features.uSave ? accounts : null));
  const refunds = useQuery(refundHistoryQuery(features.refund ? accounts : null));
  return {
    bills: useSection(bills, ({ bills: rows }) => rows.length === 0),
    payments: useSection(usePayments(accounts, source), isNone),
    usave: useSection(
      uSave,
      ({ items, balance }) => items.length === 0 && balance.amount === 0,
      features.uSave,
    ),
    refund: useSection(refunds, isNone, features.refund),
  };
}

/** One of the two sources is asked, the other rests. */
function usePayments(accounts: readonly BilledAccount[] | null, source: HistorySource) {
  const service = useQuery(serviceHistoryQuery(source === 'payments-service' ? accounts : null));
  const operation = useQuery(paymentHistoryQuery(source === 'operations' ? accounts : null));
  return source === 'payments-service' ? service : operation;
}

const isNone = (rows: readonly unknown[]): boolean => rows.length === 0;

/** Readings §7: every history is absent, as far as this account has one. */
export const hasNoRecords = (histories: Histories): boolean =>
  Object.values(histories).every(({ state }) => state === 'absent');

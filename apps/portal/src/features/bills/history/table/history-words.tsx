/** Words of a row of the histories: its name, its day, its state. */

import { cents } from '@portal/domain/money';
import { type SgDay, sgDay, sgMonth } from '@portal/domain/sg-time';
import type { ReactNode } from 'react';
import { copy as uSaveCopy } from '../../../../u-save/copy.ts';
import { USavePill } from '../../../../u-save/u-save-pill.tsx';
import { Icon, type IconName } from '../../../../ui/surfaces/icons.tsx';
import { Pill, type PillKind } from '../../../../ui/surfaces/pill.tsx';
import { copy } from '../copy.ts';
import type { Payment } from '../payment.ts';
import type { HistoryBill } from '../queries/bill-history.query.ts';
import type { HistoryRefund } from '../queries/refund-history.query.ts';
import { billState, type HistoryRow } from './history-rows.ts';

export function formatTitle(row: HistoryRow, isOwnTab: boolean): string {
  if (row.kind === 'bill') return copy.bill(sgMonth(row.bill.month));
  if (row.kind === 'payment') return copy.payment(row.payment.channel);
  if (row.kind === 'refund') return copy.refund(row.refund.method);
  if (row.kind === 'other') return copy.other(row.entry.kind, row.amount);
  const { type, month } = row.entry;
  return isOwnTab ? uSaveCopy.entry(type, sgMonth(month), row.on) : copy.uSaveCredit;
}

const icons: Readonly<Record<HistoryRow['kind'], IconName>> = {
  bill: 'file',
  payment: 'card',
  'u-save': 'gift',
  other: 'file',
  refund: 'card',
};
export const chooseIcon = (row: HistoryRow): IconName =>
  row.kind === 'refund' && row.refund.method?.toUpperCase() === 'PAYNOW' ? 'qr' : icons[row.kind];

/** A payment has its time where payments stand alone. */
export const formatDayWords = (row: HistoryRow, isOwnTab: boolean): string =>
  row.kind === 'payment' && isOwnTab ? copy.dayAndTime(row.on, row.payment.at) : copy.day(row.on);

export interface NotesContext {
  readonly isOwnTab: boolean;
  readonly hasSeveralAccounts: boolean;
  readonly mayChange: boolean;
  /** 'Electricity, Water & Gas'; none: not known. */
  utilitiesOf(accountNo: string): readonly string[];
}

/** Words after the day. A payment has its reference where payments stand alone. */
export function listNotes(
  row: HistoryRow,
  { isOwnTab, hasSeveralAccounts, mayChange, utilitiesOf }: NotesContext,
): string[] {
  const notes: string[] = [];
  if (hasSeveralAccounts) notes.push(copy.account(row.accountNo));
  if (!isOwnTab && (row.kind === 'bill' || row.kind === 'payment')) notes.push(...utilitiesOf(row.accountNo));
  if (!isOwnTab && row.kind === 'u-save') notes.push(copy.uSaveAdded(cents(row.entry.amount)));
  if (row.kind === 'bill') {
    const { open, amount, payable, estimated } = row.bill;
    // The bill itself names this sum.
    if (payable !== amount) notes.push(copy.withEarlier(cents(payable), payable > amount));
    if (open > 0 && open < amount) notes.push(copy.toPay(cents(open)));
    if (estimated) notes.push(copy.partEstimated);
  }
  if (row.kind === 'payment') {
    const { state, reference, settled, secondAttemptOn, takenBackOn } = row.payment;
    const bills = isOwnTab ? copy.settled(settled, row.on) : null;
    if (bills !== null) notes.push(bills);
    if (isOwnTab && reference !== null) notes.push(copy.reference(reference));
    if (state === 'checking') notes.push(copy.checkingWhy);
    if (takenBackOn !== null) notes.push(copy.takenBackWhy(takenBackOn));
    else if (state === 'pending' || state === 'failed') notes.push(copy.notPaidWhy[state]);
    if (secondAttemptOn !== null) notes.push(copy.secondAttempt(secondAttemptOn));
  }
  if (row.kind === 'payment' && row.payment.returned !== null)
    notes.push(copy.sentBackWhy(row.payment.returned));
  if (row.kind === 'payment' && row.payment.undividedBetween !== null)
    notes.push(copy.onePaymentFor(row.payment.undividedBetween));
  if (row.kind === 'refund' && isWaiting(row.refund.status) && mayChange)
    notes.push(row.refund.status === 'PENDING' ? copy.mayChange : copy.mustChoose);
  return notes;
}

/** The money is still a credit of the account, and its method may be chosen or changed. */
export const isWaiting = (status: HistoryRefund['status']): boolean =>
  status === 'PENDING' || status === 'ACTION REQUIRED';

export function RowPill({ row, today }: { readonly row: HistoryRow; readonly today: SgDay }) {
  if (row.kind === 'bill') return <BillPill bill={row.bill} today={today} />;
  if (row.kind === 'payment') return <PaymentPill payment={row.payment} />;
  if (row.kind === 'refund') return <RefundPill status={row.refund.status} />;
  if (row.kind === 'other') return <Done>{copy.otherState(row.amount)}</Done>;
  return <USavePill type={row.entry.type} />;
}

const refundLooks: Readonly<Record<HistoryRefund['status'], readonly [PillKind, IconName]>> = {
  Refunded: ['neutral', 'check'],
  PENDING: ['act', 'clock'],
  'IN-PROGRESS': ['outline', 'refresh'],
  'ACTION REQUIRED': ['strong', 'warning'],
  RETURNED: ['outline', 'swap'],
};

function RefundPill({ status }: { readonly status: HistoryRefund['status'] }) {
  const [kind, icon] = refundLooks[status];
  return (
    <Pill kind={kind} icon={<Icon name={icon} />}>
      {copy.refundState[status]}
    </Pill>
  );
}

function PaymentPill({ payment: { state, takenBackOn } }: { readonly payment: Payment }) {
  if (state === 'received') return <Done>{copy.received}</Done>;
  if (state === 'failed')
    return (
      <Pill kind="error" icon={<Icon name="warning" />}>
        {takenBackOn === null ? copy.notPaid.failed : copy.takenBack}
      </Pill>
    );
  const word = { checking: copy.checking, returned: copy.sentBack, pending: copy.notPaid.pending }[state];
  return (
    <Pill kind="outline" icon={<Icon name={state === 'returned' ? 'swap' : 'clock'} />}>
      {word}
    </Pill>
  );
}

function BillPill({ bill, today }: { readonly bill: HistoryBill; readonly today: SgDay }) {
  const state = billState(bill, today);
  if (state === 'paid') return <Done>{copy.paid}</Done>;
  if (state === 'credit') return <Done>{copy.credit}</Done>;
  return state === 'overdue' ? (
    <Pill kind="error" icon={<Icon name="warning" />}>
      {copy.overdue}
    </Pill>
  ) : (
    <Pill kind="act" icon={<Icon name="clock" />}>
      {copy.due(sgDay(bill.dueBy ?? bill.due))}
    </Pill>
  );
}

function Done({ children }: { readonly children: ReactNode }) {
  return (
    <Pill kind="neutral" icon={<Icon name="check" />}>
      {children}
    </Pill>
  );
}

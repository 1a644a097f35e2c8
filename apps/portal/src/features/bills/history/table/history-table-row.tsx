/** One row of the histories: what it is, its state, the amount, and what can be done with it. */
import { formatAmount, formatChange, spokenSgd } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import { useAvailability } from '../../../../lib/availability.ts';
import { FeatureLink } from '../../../../ui/actions/feature-link.tsx';
import { IconTile } from '../../../../ui/surfaces/icon-tile.tsx';
import { Icon } from '../../../../ui/surfaces/icons.tsx';
import { Spoken } from '../../../../ui/text/spoken.tsx';
import { BillLink } from '../bill-link.tsx';
import { copy } from '../copy.ts';
import { DocumentButton, ReceiptButton } from '../documents/document-button.tsx';
import { findReceipt } from '../documents/documents-of.ts';
import type { BillDocument, Documents } from '../documents/use-documents.ts';
import type { BillRow, HistoryRow } from './history-rows.ts';
import styles from './history-table.module.css';
import { chooseIcon, formatDayWords, formatTitle, isWaiting, listNotes, RowPill } from './history-words.tsx';

export interface RowContext {
  readonly documents: Documents;
  documentOf(row: BillRow): BillDocument;
  /** 'Electricity, Water & Gas', in a list; none: not known. */
  utilitiesOf(accountNo: string): readonly string[];
  /** Rows of one kind alone, under their own tab. */
  readonly isOwnTab: boolean;
  readonly hasSeveralAccounts: boolean;
  readonly today: SgDay;
}

interface RowProps {
  readonly row: HistoryRow;
  readonly context: RowContext;
}

interface HistoryTableRowProps extends RowProps {
  /** '2026-11': it is the first row of its month, where the focus goes that asked for more. */
  readonly firstOf?: string | undefined;
}

export function HistoryTableRow({ row, context, firstOf }: HistoryTableRowProps) {
  return (
    <tr className={styles.row} data-first-of={firstOf} tabIndex={firstOf === undefined ? undefined : -1}>
      <EntryCell row={row} context={context} />
      <td className={styles.state}>
        <RowPill row={row} today={context.today} />
      </td>
      <td className={styles.amount} data-weight={isCharge(row, context.isOwnTab) ? 'full' : 'light'}>
        <RowAmount row={row} isOwnTab={context.isOwnTab} />
      </td>
      {!isBalanceRow(row, context.isOwnTab) && (
        <td className={styles.act}>
          <RowAction row={row} context={context} />
        </td>
      )}
    </tr>
  );
}

/** Under its own tab U-Save is about its balance: entry, type and change, and nothing to do. */
const isBalanceRow = ({ kind }: HistoryRow, isOwnTab: boolean): boolean => kind === 'u-save' && isOwnTab;

/** A credit reads lighter; under its own tab it reads full. */
function isCharge(row: HistoryRow, isOwnTab: boolean): boolean {
  if (row.kind === 'payment') return false;
  return row.amount > 0 && (row.kind !== 'u-save' || isOwnTab);
}

function RowAmount({ row, isOwnTab }: { readonly row: HistoryRow; readonly isOwnTab: boolean }) {
  if (row.kind === 'u-save' && !isOwnTab) return <span className="hidden-visually">{copy.inBills}</span>;
  const format = isBalanceRow(row, isOwnTab) ? formatChange : formatAmount;
  return <Spoken text={format(row.amount)} spoken={spokenSgd(row.amount)} />;
}

function EntryCell({ row, context: { isOwnTab, hasSeveralAccounts, utilitiesOf } }: RowProps) {
  const mayChange = useAvailability()('request-refund') === 'open';
  const title = formatTitle(row, isOwnTab);
  const notes = [
    formatDayWords(row, isOwnTab),
    ...listNotes(row, { isOwnTab, hasSeveralAccounts, mayChange, utilitiesOf }),
  ];
  return (
    <th scope="row" className={styles.entry}>
      {!isBalanceRow(row, isOwnTab) && <IconTile icon={chooseIcon(row)} size="large" />}
      <span className="grid shrinks">
        {row.kind === 'bill' ? (
          <span>
            <BillLink billId={row.bill.billId} className={styles.link}>
              {title}
              {row.bill.estimated && <span aria-hidden="true">{copy.star}</span>}
            </BillLink>
          </span>
        ) : (
          <span>
            <RefundLink row={row}>{title}</RefundLink>
          </span>
        )}
        <span className="dotted small second">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          {row.isNew && <strong className={styles.new}>{copy.isNew}</strong>}
        </span>
      </span>
    </th>
  );
}

/** A refund that waits has its change as its act: its name leads to the request itself. */
function RefundLink({ row, children }: { readonly row: HistoryRow; readonly children: string }) {
  const isOpen = useAvailability()('services') === 'open';
  if (!isOpen || row.kind !== 'refund' || row.refund.requestId === null || !isWaiting(row.refund.status))
    return children;
  return (
    <Link
      to="/services/$service/$requestId"
      params={{ service: 'request-refund', requestId: row.refund.requestId }}
      className={styles.link}
    >
      {children}
    </Link>
  );
}

function RowAction({ row, context }: RowProps) {
  const words = { title: formatTitle(row, context.isOwnTab), day: formatDayWords(row, context.isOwnTab) };
  if (row.kind === 'bill')
    return <DocumentButton document={context.documentOf(row)} documents={context.documents} {...words} />;
  if (row.kind === 'payment') {
    const orderId = findReceipt(row);
    return orderId === null ? null : <ReceiptButton orderId={orderId} {...words} />;
  }
  if (row.kind !== 'refund') return null;
  const { requestId, status } = row.refund;
  if (requestId === null) return null;
  if (isWaiting(status))
    return (
      <FeatureLink
        feature="request-refund"
        search={{ request: requestId }}
        className={`text-link ${styles.document}`}
      >
        <Icon name="chevronRight" size={18} />
        <span className={styles.changeWord}>{copy.change}</span>
      </FeatureLink>
    );
  return (
    <Link
      to="/services/$service/$requestId"
      params={{ service: 'request-refund', requestId }}
      className={`text-link ${styles.document}`}
      aria-label={copy.documentOf(copy.viewRequest, words.title, words.day)}
    >
      <Icon name="chevronRight" size={18} />
      <span className={styles.changeWord}>{copy.viewRequest}</span>
    </Link>
  );
}

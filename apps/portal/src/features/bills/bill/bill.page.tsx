/**
 * /bills/:billId: one bill, answer first: what is due, then what changed, then every line (visual 33).
 */
import { sgMonth } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { QueryCard } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { DocumentFailure } from '../history/documents/document-failure.tsx';
import { type BillDocument, useDocuments } from '../history/documents/use-documents.ts';
import type { BilledAccount } from '../outstanding.query.ts';
import styles from './bill.page.module.css';
import { groupCharges } from './bill-charges.ts';
import { type BillDetail, billDetailQuery } from './bill-detail.query.ts';
import { BillHead, PdfButton } from './bill-head.tsx';
import { LinesCard } from './bill-lines.tsx';
import { BillStatementCard } from './bill-statement.tsx';
import { UseCard } from './bill-use.tsx';
import { ChangesCard } from './changes.tsx';
import { copy } from './copy.ts';
import { EstimateCard } from './estimate.tsx';
import { HowToPay } from './how-to-pay.tsx';

export interface BillPageProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly BilledAccount[] | null;
  readonly billId: string;
  /** Called with 'November 2026 bill' once it is known: the title of the document is the app's. */
  onTitle?(title: string): void;
}

export function BillPage({ accounts, billId, onTitle }: BillPageProps) {
  const query = useQuery(billDetailQuery(accounts, billId));
  const card = useCardQuery(query);
  const bill = card.data;
  const title = bill && copy.title(sgMonth(bill.month));
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);

  // The focus stays on the heading, also when the bill's own replaces it.
  const isOnHeading = useRef(false);
  if (bill)
    return (
      <Bill
        bill={bill}
        isOnHeading={isOnHeading}
        refetch={async () => (await query.refetch()).data?.encryptedUrl ?? null}
      />
    );
  return (
    <div className="cards">
      <h1
        tabIndex={-1}
        className="hidden-visually"
        onFocus={() => {
          isOnHeading.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null) isOnHeading.current = false;
        }}
      >
        {copy.untitled}
      </h1>
      <QueryCard
        title={copy.payable}
        titleRole={card.waiting ? 'overline' : 'hidden'}
        query={card}
        skeleton={{
          label: copy.loading,
          blocks: [styles.numberBlock, styles.lineBlock, styles.lineBlock, styles.lineBlock],
        }}
        failure={{ heading: copy.failedTitle, note: copy.safe }}
      >
        {() => null}
      </QueryCard>
    </div>
  );
}

interface BillProps {
  readonly isOnHeading: RefObject<boolean>;
  readonly bill: BillDetail;
  refetch(): Promise<string | null>;
}

function Bill({ bill, isOnHeading, refetch }: BillProps) {
  const documents = useDocuments();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOnHeading.current) heading.current?.focus({ preventScroll: true });
    isOnHeading.current = false;
  }, [isOnHeading]);
  const pdf: BillDocument = {
    key: bill.billId,
    accountNo: bill.accountNo,
    period: bill.period,
    encryptedUrl: bill.encryptedUrl,
    refreshed: refetch,
  };
  const estimated = groupCharges(bill).filter(({ isEstimated }) => isEstimated);
  return (
    <div className="cards">
      <BillHead
        bill={bill}
        heading={heading}
        pdf={<PdfButton document={pdf} documents={documents} look="button" />}
      />
      <div className={styles.top} data-columns="" data-alone={bill.lastBill === null || undefined}>
        <BillStatementCard bill={bill} />
        <ChangesCard bill={bill} />
      </div>
      <div className={styles.below} data-columns="">
        <LinesCard bill={bill} />
        <div className={styles.asides}>
          {estimated.length > 0 && <EstimateCard bill={bill} charges={estimated} />}
          <UseCard bill={bill} />
        </div>
      </div>
      {bill.stillOwed.total > 0 && (
        <HowToPay pdf={<PdfButton document={pdf} documents={documents} look="link" />} />
      )}
      <DocumentFailure documents={documents} />
    </div>
  );
}

/** Where the page is, which bill it is, its neighbours and its document. */
import { sgDay, sgMonth } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type Ref, use } from 'react';
import { useAvailability } from '../../../lib/availability.ts';
import { KeepingContext } from '../../../lib/keeping.ts';
import { buttonClass } from '../../../ui/actions/button.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { billAddress } from '../history/bill-link.tsx';
import { copy as historyCopy } from '../history/copy.ts';
import type { BillDocument, Documents } from '../history/documents/use-documents.ts';
import styles from './bill.page.module.css';
import type { BillDetail } from './bill-detail.query.ts';
import { copy } from './copy.ts';
import { monthOfPeriod } from './period.ts';

interface BillHeadProps {
  readonly bill: BillDetail;
  readonly pdf: ReactNode;
  /** Takes the focus by script. */
  readonly heading: Ref<HTMLHeadingElement>;
}

export function BillHead({ bill, pdf, heading }: BillHeadProps) {
  const title = copy.title(sgMonth(bill.month));
  return (
    <div>
      <Breadcrumbs trail={[{ feature: 'bills', label: copy.bills }]} current={title.replace(/ bill$/, '')} />
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="lead">
            {unbroken(copy.issued(sgDay(bill.date), sgDay(bill.from), sgDay(bill.to), bill.days))}
          </p>
        </div>
        <div className={styles.headActions}>
          <Neighbour bill={bill.previous} label={copy.previous} side="left" />
          <Neighbour bill={bill.next} label={copy.next} side="right" />
          {pdf}
        </div>
      </div>
    </div>
  );
}

interface NeighbourProps {
  readonly bill: BillDetail['previous'];
  /** 'Previous bill,' before its month, for screen readers. */
  readonly label: string;
  readonly side: 'left' | 'right';
}

function Neighbour({ bill, label, side }: NeighbourProps) {
  const availability = useAvailability();
  if (bill === null || availability('bills') !== 'open') return null;
  const month = monthOfPeriod(bill.period);
  return (
    <Link to={billAddress(bill.billId)} className={buttonClass({ kind: 'second', small: true })}>
      {side === 'left' && <Icon name="chevronLeft" size={18} />}
      <span className="hidden-visually">{label} </span>
      {month}
      {side === 'right' && <Icon name="chevronRight" size={18} />}
    </Link>
  );
}

interface PdfButtonProps {
  readonly document: BillDocument;
  readonly documents: Documents;
  readonly look: 'button' | 'link';
}

export function PdfButton({ document, documents, look }: PdfButtonProps) {
  const canKeep = use(KeepingContext);
  if (!canKeep) return null;
  const isSaving = documents.isSaving(document);
  return (
    <button
      type="button"
      className={look === 'button' ? buttonClass({ kind: 'second', small: true }) : 'text-link'}
      aria-busy={isSaving || undefined}
      onClick={() => documents.save(document)}
    >
      {look === 'button' && <Icon name={isSaving ? 'clock' : 'download'} size={18} />}
      {isSaving ? historyCopy.saving : historyCopy.billPdf}
    </button>
  );
}

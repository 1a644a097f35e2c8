/** Lines of a bill as rows of their table: imported bills and those of the demo world. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Selectable } from 'kysely';
import type { BillLineTable } from './tables/money.ts';

type Alike = 'kind' | 'item' | 'utility' | 'quantityMilli' | 'unit' | 'rateE4' | 'estimated';

interface BillLine extends Pick<Selectable<BillLineTable>, Alike> {
  readonly amount: number;
  readonly gst: number;
  readonly from: SgDay | null;
  readonly to: SgDay | null;
}

export const toBillLineRows = (accountId: number, billId: string, lines: readonly BillLine[]) =>
  lines.map(({ kind, item, utility, quantityMilli, unit, rateE4, estimated, ...line }, index) => ({
    accountId,
    billId,
    lineNo: index + 1,
    kind,
    item,
    utility,
    quantityMilli,
    unit,
    rateE4,
    amountCents: line.amount,
    gstCents: line.gst,
    usedFrom: line.from,
    usedTo: line.to,
    estimated,
  }));

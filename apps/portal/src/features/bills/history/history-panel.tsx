/**
 * Content of a tab: the rows that there are, an error card in place of each part that could not be had, and a
 * sentence where there is nothing (S2 §4, readings §7).
 */
import { addMonths, daysBetween, type SgDay, type SgMonth, sgDay, sgMonth } from '@portal/domain/sg-time';
import { FailurePanel } from '../../../ui/loading/error-card.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import styles from './history-panel.module.css';
import { HistoryYears } from './history-years.tsx';
import type { Histories } from './queries/use-histories.ts';
import type { HistoryTab } from './tab-ids.ts';
import {
  billRows,
  type HistoryRow,
  otherRows,
  paymentRows,
  refundRows,
  uSaveCredits,
  uSaveRows,
} from './table/history-rows.ts';
import type { RowContext } from './table/history-table-row.tsx';
import type { USaveTabProps } from './u-save-tab.tsx';

/** Fetched when its tab opens: few look at it, and every visit of the page would pay for it. */
const LazyUSaveTab = lazyPart<USaveTabProps & { onClose(): void }>(
  async () => (await import('./u-save-tab.tsx')).USaveTab,
);

type Part = keyof Histories;
const parts: readonly Part[] = ['bills', 'payments', 'usave', 'refund'];

interface HistoryPanelProps extends Omit<RowContext, 'today' | 'isOwnTab'> {
  readonly tab: HistoryTab;
  readonly histories: Histories;
}

export function HistoryPanel({ tab, histories, ...context }: HistoryPanelProps) {
  const shown = tab === 'all' ? parts : [tab];
  const phase = shown.map((part) => histories[part].card.waiting).find((waiting) => waiting !== null);
  if (shown.some((part) => histories[part].state === 'waiting'))
    return (
      <Card title={copy.loading} titleRole="hidden" busy className={styles.waiting}>
        <Skeleton phase={phase ?? 'held'} label={copy.loading} blocks={rowsWaiting} />
      </Card>
    );
  const failed = shown.filter((part) => histories[part].state === 'failed');
  const rows = listRows(tab, histories);
  const begins = tab === 'usave' || tab === 'refund' ? null : findBeginning(rows, histories);
  return (
    // Takes the focus that a Try Again had, when what it asked for has come.
    <div ref={isHomeAccount(histories)} tabIndex={-1} data-quiet-focus="" className={styles.parts}>
      {failed.map((part) => (
        <FailedPart key={part} part={part} histories={histories} />
      ))}
      {tab === 'usave' && histories.usave.data ? (
        <LazyUSaveTab
          onClose={() => {}}
          uSave={histories.usave.data}
          rows={uSaveRows(histories.usave.data.items)}
          nextBill={findNextBill(histories)}
          {...context}
        />
      ) : (
        rows.length > 0 && <HistoryYears rows={rows} isOwnTab={tab !== 'all'} {...context} />
      )}
      {begins !== null && <p className="small second">{copy.since(begins)}</p>}
      {rows.length === 0 && failed.length === 0 && tab !== 'usave' && <Nothing words={copy.empty[tab]} />}
    </div>
  );
}

/** Bills and payments come about once a month. */
const DAYS_OF_TWO_MONTHS = 62;

const rowsWaiting = Array.from({ length: 5 }, () => styles.rowBlock);

function listRows(tab: HistoryTab, { bills, payments, usave, refund }: Histories): readonly HistoryRow[] {
  if (tab === 'usave') return [];
  const rows: Readonly<Record<Part, readonly HistoryRow[]>> = {
    bills: billRows(bills.data?.bills ?? []),
    payments: paymentRows(payments.data ?? []),
    usave: uSaveCredits(usave.data?.items ?? []),
    refund: refundRows(refund.data ?? []),
  };
  if (tab !== 'all') return rows[tab];
  return [...parts.flatMap((part) => rows[part]), ...otherRows(bills.data?.others ?? [])];
}

/** Where the list begins, if it goes back that far: older rows are not in the answer. */
function findBeginning(rows: readonly HistoryRow[], { bills }: Histories): SgDay | null {
  const since = bills.data === null ? null : sgDay(bills.data.since);
  const reachesBack = rows.some(({ on }) => since !== null && daysBetween(since, on) < DAYS_OF_TWO_MONTHS);
  return reachesBack ? since : null;
}

function findNextBill({ bills }: Histories): SgMonth | null {
  const newest = bills.data?.bills[0];
  return newest === undefined ? null : addMonths(sgMonth(newest.month), 1);
}

const isHomeAccount = (histories: Histories) => (panel: HTMLDivElement | null) => {
  for (const part of parts) histories[part].card.frame.current = panel;
};

function FailedPart({ part, histories }: { readonly part: Part; readonly histories: Histories }) {
  const { card, failure } = histories[part];
  return (
    <Card title={copy.tabs[part]} titleRole="hidden">
      <FailurePanel heading={copy.failed[part]} text={failure} note={copy.safe} retry={card.retry} />
    </Card>
  );
}

/** One sentence, in the place of rows. */
export function Nothing({ words }: { readonly words: string }) {
  return <p className="card second">{words}</p>;
}

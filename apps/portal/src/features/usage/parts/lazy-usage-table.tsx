/** The table, loaded when it is first opened. */
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import type { UsageTableProps } from './usage-table.tsx';

export const LazyUsageTable = lazyPart<UsageTableProps & { onClose(): void }>(
  async () => (await import('./usage-table.tsx')).UsageTable,
);

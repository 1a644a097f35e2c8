/** Until when the readings that a bill estimates can still be sent: the window of meters that somebody has to read. */
import { type ShownWindow, shownWindow } from '@portal/domain/meters/meter-window';
import type { Utility } from '@portal/domain/utility-names';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { metersWithWindow } from '../meter-readings/public.ts';
import type { BillFacts } from './bill-facts.ts';

export type SendReadings = Pick<ShownWindow, 'from' | 'to' | 'phase'> & {
  readonly utilities: readonly Utility[];
};

/** @returns null when nothing is estimated, a later bill has put it right, or no window is open or known */
export async function findSendReadings(
  { db, clock, subject }: SubjectContext,
  { accountId, status, shared }: OwnedAccount,
  { checked, next }: Pick<BillFacts, 'checked' | 'next'>,
): Promise<SendReadings | null> {
  const estimated = new Set(
    checked.lines.flatMap(({ line }) => (line.isEstimated && line.utility ? [line.utility] : [])),
  );
  if (next !== null || estimated.size === 0) return null;
  // Users of a master account read no meters (S2 §4), nobody reads those of an account that has ended, and who only looks sends nothing.
  if (subject.customer?.master || status === 'Inactive' || shared !== null) return null;
  const now = clock.now();
  const meters = await metersWithWindow(db, [accountId], now);
  const window = shownWindow(
    meters
      .filter(({ utility, upperMilli }) => estimated.has(utility) && upperMilli !== null)
      .map(({ utility, opensAt, closesAt }) => ({
        utility,
        from: opensAt,
        to: closesAt,
        isReadByHand: true,
      })),
    now,
  );
  if (window === null || window.phase === 'over') return null;
  return { from: window.from, to: window.to, phase: window.phase, utilities: window.utilitiesToRead };
}

/** The tabs of the bills page and their names in the address (readings §7). */
import type { Histories, HistoryFeatures } from './queries/use-histories.ts';

const historyTabs = ['all', 'bills', 'payments', 'usave', 'refund'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** 'history.all' */
export const toTabId = (tab: HistoryTab): string => `history.${tab}`;

/** U-Save while it is on, unless there turns out to be none; Refund while it is on. */
export function shownTabs(features: HistoryFeatures, { usave }: Pick<Histories, 'usave'>): HistoryTab[] {
  return historyTabs.filter((tab) => {
    if (tab === 'usave') return features.uSave && usave.state !== 'absent';
    return tab !== 'refund' || features.refund;
  });
}

/** Unknown, or not offered: all. */
export function findTab(tabId: string | undefined, shown: readonly HistoryTab[]): HistoryTab {
  return shown.find((tab) => toTabId(tab) === tabId) ?? 'all';
}

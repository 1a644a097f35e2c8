/** What an officer has ticked and written for each application: it stays while they look at another one. */
import { useCallback, useState } from 'react';

export type TickName = 'signed' | 'matches' | 'recent';
export const tickNames: readonly TickName[] = ['signed', 'matches', 'recent'];

export interface Draft {
  readonly ticks: ReadonlySet<TickName>;
  readonly note: string;
}

const nothing: Draft = { ticks: new Set(), note: '' };

/** The document that was looked at: what was ticked about it says nothing about the next one. */
interface DraftKey {
  readonly itemId: string;
  readonly documentNo: number;
}

export interface Drafts {
  of(key: DraftKey): Draft;
  /** A document has come since this officer began to decide on the one before. */
  isOvertaken(key: DraftKey): boolean;
  change(key: DraftKey, draft: Draft): void;
}

export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, { documentNo: number; draft: Draft }>>(new Map());
  const change = useCallback(
    ({ itemId, documentNo }: DraftKey, draft: Draft) =>
      setDrafts((all) => new Map(all).set(itemId, { documentNo, draft })),
    [],
  );
  return {
    of({ itemId, documentNo }) {
      const begun = drafts.get(itemId);
      return begun?.documentNo === documentNo ? begun.draft : nothing;
    },
    isOvertaken({ itemId, documentNo }) {
      const begun = drafts.get(itemId);
      return begun !== undefined && begun.documentNo !== documentNo;
    },
    change,
  };
}

export const isAllTicked = ({ ticks }: Draft): boolean => tickNames.every((name) => ticks.has(name));

/** The draft with one tick set or taken away. */
export function withTick(draft: Draft, name: TickName, isSet: boolean): Draft {
  const ticks = new Set(draft.ticks);
  if (isSet) ticks.add(name);
  else ticks.delete(name);
  return { ...draft, ticks };
}

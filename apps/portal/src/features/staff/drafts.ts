/** What an officer has ticked and written for each application: it stays while they look at another one. */
import { useCallback, useState } from 'react';

export type TickName = 'signed' | 'matches' | 'recent';
export const tickNames: readonly TickName[] = ['signed', 'matches', 'recent'];

export interface Draft {
  readonly ticks: ReadonlySet<TickName>;
  readonly note: string;
}

const nothing: Draft = { ticks: new Set(), note: '' };

export interface Drafts {
  of(itemId: string): Draft;
  change(itemId: string, draft: Draft): void;
}

export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const change = useCallback(
    (itemId: string, draft: Draft) => setDrafts((all) => new Map(all).set(itemId, draft)),
    [],
  );
  return { of: (itemId) => drafts.get(itemId) ?? nothing, change };
}

export const isAllTicked = ({ ticks }: Draft): boolean => tickNames.every((name) => ticks.has(name));

/** The draft with one tick set or taken away. */
export function withTick(draft: Draft, name: TickName, isSet: boolean): Draft {
  const ticks = new Set(draft.ticks);
  if (isSet) ticks.add(name);
  else ticks.delete(name);
  return { ...draft, ticks };
}

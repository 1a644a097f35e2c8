/** An officer's unsent decision on an application. */
export type TickName = 'signed' | 'matches' | 'recent';
export const tickNames: readonly TickName[] = ['signed', 'matches', 'recent'];

export interface Draft {
  /** The document that the officer looked at: ticks for it say nothing about the next one. */
  readonly documentNo: number;
  readonly ticks: ReadonlySet<TickName>;
  readonly note: string;
}

export const emptyDraft = (documentNo: number): Draft => ({ documentNo, ticks: new Set(), note: '' });

export const isAllTicked = ({ ticks }: Draft): boolean => tickNames.every((name) => ticks.has(name));

/** The draft with one tick set or taken away. */
export function withTick(draft: Draft, name: TickName, isSet: boolean): Draft {
  const ticks = new Set(draft.ticks);
  if (isSet) ticks.add(name);
  else ticks.delete(name);
  return { ...draft, ticks };
}

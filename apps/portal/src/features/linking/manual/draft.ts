/** Chosen file and tick of step 2: going back a step, or reading the terms where no tab may open, loses nothing. */
import { usePageMemory } from '../../../lib/use-page-memory.ts';

export interface ChosenFile {
  /** Another number for each choice: two files may have one name. */
  readonly id: string;
  readonly file: File;
  readonly problem: string | null;
}

export interface Draft {
  readonly chosen: ChosenFile | null;
  readonly isAccepted: boolean;
}

const NOTHING: Draft = { chosen: null, isAccepted: false };

interface StoredDraft {
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
  /** It was sent: the next form is another one. */
  forget(): void;
}

/** @param details of the application: a form that was signed for others is not kept */
export function useDraft(details: string): StoredDraft {
  const { value: draft, change, forget } = usePageMemory(['linking', 'company-draft', details], NOTHING);
  return { draft, change: (part) => change((before) => ({ ...before, ...part })), forget };
}

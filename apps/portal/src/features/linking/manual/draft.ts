/**
 * Chosen file and tick of step 2, for as long as the page's memory lasts: going back a step, or reading the
 * terms where no tab may open, loses nothing. Never in a storage of the browser.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

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
  const client = useQueryClient();
  const key = ['linking', 'company-draft', details] as const;
  const [draft, setDraft] = useState(() => client.getQueryData<Draft>(key) ?? NOTHING);
  // Two changes of one moment are both kept.
  const latest = useRef(draft);

  function change(part: Partial<Draft>): void {
    latest.current = { ...latest.current, ...part };
    client.setQueryData<Draft>(key, latest.current);
    setDraft(latest.current);
  }
  return { draft, change, forget: () => client.removeQueries({ queryKey: key }) };
}

/**
 * What was chosen and ticked in step 2, for as long as the page's memory lasts: going back a step, or reading the
 * terms where no tab may open, loses nothing. Never in a storage of the browser.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

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

/** @param details of the application: a form that was signed for others is not kept */
export function useDraft(details: string): readonly [Draft, (change: Partial<Draft>) => void] {
  const client = useQueryClient();
  const key = ['linking', 'company-draft', details] as const;
  const [draft, setDraft] = useState(() => client.getQueryData<Draft>(key) ?? NOTHING);
  const change = (part: Partial<Draft>) =>
    setDraft((last) => {
      const next = { ...last, ...part };
      client.setQueryData<Draft>(key, next);
      return next;
    });
  return [draft, change];
}

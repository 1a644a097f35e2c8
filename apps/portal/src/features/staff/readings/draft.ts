/** An officer's unsent decision on a reading. */
export interface Draft {
  readonly note: string;
}

export const emptyDraft: Draft = { note: '' };

/** An officer's unsent decision on a parked notice. */
export interface NoticeDraft<Decision extends string> {
  readonly choice: Decision | null;
  readonly note: string;
}

export const emptyDraft = { choice: null, note: '' } as const;

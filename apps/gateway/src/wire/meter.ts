/** Told of what happened, for metrics; never of whom it happened to. */
export interface Meter {
  operation(name: string, outcome: string, milliseconds: number): void;
  replayed(): void;
  /** Somebody has said the details of an account: how that was judged. */
  detailsJudged(verdict: DetailsVerdict): void;
}

/** 'locked': wrong, for the last time at this number. 'refused': not judged, as too much was wrong before. */
export type DetailsVerdict = 'right' | 'wrong' | 'locked' | 'refused';

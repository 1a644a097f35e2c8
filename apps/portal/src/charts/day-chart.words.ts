/** What a chart says, handed in by the feature that draws it: charts hold no words. */

/** How one half hour is told: in the label, and to those who listen. */
export interface SlotReading {
  readonly label: readonly [time: string, ...facts: string[]];
  readonly spoken: string;
}

export interface DayChartWords {
  readonly name: string;
  readonly howToRead: string;
  readonly measuredTo: string;
  readonly usual: string;
  hour(slot: number): string;
}

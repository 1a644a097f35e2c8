/** Words of a chart, handed in by the feature that draws it: charts hold none. */

/** Words of one half hour, for its label and for screen readers. */
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

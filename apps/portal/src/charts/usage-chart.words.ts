/** Words of a chart, handed in by the feature that draws it: charts hold none. */

/** Words of one bar, for its label and for screen readers. */
export interface BarReading {
  readonly label: readonly [name: string, ...facts: string[]];
  readonly spoken: string;
}

/** At the end of a line: 'Neighbours', '355 average'. */
interface LineName {
  readonly name: string;
  readonly value: string;
}

export interface UsageChartWords {
  readonly name: string;
  readonly howToRead: string;
  /** At the rule where measuring stops. */
  readonly measuredTo: string;
  /** Of the line beside the bars. */
  readonly usual: string;
  readonly average: LineName;
  readonly efficient: LineName;
}

/** The view of the heat map in its address, so that a link restores it: only what differs from where it starts. Pure. */
import { type DayChoice, dayChoices } from '@portal/domain/insights/heat-map';
import { type Utility, utilities } from '@portal/domain/utility-names';

/** Keys of the address. Anything that is no value of a key counts as absent. */
export interface HeatMapSearch {
  readonly utility?: string;
  readonly days?: string;
  readonly unit?: string;
  readonly table?: string;
  readonly finding?: string;
}

export const findingKeys = ['peak', 'nights', 'quiet'] as const;
export type FindingKey = (typeof findingKeys)[number];

export interface HeatMapView {
  /** null: electricity. */
  readonly utility: Utility | null;
  readonly choice: DayChoice;
  readonly isMoney: boolean;
  readonly isTableOpen: boolean;
  /** The card that dims the rest of the map. */
  readonly finding: FindingKey | null;
}

export function readHeatMapView({ utility, days, unit, table, finding }: HeatMapSearch): HeatMapView {
  return {
    utility: utilities.find((each) => each === utility) ?? null,
    choice: dayChoices.find((each) => each === days) ?? 'all',
    isMoney: unit === 'sgd',
    isTableOpen: table === 'open',
    finding: findingKeys.find((each) => each === finding) ?? null,
  };
}

export function writeHeatMapView(view: HeatMapView): Record<string, string> {
  const values = {
    utility: view.utility !== 'electricity' && view.utility,
    days: view.choice !== 'all' && view.choice,
    unit: view.isMoney && 'sgd',
    table: view.isTableOpen && 'open',
    finding: view.finding,
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

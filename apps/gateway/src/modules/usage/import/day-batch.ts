/** Days of half hours on their way to the database, each turned into text as it comes. */
import type { SgDay } from '@portal/domain/sg-time';
import type { IntervalDay } from './interval-row.rules.ts';

export interface IncomingDay extends IntervalDay {
  /** Of two rows for one day the one with the higher number counts. */
  readonly line: number;
  readonly receivedAt: number;
}

/** Accounts of different lanes are merged side by side: one core does not keep up with the file. */
export const LANES = 2;

/** The last digit says as much about an account as any other. */
export const laneOf = ({ digits }: Pick<IntervalDay, 'digits'>): number => Number(digits.at(-1)) % LANES;

/** Holds texts and no values: millions of numbers that wait for their turn would keep the garbage collector busy. */
export class DayBatch {
  readonly #rows: string[] = [];
  readonly #lanes = new Set<number>();
  #from: SgDay | null = null;
  #to: SgDay | null = null;

  add(incoming: IncomingDay): void {
    const { day } = incoming;
    this.#rows.push(formatRow(incoming));
    this.#lanes.add(laneOf(incoming));
    if (this.#from === null || day < this.#from) this.#from = day;
    if (this.#to === null || day > this.#to) this.#to = day;
  }

  /** The first and the last of the days; null: there is none. */
  get span(): { readonly from: SgDay; readonly to: SgDay } | null {
    return this.#from === null || this.#to === null ? null : { from: this.#from, to: this.#to };
  }

  /** In the order in which they are locked. */
  get lanes(): readonly number[] {
    return [...this.#lanes].toSorted((one, other) => one - other);
  }

  get text(): string {
    return this.#rows.join('\n');
  }
}

/** Cells between tabs: all rows go to the database as one text, twice as fast as JSON and the same on both engines. */
function formatRow({ line, digits, utility, day, values, estimatedSlots, receivedAt }: IncomingDay): string {
  let total = 0;
  let cells = '';
  let isPartial = false;
  for (const value of values) {
    total += value ?? 0;
    isPartial ||= value === null;
    cells += cells === '' ? (value ?? 'NULL') : `,${value ?? 'NULL'}`;
  }
  const status = isPartial ? 'Partial' : estimatedSlots === 0 ? 'Actual' : 'Estimated';
  return [line, digits, day, `{${cells}}`, total, status, estimatedSlots, receivedAt, utility].join('\t');
}

/** The months of a year, and a home beside its neighbours. Pure. */
import { divideRounded } from '@portal/domain/money';
import { addMonths, type SgMonth, sgMonth } from '@portal/domain/sg-time';

const MONTHS_OF_YEAR = 12;
/** Smaller groups are not shown: an average of few would tell of single homes. */
const FEWEST_HOUSEHOLDS = 10;

export function listYear(year: number): readonly SgMonth[] {
  const january = sgMonth(`${year}-01`);
  return Array.from({ length: MONTHS_OF_YEAR }, (_, index) => addMonths(january, index));
}

/** null where one of them is not known. */
export function sumOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0 || known.length < values.length) return null;
  return known.reduce((sum, value) => sum + value, 0);
}

interface MonthOfAccount {
  readonly accountId: number;
  readonly total: number;
  readonly households: number | null;
  readonly average: number | null;
  readonly efficient: number | null;
  readonly cost: number | null;
}

interface Neighbours {
  readonly average: number;
  readonly efficient: number;
  /** At the price that the home paid for a unit; null where that is not known. */
  readonly averageCost: number | null;
  readonly efficientCost: number | null;
}

/** One household is compared, and only with a large enough group; several accounts at one premises with nobody. */
export function compareWithNeighbours(
  months: readonly MonthOfAccount[],
  homes: ReadonlySet<number>,
): Neighbours | null {
  const [own] = months;
  if (!own || months.length > 1 || !homes.has(own.accountId)) return null;
  const { total, cost, households, average, efficient } = own;
  if (households === null || households < FEWEST_HOUSEHOLDS || average === null || efficient === null)
    return null;
  const atOwnPrice = (quantity: number): number | null =>
    cost === null || total <= 0 ? null : divideRounded(cost * quantity, total);
  return { average, efficient, averageCost: atOwnPrice(average), efficientCost: atOwnPrice(efficient) };
}

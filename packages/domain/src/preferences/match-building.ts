/** The street of an address among the buildings that a directory has at its postal code (S3 §5.1). */

export interface Building {
  /** House or block number; null: it has none. */
  readonly block: string | null;
  readonly street: string;
  readonly building: string | null;
}

export interface FoundStreet {
  /** '' while several streets share the postal code and neither a block nor a choice tells them apart. */
  readonly street: string;
  readonly building: string | null;
  /** The address is not complete without a block. */
  readonly needsBlock: boolean;
  /** The house stands in each of these: one of them is to be chosen. Left out where it stands in one street. */
  readonly streets?: string[];
}

const isSameText = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/**
 * @param typed in canonical form; its street counts where the house stands in several, and where the directory does not know
 *   the block; it must be one of the streets of that postal code
 * @returns null: there is no such address
 */
export function matchBuilding(
  buildings: readonly Building[],
  { block, street }: { readonly block: string; readonly street: string },
): FoundStreet | null {
  const houses = buildings.filter((each) =>
    block === '' ? each.block === null : each.block !== null && isSameText(each.block, block),
  );
  const inStreet = (among: readonly Building[]) => among.find((each) => isSameText(each.street, street));
  if (houses.length > 0) {
    const streets = listStreets(houses);
    const house = streets.length === 1 ? houses[0] : inStreet(houses);
    return {
      street: house?.street ?? '',
      building: house?.building ?? null,
      needsBlock: false,
      ...(streets.length > 1 && { streets }),
    };
  }
  if (block === '') {
    const [first, ...others] = listStreets(buildings);
    if (first === undefined) return null;
    return { street: others.length === 0 ? first : '', building: null, needsBlock: true };
  }
  const found = inStreet(buildings);
  return found ? { street: found.street, building: null, needsBlock: false } : null;
}

const listStreets = (buildings: readonly Building[]): string[] => [
  ...new Set(buildings.map((each) => each.street)),
];

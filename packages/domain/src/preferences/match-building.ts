/** The street of an address among the buildings that a directory has at its postal code (S3 §5.1). */

export interface Building {
  /** House or block number; null: it has none. */
  readonly block: string | null;
  readonly street: string;
  readonly building: string | null;
}

export interface FoundStreet {
  /** '' while several streets share the postal code and no block tells them apart. */
  readonly street: string;
  readonly building: string | null;
  /** The address is not complete without a block. */
  readonly needsBlock: boolean;
}

const isSameText = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/**
 * @param typed in canonical form; a typed street counts only where the block is unknown to the directory, and only if it
 *   is one of the streets of that postal code
 * @returns null: there is no such address
 */
export function matchBuilding(
  buildings: readonly Building[],
  { block, street }: { readonly block: string; readonly street: string },
): FoundStreet | null {
  if (block === '') {
    const bare = buildings.find((each) => each.block === null);
    if (bare) return { street: bare.street, building: bare.building, needsBlock: false };
    const [first, ...others] = new Set(buildings.map((each) => each.street));
    if (first === undefined) return null;
    return { street: others.length === 0 ? first : '', building: null, needsBlock: true };
  }
  const found =
    buildings.find((each) => each.block !== null && isSameText(each.block, block)) ??
    buildings.find((each) => isSameText(each.street, street));
  if (found === undefined) return null;
  const isOwn = found.block !== null && isSameText(found.block, block);
  return { street: found.street, building: isOwn ? found.building : null, needsBlock: false };
}

/** Divides a whole number by weights so that the parts are whole and add up again. */

/** @param total a whole number of at least 0 @param weights above 0 */
export function spread(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const due = Math.round((total * weighed) / all);
    const part = due - given;
    given = due;
    return part;
  });
}

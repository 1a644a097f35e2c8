/** One broken rule at one place, as both checkers report it. */
export interface Breach {
  readonly rule: string;
  /** Path from the root of the repository, with the line where one is known. */
  readonly where: string;
  /** The allowed alternative. */
  readonly advice: string;
}

export function printable(breach: Breach): string {
  return `${breach.where}\n    ${breach.rule}: ${breach.advice}`;
}

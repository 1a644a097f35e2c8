/** Which writes of one body run: those that belong together, as one; any other second write is refused. */
export interface MaybeWrite {
  readonly key: string;
  readonly effect: 'read' | 'write';
  readonly group: string | undefined;
}

/** @returns the keys of the writes that may run; the first write of the body decides */
export function writesThatRun(calls: readonly MaybeWrite[]): Set<string> {
  const writes = calls.filter(({ effect }) => effect === 'write');
  const [first] = writes;
  if (!first) return new Set();
  const together = first.group === undefined ? [first] : writes.filter(({ group }) => group === first.group);
  return new Set(together.map(({ key }) => key));
}

/** The item after one of a queue that was decided: the one below it, at the end the one above. */
/** @returns null when nothing else waits, or the decided one was not among those that wait */
export function nextAfter(waiting: readonly { readonly itemId: string }[], decided: string): string | null {
  const at = waiting.findIndex(({ itemId }) => itemId === decided);
  if (at === -1) return null;
  return (waiting[at + 1] ?? waiting[at - 1])?.itemId ?? null;
}

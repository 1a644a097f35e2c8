/** Looks at writes as they leave, in a drawn state; leaveState() takes it away with the state's wire. */

/** @returns the idempotency keys of the writes of that operation that are sent from now on, in order */
export function keysSent(operation: string): string[] {
  const keys: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (String(init?.body).includes(`"${operation}"`))
      keys.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
    return answer(input, init);
  };
  return keys;
}

/**
 * One attempt, one idempotency key: a try whose answer was lost is repeated under its key, so that it cannot be done
 * twice; an answer, or other words, begin a new one. Kept in memory alone: what was typed goes nowhere else.
 */
import { NO_ANSWER, toApiError } from './api-error.ts';

/** Nobody knows whether these were done. */
const unsettled: ReadonlySet<string> = new Set([
  NO_ANSWER,
  'SK_TIMEOUT_1001',
  'SK_BUSY_1001',
  'SK_UNKNOWN_1001',
]);

/** Whether nobody knows what became of a try. */
export const isUnsettled = (error: unknown): boolean => unsettled.has(toApiError(error).code);

export interface Attempts {
  /** @param body what is sent, to know a repeat by; `send` gets the key to send it under */
  run<T>(body: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T>;
}

export function createAttempts(): Attempts {
  let open: { readonly text: string; readonly key: string } | null = null;
  return {
    async run(body, send) {
      const words = JSON.stringify(body ?? null);
      if (open?.text !== words) open = { text: words, key: crypto.randomUUID() };
      const { key } = open;
      try {
        const answer = await send(key);
        open = null;
        return answer;
      } catch (error) {
        if (!isUnsettled(error)) open = null;
        throw error;
      }
    },
  };
}

/**
 * An attempt that outlives its page: its idempotency key is kept for all tabs before anything is sent, so that a
 * reload and a second tab ask for the same thing under the same key (T14). Beside the key stands a mark by which the
 * same words are known again, never the words. Ends when it is refused, or when whoever made it says so.
 */

import { forget, keep, readStored } from '../storage.ts';
import { isUnsettled } from './attempts.ts';

interface StoredAttempt {
  readonly key: string;
  readonly mark: string;
}

export interface LastingAttempt {
  /** @param body what is sent, and by whom, to know a repeat by; its answer may then be an earlier one */
  run<T>(body: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T>;
  /** The same words begin a new attempt. */
  end(): void;
}

/** @param name of its place in the storage */
export function lastingAttempt(name: string): LastingAttempt {
  const end = () => forget('local', name);
  return {
    async run(body, send) {
      const words = JSON.stringify(body ?? null);
      const before = read(readStored('local', name));
      const isRepeat = before !== null && before.mark === computeMark(before.key, words);
      const key = isRepeat ? before.key : crypto.randomUUID();
      if (!isRepeat)
        keep('local', name, JSON.stringify({ key, mark: computeMark(key, words) } satisfies StoredAttempt));
      try {
        return await send(key);
      } catch (error) {
        if (!isUnsettled(error)) end();
        throw error;
      }
    },
    end,
  };
}

function read(text: string | null): StoredAttempt | null {
  try {
    const { key, mark } = JSON.parse(text ?? '{}') as Partial<StoredAttempt>;
    return typeof key === 'string' && typeof mark === 'string' ? { key, mark } : null;
  } catch {
    return null;
  }
}

/** FNV-1a, 32 bits: tells equal words from others, and is too short to tell what they were. */
function computeMark(key: string, words: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${key} ${words}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

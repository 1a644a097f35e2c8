/**
 * From the bytes of a body to the calls in it. A fault of one key is that key's; a body that cannot be taken
 * apart safely is refused as a whole. Knows no operation.
 */
import { MOST_KEYS } from '@portal/contract/http';
import { holdsNul, mayHoldNul } from './nul.ts';
import { topLevelKeys } from './scan-keys.ts';

export interface KeyedInput {
  readonly key: string;
  readonly input: unknown;
  /** The key, or one within its value, stands there more than once: which one was meant cannot be known. */
  readonly duplicate: boolean;
  readonly hasNul: boolean;
}

/** @returns the calls in the order of the body, each key once; null when the body is refused as a whole */
export function readBody(text: string): KeyedInput[] | null {
  const keys = topLevelKeys(text);
  if (keys === null || keys.length === 0 || keys.length > MOST_KEYS) return null;
  const inputs = parsed(text);
  if (inputs === null) return null;
  const mayHaveNul = mayHoldNul(text);
  return [...Map.groupBy(keys, ({ key }) => key)].map(([key, written]) => ({
    key,
    input: inputs.get(key),
    duplicate: written.length > 1 || written.some(({ hasDoubledKey }) => hasDoubledKey),
    hasNul: mayHaveNul && holdsNul(inputs.get(key)),
  }));
}

/** A Map, so that no key can reach a prototype. */
function parsed(text: string): Map<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
    return new Map(Object.entries(value));
  } catch {
    return null;
  }
}

/**
 * Puts calls of one tick into bodies for POST /api. Owns the rules of a body: not too many keys, a key once,
 * a write alone with its own idempotency key. Knows nothing of HTTP.
 */
import { MOST_KEYS } from '@portal/contract/http';

export interface PendingCall {
  readonly name: string;
  readonly input: unknown;
  /** null for a read. */
  readonly idempotencyKey: string | null;
  readonly headers: Readonly<Record<string, string>>;
  resolve(data: unknown): void;
  reject(error: unknown): void;
}

export function toBodies(calls: readonly PendingCall[]): PendingCall[][] {
  const bodies: PendingCall[][] = [];
  for (const call of calls) {
    const body = isAlone(call) ? undefined : bodies.find((candidate) => hasRoomFor(candidate, call));
    if (body) body.push(call);
    else bodies.push([call]);
  }
  return bodies;
}

function isAlone(call: PendingCall): boolean {
  return call.idempotencyKey !== null || Object.keys(call.headers).length > 0;
}

function hasRoomFor(body: readonly PendingCall[], call: PendingCall): boolean {
  const [first] = body;
  if (!first || isAlone(first) || body.length >= MOST_KEYS) return false;
  return body.every((other) => other.name !== call.name);
}

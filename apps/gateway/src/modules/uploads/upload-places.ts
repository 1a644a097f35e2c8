/**
 * Limits concurrent uploads. A place is held until the file is read, checked and stored: memory stays small, and
 * neither a person nor an address keeps the others from sending.
 */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../wire/calls/refusal.ts';
import { addressKey } from '../../wire/limits/caller-key.ts';

const MOST = 16;
const MOST_OF_PERSON = 2;
/** An office, or a telephone network. */
const MOST_OF_ADDRESS = 4;

const held = new Map<string, number>();

function change(key: string, by: 1 | -1): void {
  const count = (held.get(key) ?? 0) + by;
  if (count > 0) held.set(key, count);
  else held.delete(key);
}

/**
 * @param person whose place it is; from `subjectKey`
 * @throws Refusal SK_BUSY_1001 when this person, this address or everybody together sends enough already
 */
export async function inUploadPlace<T>(
  request: Pick<FastifyRequest, 'ip'>,
  person: string,
  work: () => Promise<T>,
): Promise<T> {
  const bounds = [
    ['all', MOST],
    [person, MOST_OF_PERSON],
    [addressKey(request.ip), MOST_OF_ADDRESS],
  ] as const;
  if (bounds.some(([key, most]) => (held.get(key) ?? 0) >= most)) throw new Refusal('SK_BUSY_1001');
  for (const [key] of bounds) change(key, 1);
  try {
    return await work();
  } finally {
    for (const [key] of bounds) change(key, -1);
  }
}

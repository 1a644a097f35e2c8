/**
 * Limits concurrent uploads. A place is held until the file is read, checked and stored: memory stays small, and
 * neither a person nor an address keeps the others from sending.
 */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../wire/calls/refusal.ts';
import { addressKey } from '../../wire/limits/caller-key.ts';
import { createShares } from '../../wire/limits/shares.ts';

const MOST = 16;
const MOST_OF_PERSON = 2;
/** An office, or a telephone network. */
const MOST_OF_ADDRESS = 4;

const places = createShares();

/**
 * @param person whose place it is; from `subjectKey`
 * @throws Refusal SK_BUSY_1001 when this person, this address or everybody together sends enough already
 */
export async function inUploadPlace<T>(
  request: Pick<FastifyRequest, 'ip'>,
  person: string,
  work: () => Promise<T>,
): Promise<T> {
  const leave = places.take([
    ['all', MOST],
    [person, MOST_OF_PERSON],
    [addressKey(request.ip), MOST_OF_ADDRESS],
  ]);
  if (leave === null) throw new Refusal('SK_BUSY_1001');
  return work().finally(leave);
}

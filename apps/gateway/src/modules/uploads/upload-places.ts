/**
 * Limits concurrent uploads. A place is held until the file is read, checked and stored: memory stays small, and
 * neither a person nor an address nor a crowd of slow senders keeps the others from sending.
 */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../wire/calls/refusal.ts';
import { addressKey } from '../../wire/limits/caller-key.ts';

const MOST = 16;
const MOST_OF_PERSON = 2;
/** So many are taken at most when a person gets a second place. */
const MOST_BEFORE_SECOND = 8;
/** An office, or a telephone network. */
const MOST_OF_ADDRESS = 4;
/** A body that still comes after so long gives its place to somebody who has none, when all are taken. */
const GIVES_WAY_AFTER_MS = 30_000;

interface Place {
  readonly person: string;
  readonly address: string;
  readonly raw: FastifyRequest['raw'];
  /** By `performance.now()`. */
  readonly since: number;
  readonly leaving: AbortController;
}

/** In the order in which they were taken. */
const taken = new Set<Place>();

/** @returns null without room */
function takePlace({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>, person: string): Place | null {
  const place = {
    person,
    address: addressKey(ip),
    raw,
    since: performance.now(),
    leaving: new AbortController(),
  };
  const others = [...taken];
  const own = others.filter((other) => other.person === person).length;
  if (own >= MOST_OF_PERSON) return null;
  if (others.filter(({ address }) => address === place.address).length >= MOST_OF_ADDRESS) return null;
  if (own > 0 && taken.size >= MOST_BEFORE_SECOND) return null;
  if (taken.size >= MOST && !makeRoom(place.since)) return null;
  taken.add(place);
  return place;
}

/** A file that is there as a whole is not given up. */
function makeRoom(now: number): boolean {
  const oldest = [...taken].find(({ raw }) => !raw.complete);
  if (!oldest || now - oldest.since < GIVES_WAY_AFTER_MS) return false;
  taken.delete(oldest);
  oldest.leaving.abort();
  return true;
}

/**
 * @param person whose place it is; from `subjectKey`
 * @param work hears when its upload has to give way: `readUpload` then ends with SK_BUSY_1001
 * @throws Refusal SK_BUSY_1001 when this person, this address or everybody together sends enough already
 */
export async function inUploadPlace<T>(
  request: Pick<FastifyRequest, 'ip' | 'raw'>,
  person: string,
  work: (leaving: AbortSignal) => Promise<T>,
): Promise<T> {
  const place = takePlace(request, person);
  if (place === null) throw new Refusal('SK_BUSY_1001');
  return work(place.leaving.signal).finally(() => taken.delete(place));
}

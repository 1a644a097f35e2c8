/**
 * A puzzle that costs the sender of a form some computing, or, in a browser without script, some waiting. It is
 * signed instead of stored; only its use is kept. Knows neither the sender nor the form.
 */
import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { take } from '../../db/rate-counter.store.ts';

const derive = promisify(pbkdf2);

/** Read by assets/proof.js as well. */
export const PUZZLE_ITERATIONS = 1000;
/** About half a second in a browser of today; each step up doubles it. */
const FEWEST_BITS = 10;
export const WAIT_SECONDS = 20;
/** As long as the form itself can be sent. */
const LIFE_MS = 3_600_000;

export interface Puzzle {
  /** '<bits>.<second it was made>.<random>.<signature>' */
  readonly challenge: string;
  readonly bits: number;
}

interface Answer {
  readonly challenge: string;
  /** The number that solves it; empty: the sender has waited. */
  readonly nonce: string;
}

export interface ProofOfWork {
  /** @param harder how often the work is doubled */
  makePuzzle(harder: number): Puzzle;
  /** Takes each puzzle once. 'waited' counts only if the caller lets it. */
  judge(answer: Answer): Promise<'solved' | 'waited' | 'refused'>;
}

const CHALLENGE = /^(\d{1,2})\.(\d{1,12})\.[\w-]{22}\.[\w-]{43}$/;
const NONCE = /^\d{1,10}$/;

/** Whether the first bits of the key are zero. */
export async function solves({ challenge, bits }: Puzzle, nonce: string): Promise<boolean> {
  const key = await derive(challenge, nonce, PUZZLE_ITERATIONS, 4, 'sha256');
  return Math.clz32(key.readUInt32BE(0)) >= bits;
}

export function proofOfWork(db: Db, clock: Clock, secret: string): ProofOfWork {
  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

  function readChallenge(challenge: string): { readonly bits: number; readonly ageMs: number } | null {
    const found = CHALLENGE.exec(challenge);
    if (!found) return null;
    const at = challenge.lastIndexOf('.');
    const signature = Buffer.from(challenge.slice(at + 1));
    if (!timingSafeEqual(signature, Buffer.from(sign(challenge.slice(0, at))))) return null;
    const ageMs = clock.now() - Number(found[2]) * 1000;
    return ageMs < 0 || ageMs >= LIFE_MS ? null : { bits: Number(found[1]), ageMs };
  }

  const useOnce = (challenge: string): Promise<boolean> => {
    const name = createHmac('sha256', secret).update(`used ${challenge}`).digest('base64url');
    return take(db, `idp:puzzle:${name}`, { most: 1, withinMs: LIFE_MS + 1000 }, clock.now());
  };

  return {
    makePuzzle(harder) {
      const bits = FEWEST_BITS + harder;
      const second = Math.floor(clock.now() / 1000);
      const text = `${bits}.${second}.${randomBytes(16).toString('base64url')}`;
      return { challenge: `${text}.${sign(text)}`, bits };
    },
    async judge({ challenge, nonce }) {
      const read = readChallenge(challenge);
      if (!read) return 'refused';
      const hasWaited = nonce === '' && read.ageMs >= WAIT_SECONDS * 1000;
      const hasSolved = NONCE.test(nonce) && (await solves({ challenge, bits: read.bits }, nonce));
      if (!(hasWaited || hasSolved) || !(await useOnce(challenge))) return 'refused';
      return hasSolved ? 'solved' : 'waited';
    },
  };
}

/**
 * Cost of a form from an address that has sent too many wrong passwords or too many forms: a puzzle that the
 * page's script solves, or twenty seconds of waiting. Callers behind a shared address are not locked out.
 */
import type { FastifyRequest } from 'fastify';
import type { FormKind } from '../limits/identity-limits.ts';
import type { Puzzle } from '../limits/proof-of-work.ts';
import type { IdentityParts } from '../parts.ts';
import { formField } from './form-body.ts';

export interface SlowDown {
  /** The puzzle that a form of this kind needs, or null while the address is within its limits. */
  puzzleFor(kind: FormKind, request: FastifyRequest): Promise<Puzzle | null>;
  /** Whether the posted form may be looked at. */
  isPaidFor(kind: FormKind, request: FastifyRequest): Promise<boolean>;
}

export function slowDown({ limits, proof }: Pick<IdentityParts, 'limits' | 'proof'>): SlowDown {
  return {
    async puzzleFor(kind, { ip }) {
      const excess = await limits.excessOf(kind, ip);
      return excess === null ? null : proof.makePuzzle(excess);
    },
    async isPaidFor(kind, { ip, body }) {
      if ((await limits.excessOf(kind, ip)) === null) return true;
      const verdict = await proof.judge({
        challenge: formField(body, 'challenge'),
        nonce: formField(body, 'nonce'),
      });
      return verdict === 'solved' || (verdict === 'waited' && limits.mayWait(ip));
    },
  };
}

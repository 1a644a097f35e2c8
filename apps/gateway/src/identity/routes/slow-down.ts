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
  /** Whether the posted form brings the work, or the waiting, that one more of its address costs. */
  isPaidFor(request: FastifyRequest): Promise<boolean>;
  /** Takes one of the forms of the address that send mails; false when one more has to be paid for. */
  mayMail(request: FastifyRequest): Promise<boolean>;
}

export function slowDown({ limits, proof }: Pick<IdentityParts, 'limits' | 'proof'>): SlowDown {
  async function isPaidFor({ ip, body }: FastifyRequest): Promise<boolean> {
    const verdict = await proof.judge({
      challenge: formField(body, 'challenge'),
      nonce: formField(body, 'nonce'),
    });
    return verdict === 'solved' || (verdict === 'waited' && limits.mayWait(ip));
  }
  return {
    async puzzleFor(kind, { ip }) {
      const excess = await limits.excessOf(kind, ip);
      return excess === null ? null : proof.makePuzzle(excess);
    },
    isPaidFor,
    async mayMail(request) {
      if (await limits.takeMailForm(request.ip)) return true;
      if (!(await isPaidFor(request))) return false;
      await limits.countMailForm(request.ip);
      return true;
    },
  };
}

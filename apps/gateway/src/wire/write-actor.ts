/** Who a write is recorded under: ids only, never a name. */
import { createHash } from 'node:crypto';
import type { CallContext } from './context.ts';

export interface Actor {
  /** 'customer:12', 'staff:7', 'sign-in:3f…' for someone whom no linking knows yet. */
  readonly name: string;
  /** The number that idempotency keys are kept under. */
  readonly scope: number;
}

/** A customer's id is positive; a sign-in without one gets a negative number of its own. */
export function actorOf(context: CallContext): Actor {
  if ('subject' in context && context.subject.customer) {
    const { customerId, staff } = context.subject.customer;
    return { name: `${staff ? 'staff' : 'customer'}:${customerId}`, scope: customerId };
  }
  const hash = hashOf('token' in context ? `${context.token.issuer} ${context.token.subject}` : 'anybody');
  return { name: nameOf(hash), scope: -1 - hash.readUIntBE(0, 6) };
}

const hashOf = (who: string): Buffer => createHash('sha256').update(who).digest();
const nameOf = (hash: Buffer): string => `sign-in:${hash.toString('hex', 0, 8)}`;

/** Someone of whom only the sign-in is known. @param issuer 'embedded' or the issuer's address */
export const signInName = (issuer: string, subject: string): string => nameOf(hashOf(`${issuer} ${subject}`));

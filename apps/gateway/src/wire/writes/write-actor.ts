/** The actor of a write in the audit log: ids only, never a name. */
import { createHash } from 'node:crypto';
import type { CallContext } from '../context.ts';

export interface Actor {
  /** 'customer:12', 'staff:7', 'sign-in:3f…' for someone whom no linking knows yet. */
  readonly name: string;
  /** The number that idempotency keys are kept under. */
  readonly scope: number;
}

/** The scope is of the sign-in: between a write and its repeat, linking may have made a customer of it. */
export function toActor(context: CallContext): Actor {
  const hash = hashActor('token' in context ? `${context.token.issuer} ${context.token.subject}` : 'anybody');
  const scope = -1 - hash.readUIntBE(0, 6);
  const customer = 'subject' in context ? context.subject.customer : null;
  return { name: customer ? customerName(customer.customerId, customer.staff) : formatHash(hash), scope };
}

export const customerName = (customerId: number, isStaff = false): string =>
  `${isStaff ? 'staff' : 'customer'}:${customerId}`;

const hashActor = (actor: string): Buffer => createHash('sha256').update(actor).digest();
const formatHash = (hash: Buffer): string => `sign-in:${hash.toString('hex', 0, 8)}`;

/** Someone of whom only the sign-in is known. @param issuer 'embedded' or the issuer's address */
export const signInName = (issuer: string, subject: string): string =>
  formatHash(hashActor(`${issuer} ${subject}`));

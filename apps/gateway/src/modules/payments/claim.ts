/** What a reference was made for: the order that a customer asked for, or the slip of a bill. */
import type { Db } from '../../db/database.ts';
import { type Order, type OrderPart, orderById, orderIdOfReference } from './order.store.ts';
import { type Slip, slipOfReference } from './slip.ts';

/** null: nothing of ours. */
export type Claim = { readonly order: Order } | { readonly slip: Slip } | null;

export async function claimOf(db: Db, reference: string): Promise<Claim> {
  const orderId = await orderIdOfReference(db, reference);
  const order = orderId === null ? null : await orderById(db, orderId);
  if (order !== null) return { order };
  const slip = await slipOfReference(db, reference);
  return slip === null ? null : { slip };
}

export function partsOf(claim: Claim): readonly OrderPart[] {
  if (claim === null) return [];
  return 'order' in claim ? claim.order.parts : claim.slip.parts;
}

/** A slip has no number before it is paid. */
export const orderIdOf = (claim: Claim): string | null =>
  claim !== null && 'order' in claim ? claim.order.orderId : null;

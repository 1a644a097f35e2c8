/** The source of a reference: a customer's order, or the slip of a bill. */
import type { PaynowOrder } from '@portal/domain/settlement.rules';
import type { Db } from '../../db/database.ts';
import { type Order, type OrderPart, ordersByReference } from './orders/order.store.ts';
import { type Slip, slipOfReference } from './orders/slip.ts';

/** null: nothing of ours. */
export type Claim = { readonly order: Order } | { readonly slip: Slip } | null;

export async function loadClaim(db: Db, reference: string): Promise<Claim> {
  return (await loadClaims(db, [reference])).get(reference) ?? null;
}

/** By reference. Orders are looked for together: slips are few. */
export async function loadClaims(db: Db, references: readonly string[]): Promise<Map<string, Claim>> {
  const orders = await ordersByReference(db, references);
  const claims = new Map<string, Claim>();
  for (const reference of references) {
    const order = orders.get(reference);
    const slip = order ? null : await slipOfReference(db, reference);
    claims.set(reference, order ? { order } : slip && { slip });
  }
  return claims;
}

/** As the rule of settlement takes it. */
export function findOrder(claim: Claim): PaynowOrder | null {
  if (claim === null) return null;
  return 'order' in claim ? claim.order : claim.slip;
}

export function listParts(claim: Claim): readonly OrderPart[] {
  if (claim === null) return [];
  return 'order' in claim ? claim.order.parts : claim.slip.parts;
}

/** A slip has no number before it is paid. */
export const findOrderId = (claim: Claim): string | null =>
  claim !== null && 'order' in claim ? claim.order.orderId : null;

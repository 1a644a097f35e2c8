/**
 * The utility's treasury, which pays refunds out. Its answer comes later, by a signed webhook; an order says only that
 * it has it. Knows neither ledger nor request.
 */
import type { Cents } from '@portal/domain/money';
import type { ProxyType } from '@portal/domain/refunds/refund-method';

/** Where the money goes. The treasury knows the holder by the number of the business partner. */
export type Destination =
  | {
      readonly method: '08';
      readonly proxyType: ProxyType;
      /** Mobile number with country code, or UEN with suffix; null: the ID of the holder, which it has itself. */
      readonly proxyValue: string | null;
    }
  | { readonly method: '03'; readonly bankId: string }
  | { readonly method: '02'; readonly address: string };

export interface PayoutOrder {
  /** Of the request: an order under a known reference is the same order. */
  readonly reference: string;
  readonly amount: Cents;
  readonly bpNo: string;
  readonly holder: string;
  readonly destination: Destination;
}

/** The order may or may not have arrived; the same one may be sent again. */
export class TreasuryUnavailable extends Error {
  override name = 'TreasuryUnavailable';
}

/** The treasury does not take this order; others are not concerned. */
export class PayoutRejected extends Error {
  override name = 'PayoutRejected';
}

export interface Treasury {
  /** Resolves when the treasury has it. @throws TreasuryUnavailable, PayoutRejected */
  order(payout: PayoutOrder): Promise<void>;
}

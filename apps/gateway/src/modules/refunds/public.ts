/** Refunds for the wiring and for other areas. */
export { decideNotice } from './decide-notice.ts';
export { findPayout, type Payout, toPayoutState } from './payout.store.ts';
export { refundKind } from './refund-kind.ts';
export { listRequestedRefunds } from './requested-refunds.ts';
export { type TreasuryNotice, treasuryNotices } from './treasury-notice.store.ts';

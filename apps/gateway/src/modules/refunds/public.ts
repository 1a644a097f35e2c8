/** Refunds for the wiring and for other areas. */
export { decideNotice } from './decide-notice.ts';
export { findPayout, type Payout, toPayoutState } from './payout.store.ts';
export { refundKind } from './refund-kind.ts';
export { listRequestedRefunds } from './requested-refunds.ts';
export {
  countParkedNotices,
  findNoticeDecision,
  findParkedNotice,
  listParkedNotices,
  type ParkedNotice,
} from './treasury-notice.store.ts';

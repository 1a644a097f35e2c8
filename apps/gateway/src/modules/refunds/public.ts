/** Refunds for the wiring and for other areas. */
export { refundKind } from './refund-kind.ts';
export { listRequestedRefunds } from './requested-refunds.ts';

/** Entry of refunds: the page, its words on the page of a request, its state among the services. */
export { RefundPage } from './refund.page.tsx';
export { refundRequest } from './refund-request.tsx';
export { useRefundState } from './use-refund-state.tsx';

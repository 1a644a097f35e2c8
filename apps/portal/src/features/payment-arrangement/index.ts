/** Entry of the payment arrangement: its page, its words on the page of a request, its state among the services. */
export { ArrangementPage } from './arrangement.page.tsx';
export { arrangementRequest } from './arrangement-request.tsx';
export { useArrangementState } from './use-arrangement-state.tsx';

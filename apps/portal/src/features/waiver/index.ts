/** Entry of the waiver: its page, its words on the page of a request, its state among the services. */

export { useWaiverState } from './use-waiver-state.ts';
export { WaiverPage } from './waiver.page.tsx';
export { waiverRequest } from './waiver-request.tsx';

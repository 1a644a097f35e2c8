/** Requests for the areas whose requests they are. */
export {
  moveRequest,
  openRequest,
  type RequestActor,
  type RequestChange,
  tellOfBeginning,
} from './change-request.ts';
export {
  countDueRequests,
  findLastRequests,
  findOpenRequests,
  findRequest,
  formatLastEvent,
  listCustomersOf,
  listDueRequests,
  listRequestsOfKind,
  type StoredRequest,
} from './request.store.ts';
export { type AnyRequestKind, defineRequestKind } from './request-kind.ts';
export { findStandings } from './standings.ts';

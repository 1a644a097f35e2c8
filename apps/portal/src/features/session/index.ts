/**
 * The door of the session area. Whoever belongs to a public page loads it with import(): behind it stand the
 * OIDC client and the query library.
 */
export { AccountFailedPage } from './account-failed.page.tsx';
export { ActOncePage } from './act-once.page.tsx';
export { CallbackPage } from './callback.page.tsx';
export { copy as sessionCopy } from './copy.ts';
export {
  type AccountOutcome,
  type AccountPage,
  loadAccount,
  pageOf,
  STAFF_PAGE,
} from './load-account.ts';
export { NotActivePage } from './not-active.page.tsx';
export { openSession } from './open-session.ts';
export { profileQuery } from './profile.query.ts';
export { LogOutUnheard, type SessionControl } from './session-control.ts';
export { SessionEnding } from './session-ending.tsx';
export { VerifyPage } from './verify.page.tsx';

/**
 * Entry of the session area. Public pages load it with import(), as behind it stand the
 * OIDC client and the query library.
 */

export { copy as sessionCopy } from './copy.ts';
export {
  type AccountOutcome,
  type AccountPage,
  findPage as pageOf,
  loadAccount,
  STAFF_PAGE,
} from './load-account.ts';
export { openSession } from './open-session.ts';
export { AccountFailedPage } from './pages/account-failed.page.tsx';
export { ActOncePage } from './pages/act-once.page.tsx';
export { CallbackPage } from './pages/callback.page.tsx';
export { NotActivePage } from './pages/not-active.page.tsx';
export { SessionEnding } from './pages/session-ending.tsx';
export { VerifyPage } from './pages/verify.page.tsx';
export { profileQuery } from './profile.query.ts';
export { LogOutUnheard, type SessionControl } from './session-control.ts';

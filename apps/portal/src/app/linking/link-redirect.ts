/**
 * Access to the pages of the /link-account area (S1 §4, readings §4): not linked, on any; with an open
 * application, on its page only; everybody else goes where they belong, staff without accounts to their own pages.
 * Its result is of no use to a person who is led on, so that the registry's page is no exception.
 */
import { safeReturnPath } from '@portal/domain/redirect';
import { type AccountOutcome, STAFF_PAGE } from '../../features/session/index.ts';
import { currentMode, type Mode } from '../../lib/modes.ts';
import { pageFor, resolveLandingRoute } from '../account/account.ts';
import type { Redirect } from '../account/account-gate.tsx';

export function linkRedirect(
  outcome: AccountOutcome,
  pathname: string,
  mode: Mode = currentMode(),
): Redirect | null {
  // The address runs ahead of the page: whoever is leaving, as by Logout, is not called back.
  if (!isInArea(pathname)) return null;
  // A person who only looks at the home of somebody else may still link their own.
  if (outcome.kind === 'ready' && outcome.isViewer) return null;
  const page = outcome.kind === 'ready' ? resolveLandingRoute(outcome) : pageFor(outcome, mode);
  const at = pathname.replace(/\/+$/, '');
  // The steps of a page have addresses below its own.
  if (page === null || page.to === at || at.startsWith(`${page.to}/`)) return null;
  if (page.to === STAFF_PAGE) return page;
  if (outcome.kind === 'not-linked') return null;
  return ledOn.has(outcome.kind) ? { ...page, keepsQuery: true } : page;
}

/** After a sign-in: whether they wanted a page of the area that the status of their link allows. @param wanted not judged yet */
export function isAllowedLinkPage(outcome: AccountOutcome, wanted: unknown): boolean {
  const pathname = safeReturnPath(wanted)?.replace(/[?#].*$/, '') ?? '';
  return isInArea(pathname) && linkRedirect(outcome, pathname) === null;
}

const isInArea = (pathname: string): boolean => /^\/link-account(\/|$)/.test(pathname);

/** Those whose link status says where they belong; the rest is no question of linking. */
const ledOn: ReadonlySet<AccountOutcome['kind']> = new Set([
  'ready',
  'company-application',
  'individual-link',
]);

/**
 * Result of the business registry's redirect. Taken out of the address before anything is asked of anybody, so that
 * no request, history entry or link carries it, and kept in this page's memory until it has done its work: a reload
 * finds nothing.
 */
import type { RegistryReturn } from '../../features/linking/index.ts';

/** Where the business registry leads back to. */
const REGISTRY_CALLBACK = '/link-account/company/callback';

let brought: RegistryReturn | null = null;

/** First thing of all, where the portal starts in a browser. */
export function takeRegistryReturn(): void {
  if (location.pathname.replace(/\/+$/, '') !== REGISTRY_CALLBACK || location.search === '') return;
  const search = new URLSearchParams(location.search);
  brought = returnIn(search);
  // How the tab runs goes on standing there; whatever else came is the registry's.
  for (const name of [...search.keys()]) if (name !== 'mode' && name !== 'redirect') search.delete(name);
  const rest = search.toString();
  history.replaceState(null, '', `${location.pathname}${rest === '' ? '' : `?${rest}`}`);
}

/** Strips an address for a sign-in: nothing of what the registry says is kept, however it came there. */
export function keepableHref({ pathname, href }: { pathname: string; href: string }): string {
  const isCallback = pathname.toLowerCase().replace(/\/+$/, '') === REGISTRY_CALLBACK;
  return isCallback ? REGISTRY_CALLBACK : href;
}

/** Null: nothing came, or it was used. */
export const currentReturn = (): RegistryReturn | null => brought;

export function forgetReturn(): void {
  brought = null;
}

/** A refusal by the person counts as an answer: it uses the state up. */
function returnIn(search: URLSearchParams): RegistryReturn | null {
  const [code, state, iss, error] = ['code', 'state', 'iss', 'error'].map((name) => search.get(name));
  if (!code && !error) return null;
  return {
    authCode: code ?? '',
    ...(state ? { state } : {}),
    ...(iss ? { iss } : {}),
    ...(error ? { error } : {}),
  };
}

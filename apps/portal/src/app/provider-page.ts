/** Pages of the identity provider that a person is sent to and comes back from. */

/**
 * @param address of the provider's page; null where it has none
 * @param back path of the portal. Our own provider takes the path, as it leads nowhere else; another one could not
 *   tell of which site, and gets the full address
 */
export function providerPage(
  address: string | null | undefined,
  back: string,
  portalOrigin = location.origin,
): string | null {
  if (!address) return null;
  const page = new URL(address);
  const isOwn = page.origin === portalOrigin;
  page.searchParams.set('redirect', isOwn ? back : new URL(back, portalOrigin).href);
  return page.href;
}

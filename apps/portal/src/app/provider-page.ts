/** Pages of the identity provider that a person is sent to and comes back from. */

/**
 * @param address of the provider's page; null where it has none
 * @param back path of the portal; the provider judges for itself where it leads
 */
export function providerPage(address: string | null | undefined, back: string): string | null {
  if (!address) return null;
  const page = new URL(address);
  page.searchParams.set('redirect', back);
  return page.href;
}

/**
 * The names the sandbox answers to. Another site could point its own name at this computer and would then
 * read the mails as its own pages; a browser still sends that name.
 */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** @param portalOrigin 'http://localhost:4000' @returns as a Host header writes them, in small letters */
export function ownHosts(portalOrigin: string): ReadonlySet<string> {
  const { host, port } = new URL(portalOrigin);
  const own = loopback.map((name) => (port === '' ? name : `${name}:${port}`));
  return new Set([host, ...own]);
}

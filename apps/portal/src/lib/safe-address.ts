/**
 * Judges an address that came in content before a link is made of it: only web addresses, or paths of this
 * origin. Everything else (javascript:, data:, other origins in disguise) is null, and no link is drawn.
 */
const LONGEST = 2_000;

/** An address elsewhere, as the browser writes it. @param schemes e.g. ['https:'] */
export function webAddress(text: string, schemes: readonly string[]): string | null {
  const url = parsed(text);
  if (!url || !schemes.includes(url.protocol)) return null;
  // 'https://portal.example@elsewhere.example' reads like another place than it leads to.
  return url.username === '' && url.password === '' ? url.href : null;
}

/** A path of this origin with its query, or null; '//elsewhere', '/\\elsewhere' and the like are not paths. */
export function ownPath(text: string, origin: string): string | null {
  if (!text.startsWith('/')) return null;
  const url = parsed(text, origin);
  return url && url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

function parsed(text: string, base?: string): URL | null {
  if (text.length > LONGEST) return null;
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

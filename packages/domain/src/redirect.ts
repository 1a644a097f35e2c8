/**
 * Judges where a person may be sent after signing in: only a path of this portal, never another site and
 * never a page that would act at once. Used by portal and gateway; refuses everything it does not know.
 */

const LONGEST = 2_000;
/** Paths as browsers write them: printable ASCII without quotes, angle brackets or backslash. */
const PATH = /^\/[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*$/;
const REST = /^[A-Za-z0-9\-._~!$&'()*+,;=:@%/?]*$/;
/** Written in percent these are another slash, backslash, dot segment, control character or a second percent. */
const HIDDEN = /%(?:2f|5c|2e|25|[01][0-9a-f]|7f)|%(?![0-9a-f]{2})/i;
/** Controls in the query or fragment; encoded slashes are fine there. */
const HIDDEN_CONTROL = /%(?:[01][0-9a-f]|7f)|%(?![0-9a-f]{2})/i;
/** First segments that sign in, sign out or are no page. */
const NEVER = new Set(['login', 'logout', 'callback', 'silent', 'oidc', 'interaction', 'idp', 'api']);

/** No browser writes other bytes; a lenient decoder may read them as a slash, a strict one throws at them. */
function isUtf8(address: string): boolean {
  try {
    // With its result unused, the portal's bundler takes the call for one without effects and leaves it out.
    return decodeURIComponent(address).length <= address.length;
  } catch {
    return false;
  }
}

/**
 * The path when it is safe to go to after signing in, else null. Keeps query and fragment.
 * Refuses other origins in every known disguise (threat T3).
 */
export function safeReturnPath(input: unknown): string | null {
  if (typeof input !== 'string' || input.length === 0 || input.length > LONGEST) return null;
  const mark = input.search(/[?#]/);
  const path = mark === -1 ? input : input.slice(0, mark);
  const [query = '', fragment = '', ...more] = mark === -1 ? [] : input.slice(mark).split('#');
  if (more.length > 0 || !PATH.test(path) || !REST.test(query) || !REST.test(fragment)) return null;
  if (HIDDEN.test(path) || HIDDEN_CONTROL.test(query) || HIDDEN_CONTROL.test(fragment)) return null;
  if (!isUtf8(input)) return null;
  const segments = path.slice(1).split('/');
  const inner = segments.slice(0, -1);
  if (inner.includes('') || segments.includes('.') || segments.includes('..')) return null;
  return NEVER.has((segments[0] ?? '').toLowerCase()) ? null : input;
}

/** Scheme and host as browsers write them, then anything that is no space, quote, backslash or control. */
const ADDRESS = /^(https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)(?:[/?#][\w\-.~!$&()*+,;=:@%/?#]*)?$/i;

/**
 * Redirect of a kiosk at the end of a session: an address whose origin is on the installation's list, else null.
 * The list decides alone; a path of this portal is judged by safeReturnPath (threat T3).
 */
export function allowedAddress(input: unknown, origins: readonly string[]): string | null {
  if (typeof input !== 'string' || input.length > LONGEST || HIDDEN_CONTROL.test(input)) return null;
  if (!isUtf8(input)) return null;
  const origin = ADDRESS.exec(input)?.[1];
  return origin !== undefined && origins.includes(origin.toLowerCase()) ? input : null;
}

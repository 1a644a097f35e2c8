/** Takes the token out of an Authorization header. */
const BEARER = /^Bearer +([\w.~+/=-]{1,8192})$/i;

/** @returns null without a header, and an empty token (which no check accepts) for a header of another kind */
export function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined || authorization === '') return null;
  return BEARER.exec(authorization)?.[1] ?? '';
}

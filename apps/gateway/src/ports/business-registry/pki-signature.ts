/**
 * The signed header of MyInfo Business v2: RS256 over method, address and parameters. The base string is not
 * encoded, unlike its origin OAuth 1. Source: myinfo-biz-specs v2.0.0, "Token" and "Entity-Person"; order and
 * separators as in the registry's own demo application.
 */
import { type KeyObject, randomUUID, sign } from 'node:crypto';

export interface SignedCall {
  readonly method: 'GET' | 'POST';
  /** URL without its query. */
  readonly url: string;
  /** Parameters of the query or the form. */
  readonly params: Readonly<Record<string, string>>;
  readonly appId: string;
  readonly key: KeyObject;
  /** System time in milliseconds: the registry compares it with its own. */
  readonly now: number;
}

/** METHOD&URL&a=1&b=2, parameters sorted by name. */
export function baseString(method: string, url: string, params: Readonly<Record<string, string>>): string {
  const names = Object.keys(params).sort();
  return [method, url, ...names.map((name) => `${name}=${params[name]}`)].join('&');
}

/** The value of the Authorization header, before a token is added. */
export function pkiSign({ method, url, params, appId, key, now }: SignedCall): string {
  const own = { app_id: appId, nonce: randomUUID(), signature_method: 'RS256', timestamp: String(now) };
  const signature = sign('RSA-SHA256', Buffer.from(baseString(method, url, { ...params, ...own })), key);
  const fields = [
    ['timestamp', own.timestamp],
    ['nonce', own.nonce],
    ['app_id', appId],
    ['signature_method', 'RS256'],
    ['signature', signature.toString('base64')],
  ];
  return `PKI_SIGN ${fields.map(([name, value]) => `${name}="${value}"`).join(',')}`;
}

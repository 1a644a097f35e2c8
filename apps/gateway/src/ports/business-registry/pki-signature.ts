/**
 * The signed header of MyInfo Business v2: RS256 over method, address and parameters. Nothing in the base
 * string is encoded, unlike in OAuth 1 which it comes from. Source: myinfo-biz-specs v2.0.0, "Token" and
 * "Entity-Person"; the order and the joining as in the registry's own demo application.
 */
import { type KeyObject, randomUUID, sign } from 'node:crypto';

export interface SignedCall {
  readonly method: 'GET' | 'POST';
  /** Without its query. */
  readonly url: string;
  /** Of the query or the form. */
  readonly params: Readonly<Record<string, string>>;
  readonly appId: string;
  readonly key: KeyObject;
  /** The computer's own time in milliseconds: the registry compares it with its own. */
  readonly now: number;
}

/** METHOD&URL&a=1&b=2, the parameters in the order of their names. */
export function baseString(method: string, url: string, params: Readonly<Record<string, string>>): string {
  const names = Object.keys(params).sort();
  return [method, url, ...names.map((name) => `${name}=${params[name]}`)].join('&');
}

/** The whole value of the Authorization header, as it is without a token. */
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

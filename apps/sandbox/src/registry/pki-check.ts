/**
 * The registry's side of PKI_SIGN: parses the header and checks it by the specification of version 2.
 * Written apart from the portal's side, so that the two check each other.
 */
import { type KeyObject, verify } from 'node:crypto';
import type { Desk } from './desk.ts';

const SKEW = 5 * 60_000;
const HEADER = /^PKI_SIGN ((?:\w+="[^"]*",?)+?)(?:,Bearer ([\w.-]+))?$/;

export interface SignedRequest {
  readonly header: string | undefined;
  readonly method: string;
  /** Without its query. */
  readonly url: string;
  readonly params: URLSearchParams;
}

/** @returns the bearer token ('' where there is none); null for an unsigned call */
export function checkedCall(
  { header = '', method, url, params }: SignedRequest,
  trust: { readonly appId: string; readonly key: KeyObject; readonly now: number; readonly desk: Desk },
): { readonly bearer: string } | null {
  const [, text = '', bearer = ''] = HEADER.exec(header) ?? [];
  const fields = new Map(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const signature = Buffer.from(fields.get('signature') ?? '', 'base64');
  fields.delete('signature');
  const isOurs = fields.get('app_id') === trust.appId && fields.get('signature_method') === 'RS256';
  if (!isOurs || !(Math.abs(trust.now - Number(fields.get('timestamp'))) <= SKEW)) return null;
  const pairs = [...fields, ...params].sort(([a], [b]) => (a < b ? -1 : 1));
  const base = `${method}&${url}&${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`;
  if (!verify('RSA-SHA256', Buffer.from(base), trust.key, signature)) return null;
  return trust.desk.isFresh('pki', fields.get('nonce') ?? '') ? { bearer } : null;
}

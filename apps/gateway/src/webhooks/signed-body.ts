/** The body of a webhook as JSON. Nothing in it is believed before the signature over its bytes is checked. */
import { headers } from '@portal/contract/http';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../wire/calls/refusal.ts';
import { addressKey } from '../wire/limits/caller-key.ts';
import { hasDoubledKey } from '../wire/scan-keys.ts';
import type { Wire } from '../wire/wire.ts';
import { isSigned } from './signature.rules.ts';

/** The limit of every webhook's body. */
export const WEBHOOK_BYTES = 8 * 1024;

/**
 * @param secrets that are good now
 * @throws Refusal SK_SEC_1000 unless it is signed, without a word on what is wrong with it; SK_BODY_1001 unless it is JSON with each key once
 */
export function readSignedBody(
  { clock, limits }: Pick<Wire, 'clock' | 'limits'>,
  request: FastifyRequest,
  secrets: readonly string[],
): unknown {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const textOf = (name: string): string => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const signed = {
    timestamp: textOf(headers.webhookTimestamp),
    signature: textOf(headers.webhookSignature),
    body,
  };
  if (!isSigned(signed, secrets, clock.now())) {
    if (!limits.address.take(addressKey(request.ip), 1)) throw new Refusal('SK_LIMIT_1001');
    throw new Refusal('SK_SEC_1000');
  }
  const text = body.toString('utf8');
  if (hasDoubledKey(text)) throw new Refusal('SK_BODY_1001');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('SK_BODY_1001');
  }
}

/** The header Idempotency-Key, of POST /api and of the REST writes alike. */
import { headers } from '@portal/contract/http';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../calls/refusal.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** @returns null without one. @throws Refusal SK_INPUT_1001 for one that is none */
export function findIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers[headers.idempotencyKey];
  if (typeof key !== 'string' || key === '') return null;
  if (!KEY.test(key)) throw new Refusal('SK_INPUT_1001');
  return key;
}

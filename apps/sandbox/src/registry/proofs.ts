/**
 * Authentication in version 3: the client by an assertion that it signed (RFC 7523), and the holder of a key by a
 * proof for this very call (DPoP, RFC 9449). Both work once.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import { readField } from '../frame/own-forms.ts';
import { CLIENT_ID, type SandboxRegistry } from './sandbox-registry.ts';

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const AGE = '5 minutes';

/** Whether the form carries an assertion of our client, meant for us, not seen before. */
export async function isClient(request: FastifyRequest, registry: SandboxRegistry): Promise<boolean> {
  if (readField(request, 'client_assertion_type') !== ASSERTION_TYPE) return false;
  const { clientSigning } = await registry.keys.v3();
  try {
    const { payload, protectedHeader } = await jwtVerify(
      readField(request, 'client_assertion'),
      clientSigning.publicKey,
      {
        algorithms: ['ES256'],
        issuer: CLIENT_ID,
        subject: CLIENT_ID,
        audience: registry.v3,
        typ: 'JWT',
        maxTokenAge: AGE,
        requiredClaims: ['exp', 'jti'],
      },
    );
    return protectedHeader.kid === clientSigning.kid && registry.desk.isFresh('assertion', payload.jti ?? '');
  } catch {
    return false;
  }
}

/**
 * @param url without its query
 * @param accessToken the token that the proof must belong to, where there is one
 * @returns the thumbprint of the proven key; null when nothing is proven
 */
export async function provenKey(
  request: FastifyRequest,
  url: string,
  registry: SandboxRegistry,
  accessToken?: string,
): Promise<string | null> {
  const { dpop } = request.headers;
  if (typeof dpop !== 'string') return null;
  try {
    const { payload, protectedHeader } = await jwtVerify(dpop, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      maxTokenAge: AGE,
      requiredClaims: ['jti', 'htm', 'htu'],
    });
    const hash = accessToken && createHash('sha256').update(accessToken).digest('base64url');
    const isThisCall =
      payload.htm === request.method && payload.htu === url && (hash === undefined || payload.ath === hash);
    if (!isThisCall || !protectedHeader.jwk || !registry.desk.isFresh('proof', payload.jti ?? ''))
      return null;
    return calculateJwkThumbprint(protectedHeader.jwk);
  } catch {
    return null;
  }
}

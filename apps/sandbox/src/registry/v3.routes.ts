/** Version 3 between the portal and the registry, as FAPI 2.0 has it: pushed request, token, userinfo. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readField } from '../frame/own-forms.ts';
import type { AuthorizeRequest } from './desk.ts';
import { misbehave } from './misbehave.ts';
import { isClient, provenKey } from './proofs.ts';
import { CLIENT_ID, type SandboxRegistry } from './sandbox-registry.ts';
import { v3Answers } from './v3-answers.ts';

const REQUEST_NAME = 'urn:ietf:params:oauth:request_uri:';
const PUSHED_SECONDS = 60;

/** Request of a pushed form; null when it is malformed. */
function readRequest(
  request: FastifyRequest,
  redirectUri: string,
  thumbprint: string,
): AuthorizeRequest | null {
  const field = (name: string) => readField(request, name);
  const scopes = field('scope').split(' ');
  const isAsAgreed =
    field('client_id') === CLIENT_ID &&
    field('response_type') === 'code' &&
    field('redirect_uri') === redirectUri &&
    field('code_challenge_method') === 'S256' &&
    /^[\w-]{43}$/.test(field('code_challenge')) &&
    field('state') !== '' &&
    field('nonce') !== '' &&
    scopes.includes('openid') &&
    scopes.includes('entity.basic_profile.registration_number');
  if (!isAsAgreed) return null;
  const [state, nonce, challenge] = [field('state'), field('nonce'), field('code_challenge')];
  return { version: 'v3', purpose: '', state, nonce, challenge, thumbprint };
}

/** @returns the request that a browser's request_uri stands for */
export const pushedRequest = (registry: SandboxRegistry, requestUri: string): AuthorizeRequest | undefined =>
  requestUri.startsWith(REQUEST_NAME)
    ? registry.desk.pushed.look(requestUri.slice(REQUEST_NAME.length))
    : undefined;

function tokenRoute(app: FastifyInstance, registry: SandboxRegistry): void {
  const answers = v3Answers(registry);
  app.post('/v3/token', async (request, reply) => {
    if (await misbehave(registry.dials, reply)) return reply;
    if (!(await isClient(request, registry))) return reply.code(401).send({ error: 'invalid_client' });
    const thumbprint = await provenKey(request, `${registry.v3}/token`, registry);
    if (thumbprint === null) return reply.code(400).send({ error: 'invalid_dpop_proof' });
    const granted = registry.desk.redeem(readField(request, 'code'));
    const verifier = createHash('sha256').update(readField(request, 'code_verifier')).digest('base64url');
    const matchesRequest =
      readField(request, 'grant_type') === 'authorization_code' &&
      readField(request, 'redirect_uri') === registry.redirectUri &&
      granted?.version === 'v3' &&
      granted.challenge === verifier &&
      granted.thumbprint === thumbprint;
    if (!granted || !matchesRequest) return reply.code(400).send({ error: 'invalid_grant' });
    return reply.send(await answers.tokens(granted));
  });
}

function userinfoRoute(app: FastifyInstance, registry: SandboxRegistry): void {
  const answers = v3Answers(registry);
  app.get('/v3/userinfo', async (request, reply) => {
    if (await misbehave(registry.dials, reply)) return reply;
    const [, token = ''] = /^DPoP (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const granted = registry.desk.tokens.look(token);
    const thumbprint = await provenKey(request, `${registry.v3}/userinfo`, registry, token);
    if (!granted || thumbprint === null || granted.thumbprint !== thumbprint) {
      return reply
        .code(401)
        .header('www-authenticate', 'DPoP error="invalid_token"')
        .send({ error: 'invalid_token' });
    }
    return reply.type('application/jwt').send(await answers.userinfo(granted));
  });
}

export function v3Routes(app: FastifyInstance, registry: SandboxRegistry): void {
  const answers = v3Answers(registry);
  app.get('/v3/.well-known/openid-configuration', (_request, reply) => reply.send(answers.discovery()));
  app.get('/v3/jwks', async (_request, reply) => reply.send(await answers.publicKeys()));

  app.post('/v3/request', async (request, reply) => {
    if (!(await isClient(request, registry))) return reply.code(401).send({ error: 'invalid_client' });
    const thumbprint = await provenKey(request, `${registry.v3}/request`, registry);
    if (thumbprint === null) return reply.code(400).send({ error: 'invalid_dpop_proof' });
    const pushed = readRequest(request, registry.redirectUri, thumbprint);
    if (pushed === null) return reply.code(400).send({ error: 'invalid_request' });
    const name = `${REQUEST_NAME}${registry.desk.pushed.put(pushed)}`;
    return reply.code(201).send({ request_uri: name, expires_in: PUSHED_SECONDS });
  });

  tokenRoute(app, registry);
  userinfoRoute(app, registry);
}

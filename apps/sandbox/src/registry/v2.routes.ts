/** Version 2 between the portal and the registry: a code for a token, a token for a company. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readField } from '../frame/own-forms.ts';
import { companyByUen } from './companies.ts';
import { misbehave } from './misbehave.ts';
import { checkedCall } from './pki-check.ts';
import { CLIENT_ID, type SandboxRegistry } from './sandbox-registry.ts';
import { v2Answers } from './v2-answers.ts';

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function v2Routes(app: FastifyInstance, registry: SandboxRegistry): void {
  const answers = v2Answers(registry);
  const { desk, dials } = registry;

  async function signed(request: FastifyRequest, url: string, params: URLSearchParams) {
    const { client } = await registry.keys.v2();
    return checkedCall(
      { header: request.headers.authorization, method: request.method, url, params },
      { appId: CLIENT_ID, key: client.publicKey, now: registry.now(), desk },
    );
  }

  app.post('/v2/token', async (request, reply) => {
    if (await misbehave(dials, reply)) return reply;
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const isSigned = (await signed(request, `${registry.v2}/token`, form)) !== null;
    if (!isSigned || !isSame(readField(request, 'client_secret'), registry.secret)) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const isAsAgreed =
      readField(request, 'grant_type') === 'authorization_code' &&
      readField(request, 'client_id') === CLIENT_ID &&
      readField(request, 'redirect_uri') === registry.redirectUri;
    const granted = isAsAgreed ? desk.redeem(readField(request, 'code')) : undefined;
    if (granted?.version !== 'v2') return reply.code(400).send({ error: 'invalid_grant' });
    return reply.send(await answers.accessToken(granted.company));
  });

  app.get('/v2/entity-person/:uen/:person/', async (request, reply) => {
    if (await misbehave(dials, reply)) return reply;
    const { uen, person } = request.params as { uen: string; person: string };
    const url = `${registry.v2}/entity-person/${uen}/${person}/`;
    const query = new URL(request.url, registry.origin).searchParams;
    const call = await signed(request, url, query);
    const company = companyByUen(uen);
    if (call === null || (await answers.subjectOf(call.bearer)) !== `${uen}_${person}` || !company) {
      return reply.code(401).send({ error: 'unauthorized' });
    }
    return reply.type('application/jose').send(await answers.entity(company));
  });
}

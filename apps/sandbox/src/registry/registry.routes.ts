/** Routes of the registry for a browser: its page, its dials, log-in and consent, the return with a code. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../frame/html.ts';
import { readField, readQuery } from '../frame/own-forms.ts';
import { page } from '../frame/page.ts';
import { companyByUen } from './companies.ts';
import { registryCopy as copy } from './copy.ts';
import type { AuthorizeRequest } from './desk.ts';
import { faultNamed } from './dials.ts';
import { consentPage, registryPage, wrongRequestPage } from './registry.page.ts';
import { CLIENT_ID, type SandboxRegistry } from './sandbox-registry.ts';
import { pushedRequest } from './v3.routes.ts';

const getSite = ({ origin }: SandboxRegistry) => ({ portalOrigin: origin, hasRegistry: true });

/** Version 2 writes it with a hyphen. */
const refusal = { v2: 'error-description', v3: 'error_description' } as const;

function returnAddress(
  { redirectUri, v3 }: SandboxRegistry,
  request: AuthorizeRequest,
  answer: Record<string, string>,
): string {
  const named = request.version === 'v3' ? { iss: v3 } : {};
  return `${redirectUri}?${new URLSearchParams({ ...answer, state: request.state, ...named })}`;
}

function consentRoutes(app: FastifyInstance, registry: SandboxRegistry): void {
  const { desk, origin } = registry;
  const show = (title: string, body: Html) =>
    page({ title, current: 'registry', site: getSite(registry), styles: ['registry.css'], body });
  const refuseRequest = (reply: FastifyReply) =>
    reply.code(400).send(show(copy.wrong.title, wrongRequestPage));
  const ask = (reply: FastifyReply, request: AuthorizeRequest) =>
    reply.send(show(copy.consent.title, consentPage(desk.requests.put(request), request)));

  app.get('/v2/authorise', (request, reply) => {
    const query = new URL(request.url, origin).searchParams;
    const [state = '', purpose = ''] = [query.get('state') ?? '', query.get('purpose') ?? ''];
    const isAsAgreed =
      query.get('client_id') === CLIENT_ID &&
      query.get('redirect_uri') === registry.redirectUri &&
      query.get('attributes')?.split(',').includes('basic-profile');
    if (!isAsAgreed || state === '' || purpose === '') return refuseRequest(reply);
    return ask(reply, { version: 'v2', state, purpose });
  });

  app.get('/v3/authorize', (request, reply) => {
    const isClient = readQuery(request, 'client_id') === CLIENT_ID;
    const pending = isClient ? pushedRequest(registry, readQuery(request, 'request_uri')) : undefined;
    return pending ? ask(reply, pending) : refuseRequest(reply);
  });

  app.post('/consent', (request, reply) => {
    const pending = desk.requests.take(readField(request, 'request'));
    if (pending === undefined) return refuseRequest(reply);
    const company = companyByUen(readField(request, 'company'));
    const answer: Record<string, string> = company
      ? { code: desk.grant({ ...pending, company }) }
      : { error: 'access_denied', [refusal[pending.version]]: 'The person refused.' };
    return reply.redirect(returnAddress(registry, pending, answer), 303);
  });
}

export function registryRoutes(app: FastifyInstance, registry: SandboxRegistry): void {
  const { dials } = registry;
  app.get('/', (request, reply) =>
    reply.send(
      page({
        title: copy.title,
        current: 'registry',
        site: getSite(registry),
        styles: ['registry.css'],
        body: registryPage(dials, readQuery(request, 'done') === 'dials'),
      }),
    ),
  );

  app.post('/dials', (request, reply) => {
    dials.fault = faultNamed(readField(request, 'fault')) ?? dials.fault;
    dials.replay = readField(request, 'replay') === 'again';
    return reply.redirect('/sandbox/registry?done=dials', 303);
  });

  consentRoutes(app, registry);
}

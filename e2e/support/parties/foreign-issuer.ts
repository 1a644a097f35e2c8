/**
 * Another OpenID provider on another origin, standing for any issuer: plain oidc-provider with a login page of
 * its own. Knows people by the subjects they have in the demo world, and nothing of our pages.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';
import { clientId, type ForeignPerson, foreignProvider } from './foreign-provider.ts';

export interface ForeignIssuer {
  /** Settings of the gateway that make it take this issuer's tokens. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const signInForm = (action: string): string =>
  page(
    'Another issuer',
    `<form method="post" action="${action}"><label>Login name <input name="login" autocomplete="username"></label><button type="submit">Enter</button></form>`,
  );

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

async function signIn(
  provider: Provider,
  people: readonly ForeignPerson[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const login = request.method === 'POST' ? (await readForm(request)).get('login') : null;
  const person = people.find(({ email }) => email === login);
  if (person) {
    const result = { login: { accountId: person.subject } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8').end(signInForm(request.url ?? ''));
}

/** Starts the issuer on a free port of 127.0.0.1, which is another site than localhost. */
export async function startForeignIssuer(
  portalOrigin: string,
  people: readonly ForeignPerson[],
): Promise<ForeignIssuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = foreignProvider({ issuer, portalOrigin, people, page });
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response);
    signIn(provider, people, request, response).catch(() => response.writeHead(500).end());
  });
  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_ALGS: 'RS256',
      IDP_EMBEDDED: 'false',
      E2E_CUSTOMERS_OF: issuer,
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

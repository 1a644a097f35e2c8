import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';
import type Provider from 'oidc-provider';
import { expect, test } from 'vitest';
import { load } from '../../plugins/load.ts';
import { defaultDeadlines } from '../../wire/deadline.ts';
import { mountProvider } from './mount.ts';

/** A provider that takes no time. */
const provider = {
  issuer: 'https://portal.test/oidc',
  callback: () => async (_request: unknown, response: ServerResponse) => response.end('here'),
} as unknown as Provider;

async function openGateway() {
  const app = Fastify();
  await app.register(load, { config: { DATABASE_URL: undefined }, getLine: undefined });
  await app.register(mountProvider(provider, defaultDeadlines));
  const call = async (url: string, remoteAddress = '203.0.113.1') =>
    (await app.inject({ url, remoteAddress })).statusCode;
  return { app, call };
}

test('one address begins 600 sign-ins a minute, however it spells them, and its other calls are answered', async () => {
  const { app, call } = await openGateway();
  const spellings = [
    '/oidc/auth?state=1',
    '/oidc/auth',
    '/oidc/auth/',
    '/oidc/Auth',
    '/oidc/auth%23',
    '/oidc//auth',
  ];
  const first = [];
  for (let n = 0; n < 600; n += 1) first.push(await call(spellings[n % spellings.length] ?? ''));
  expect(new Set(first)).toEqual(new Set([200]));
  const more = [];
  for (const spelling of spellings) more.push(await call(spelling));
  expect(new Set(more)).toEqual(new Set([429]));
  // The pages of those who have begun, and the tokens of those who work.
  const others = [
    '/oidc/auth/Lg_W-X?x=1',
    '/oidc/token',
    '/oidc/jwks',
    '/oidc/.well-known/openid-configuration',
  ];
  const statuses = [];
  for (const url of [...others, '/oidc/session/end?state=1', '/oidc/session/end/confirm'])
    statuses.push(await call(url));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await call('/oidc/auth', '203.0.113.2')).toBe(200);
  await app.close();
});

test('an office whose people work all day renews 1,200 tokens a minute beside them', async () => {
  const { app, call } = await openGateway();
  const replies = [];
  for (let n = 0; n < 1_201; n += 1) replies.push(await call('/oidc/token'));
  expect(replies.indexOf(429)).toBe(1_200);
  expect(await call('/oidc/auth')).toBe(200);
  await app.close();
});

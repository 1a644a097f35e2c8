/** Nothing about a person in a log line, an error, or a place that a URL is kept: not even when all goes wrong. */
import { MOST_KEYS, restPaths } from '@portal/contract/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoPeople } from '../db/seed/people.ts';
import { testBrowser } from '../identity/test/test-browser.ts';
import { linkIn } from '../identity/test/test-identity.ts';
import { openSignIn } from '../identity/test/test-portal.ts';
import { devMailbox } from '../ports/mail/dev-mailbox.store.ts';
import type { GatewayOperation } from '../wire/calls/operation.ts';
import { operations } from '../wire/calls/operations.ts';
import { aimed } from './aim-input.ts';
import { failingOn } from './query-taps.ts';
import { readTenants, type Tenants, unknownThing } from './tenants.ts';
import { openTestWorld, type TestWorld } from './test-world.ts';

const lines: string[] = [];
const errors: string[] = [];
const canaries = new Set<string>([DEMO_PASSWORD, 'S1234567D', 'S1234567%44', 'kept-out-of-the-log']);
const logTo = { write: (line: string) => void lines.push(line) };

let sound: TestWorld;
let broken: TestWorld;
let tenants: Tenants;
beforeAll(async () => {
  sound = await openTestWorld({ logTo });
  broken = await openTestWorld({
    logTo,
    wrapDatabase: (db) => db.withPlugin(failingOn('ledger_entry')).withPlugin(failingOn('usage_day')),
  });
  tenants = await readTenants(sound.db);
  for (const email of tenants.emails) {
    for (const word of tenants.wordsOf(email)) canaries.add(word);
    const mobile = [...tenants.wordsOf(email)].find((word) => word.startsWith('+65'));
    if (mobile) canaries.add(mobile.slice(3));
  }
});
afterAll(async () => {
  await sound.close();
  await broken.close();
});

async function keyed(
  world: TestWorld,
  email: string,
  body: Record<string, unknown> | string,
  headers: Record<string, string> = {},
) {
  const reply = await world.call(email, body, headers);
  for (const answer of Object.values(reply.answers))
    if (answer.error) errors.push(JSON.stringify(answer.error));
}

const { read = [], write = [] } = Object.groupBy(
  operations.values(),
  ({ declaration }) => declaration.effect,
);
/** Every operation once: each write alone, as a body runs one group of them; reads as many together as a body holds. */
const bodies: readonly (readonly GatewayOperation[])[] = [
  ...write.map((operation) => [operation]),
  ...Array.from({ length: Math.ceil(read.length / MOST_KEYS) }, (_, index) =>
    read.slice(index * MOST_KEYS, (index + 1) * MOST_KEYS),
  ),
];

/** No write takes a list, whoever sends it: one person in so many sends it one. */
const PEOPLE_PER_LIST = 6;

/** Everything a person can do, rightly and wrongly. @param turn which of the people this is */
async function useEverything(world: TestWorld, email: string, turn: number): Promise<void> {
  const token = await world.tokens.tokenFor(email, { sid: `canary ${email}` });
  const idToken = await world.tokens.idTokenFor(email);
  for (const word of [token, idToken]) canaries.add(word);
  const thing = tenants.thingsOf(email)[0] ?? unknownThing;
  const words = [...tenants.wordsOf(email)].slice(0, 8);
  const getInput = ({ declaration }: GatewayOperation) => aimed(declaration.examples[0]?.input, thing);
  for (const [index, body] of bodies.entries()) {
    const ask = (toInput: (operation: GatewayOperation) => unknown) =>
      Object.fromEntries(body.map((operation) => [operation.name, toInput(operation)]));
    await keyed(world, email, ask(getInput), { 'x-id-token': idToken });
    await keyed(
      world,
      email,
      ask((operation) => ({ ...Object(getInput(operation)), [email]: words, nric: 'S1234567D' })),
    );
    const isTurn = index % PEOPLE_PER_LIST === turn % PEOPLE_PER_LIST;
    if (index >= write.length || isTurn)
      await keyed(
        world,
        email,
        ask(() => words),
      );
  }
  const details = { accountNo: thing.accountNo, postal: '310145', nric: '567D', uen: 'S1234567D' };
  for (const [path, submitted] of [
    [restPaths.linkIndividual, { accountNo: thing.accountNo, postal: '310145', nric: '567D' }],
    [restPaths.linkIndividual, details],
    [restPaths.linkIndividual, words],
    [restPaths.linkCompanyMyInfo, { uen: 'S1234567D' }],
    [restPaths.linkCompanyMyInfo, { ...details, [email]: words }],
    [
      restPaths.paynowRequest,
      { account_number: thing.accountNo, system_type: 'EBS', bp_number: thing.bpNo, amount: 1 },
    ],
    [restPaths.paynowRequest, { accounts: [{ account_number: email, bp_number: words }], amount: email }],
    [restPaths.paynowWebhook, { event_id: email, reference: `00${thing.accountNo}`, amount: 1 }],
  ] as const) {
    const reply = await world.app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${token}` },
      payload: submitted,
    });
    if (reply.statusCode >= 400) errors.push(reply.body);
  }
  await keyed(world, email, { [email]: {}, [`user:${words[1]}`]: words });
  await keyed(world, email, `{"user:profileInfo":"${email}"`);
  await keyed(world, email, `{"user:profileInfo":{},"user:profileInfo":"${email}"}`);
  const urls = [
    `/api?email=${email}&nric=S1234567D`,
    '/api?plain=kept-out-of-the-log',
    '/kept-out-of-the-log',
    '/v1/payments/kept-out-of-the-log/events?plain=kept-out-of-the-log',
    `/no/${email}/${thing.accountNo}`,
    `/skalbox/private/${email}?token=${token}`,
    `/v1/payments/${thing.accountNo}?email=${email}`,
    `/v1/payments/${email}/events?token=${token}`,
    `/skalbox/public/checkFeature?feature=${email}`,
    `/dashboard?account=${thing.accountNo}&token=${token}`,
    `/oidc/auth?login_hint=${email}&id_token_hint=${idToken}`,
    `/oidc/session/end?id_token_hint=${idToken}&post_logout_redirect_uri=https://evil.example/${email}`,
    `/idp/verify?token=${token}`,
    `/interaction/${email}`,
    `/%E0%A4%A?${email}`,
  ];
  for (const url of urls) {
    const reply = await world.app.inject({
      url,
      headers: { authorization: `Bearer ${token}`, host: 'localhost:4000' },
    });
    if (reply.statusCode >= 400 && !String(reply.headers['content-type']).includes('html'))
      errors.push(reply.body);
  }
  await world.app.inject({
    method: 'POST',
    url: '/oidc/token',
    payload: `grant_type=password&username=${email}&password=${DEMO_PASSWORD}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await world.app.inject({
    method: 'POST',
    url: '/skalbox/private/users/logout',
    headers: { authorization: `Bearer ${token}` },
  });
  await world.app.inject({
    method: 'POST',
    url: '/skalbox/private/users/logout',
    payload: { email },
    headers: { authorization: `Basic ${email}` },
  });
  await keyed(world, email, { 'user:profileInfo': {} });
}

/** Milliseconds since 1970 hold the digits of every telephone number once in a while. */
const withoutTime = (line: string): string => line.replace(/"time":\d+/, '"time":0');

const heldBy = (texts: readonly string[]) =>
  texts
    .map(withoutTime)
    .flatMap((text) =>
      [...canaries].filter((word) => text.includes(word)).map((word) => `${word} in ${text.slice(0, 300)}`),
    );

test('no line of the log and no error names anybody, after everybody did everything, also on a broken database', async () => {
  for (const [turn, { email }] of demoPeople.entries()) await useEverything(sound, email, turn);
  for (const [turn, { email }] of demoPeople.slice(0, 8).entries()) await useEverything(broken, email, turn);
  await sound.identity.settled();
  await broken.identity.settled();
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.some((line) => line.includes('"level":"error"'))).toBe(true);
  expect(canaries.size).toBeGreaterThan(300);
  expect(heldBy(lines)).toEqual([]);
  expect(heldBy(errors)).toEqual([]);
}, 300_000);

test('a line names the call and its outcome, so that operators are not blind either', async () => {
  const from = lines.length;
  await sound.call('meilin@example.com', { 'bills:outstandingPayment': { accounts: [] } });
  const requests = lines
    .slice(from)
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ event }) => event === 'request');
  expect(
    requests.some(
      ({ route, operations: told }) =>
        route === '/api' && JSON.stringify(told).includes('bills:outstandingPayment'),
    ),
  ).toBe(true);
  expect(
    requests.every(
      ({ reqId, status, ms }) =>
        typeof reqId === 'string' && typeof status === 'number' && typeof ms === 'number',
    ),
  ).toBe(true);
});

test('the log has no code of a password reset and none of a sign-in, used, used again or kept in an address', async () => {
  const origin = 'http://localhost:4000';
  const redirect = `${origin}/callback`;
  const password = 'rain on the void deck';
  const browser = testBrowser(sound.app, origin);
  const from = lines.length;
  await browser.post('/idp/forgot-password', { email: 'meilin@example.com' });
  await sound.identity.settled();
  const mailbox = devMailbox(sound.db, sound.clock);
  const [newest] = (await mailbox.list()).filter(({ recipient }) => recipient === 'meilin@example.com');
  const link = new URL(linkIn((await mailbox.get(newest?.id ?? 0)) ?? undefined));
  const resetCode = link.searchParams.get('code') ?? '';
  await browser.get(link.href);
  for (const code of [resetCode, resetCode, `${resetCode}0`])
    await browser.post(link.pathname, { code, password });

  const base = await openSignIn(browser, { redirect_uri: redirect });
  const answer = await browser.post(`${base}/sign-in`, { email: 'meilin@example.com', password });
  const { url } = await browser.follow(answer, redirect);
  const signInCode = new URL(url).searchParams.get('code') ?? '';
  expect([resetCode.length, signInCode.length].every((length) => length > 9)).toBe(true);
  await browser.get(url);
  for (const code of [signInCode, signInCode])
    await browser.post('/oidc/token', { grant_type: 'authorization_code', client_id: 'portal', code });

  const written = lines.slice(from);
  expect(written.filter((line) => line.includes('"event":"request"')).length).toBeGreaterThan(8);
  for (const code of [resetCode, signInCode, password])
    expect(written.filter((line) => line.includes(code))).toEqual([]);
});

/** The portal on a PostgreSQL server: `npm start`, the import of bills beside it, and a second gateway. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { readConfig } from '../../apps/gateway/src/config.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import { createNoticeSender } from '../../apps/sandbox/src/bank/send-notice.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../postgres.ts';
import { ROOT } from '../program.ts';
import { reservePort } from '../start/reserve-port.ts';
import { type KillableGateway, killableGateway } from './killable-gateway.ts';
import { isPortFree, listFamily, runs, until, type Watched, watch } from './watched.ts';

const SECRET = 'what-the-bank-signs-with-in-this-test';
const EMAIL = 'meilin@example.com';
const SESSION = { sid: 'one browser at two gateways' };
const folder = mkdtempSync(join(tmpdir(), 'portal-life-'));

let server: ThrowawayPostgres;
let client: pg.Client;
let port: number;
let program: Watched;
let second: KillableGateway;
let connectionsAtStart: number;
const tokens = { first: '', second: '' };

/** Of the gateway that has the most. */
async function countConnections(): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as open from pg_stat_activity where application_name like 'services-portal/%'
      group by application_name order by open desc limit 1`,
  );
  return rows[0]?.open ?? 0;
}

const environment = (): NodeJS.ProcessEnv => {
  const { SANDBOX: _own, ...inherited } = process.env;
  return { ...inherited, DATABASE_URL: server.url, PORT: String(port), PORTAL_DATA: folder };
};

beforeAll(async () => {
  server = await startThrowawayPostgres();
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const reserved = await reservePort('127.0.0.1', 0);
  port = reserved.port;
  await reserved.release();
  program = watch('npm', ['start'], ROOT, environment());
  const isReady = () => program.out().includes('Ctrl-C stops it.') || program.hasEnded();
  await until('the portal is ready', program, isReady, 120);
  second = await killableGateway({ DATABASE_URL: server.url, PAYNOW_WEBHOOK_SECRETS: SECRET });
  await second.start();
  connectionsAtStart = await countConnections();
  await second.withDatabase(async (db) => {
    const getToken = (config: KillableGateway['config']) =>
      createTestTokens({ config, db, clock: systemClock }).tokenFor(EMAIL, SESSION);
    tokens.first = await getToken(readConfig({ PORT: String(port), SANDBOX: 'true' }));
    tokens.second = await getToken(second.config);
  });
});
afterAll(async () => {
  for (const member of listFamily(program.pid)) if (runs(member)) process.kill(member, 'SIGKILL');
  await program.exit;
  await second.remove();
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Gateway = keyof typeof tokens;
const call = (gateway: Gateway, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${gateway === 'first' ? `http://localhost:${port}` : second.config.publicOrigin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${tokens[gateway]}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Asks again while the other gateway is busy with the same key. */
async function codeAt(gateway: Gateway, key: string): Promise<string> {
  const { rows } = await client.query(
    "select account_no as account_number, bp_no as bp_number, system as system_type from account where account_no = '8934521670'",
  );
  for (let tries = 0; tries < 50; tries += 1) {
    const path = '/v1/payments/paynow/request';
    const reply = await call(gateway, path, { ...rows[0], amount: 1_237 }, { 'idempotency-key': key });
    const body = (await reply.json()) as Record<string, unknown>;
    if (reply.ok) return String(body.order_id);
    if (reply.status !== 503 && reply.status !== 409) throw new Error(JSON.stringify(body));
    await wait(50);
  }
  throw new Error('the gateway stays busy');
}

it('a gateway has opened its 20 connections before the first customer comes', () => {
  expect(connectionsAtStart).toBeGreaterThanOrEqual(20);
});

describe('npm start on a PostgreSQL server', () => {
  it('makes the demo world there and serves it', async () => {
    expect(program.hasEnded(), program.err()).toBe(false);
    expect(program.out()).toMatch(/meilin@example\.com +Tan Mei Lin/);
    expect((await call('first', '/welcome')).status).toBe(200);
    const reply = await call('first', '/api', { 'user:profileInfo': {} });
    expect(await reply.text()).toContain(EMAIL);
    const { rows } = await client.query('select count(*)::int as people from idp_account where email = $1', [
      EMAIL,
    ]);
    expect(rows).toEqual([{ people: 1 }]);
  });
});

/** As an operator types it after `npm run portal --`. */
async function runCommand(...words: readonly string[]) {
  const command = watch('npm', ['run', 'portal', '--', ...words], ROOT, environment());
  return { code: await command.exit, out: command.out(), err: command.err() };
}

describe('npm run portal -- import bills', () => {
  const bill = (more: Record<string, unknown> = {}) => ({
    accountNo: '8934601029',
    billId: 'L-1',
    from: '2026-10-19',
    to: '2026-11-17',
    issued: '2026-11-19',
    due: '2026-12-04',
    total: 3_117,
    lines: [{ kind: 'charge', item: 'energy', amount: 2_860, gst: 257 }],
    ...more,
  });
  it('takes bills beside a running portal, once, and gives back the one that it refuses', async () => {
    const path = join(folder, 'bills.jsonl');
    const bad = JSON.stringify(bill({ billId: 'L-2', total: 3_118 }));
    writeFileSync(path, `${JSON.stringify(bill())}\n${bad}\n`);
    const first = await runCommand('import', 'bills', path);
    expect(first.code).toBe(1);
    expect(first.out).toContain('1 bills imported, 0 already present, 1 refused.');
    expect(first.err).toContain('bills.jsonl:2: total: not what the lines come to');
    expect(readFileSync(join(folder, 'bills.refused.jsonl'), 'utf8').trim()).toBe(bad);
    writeFileSync(path, JSON.stringify(bill()));
    const again = await runCommand('import', 'bills', path);
    expect(again.out).toContain('0 bills imported, 1 already present, 0 refused.');
    expect(again.code).toBe(0);
    const { rows } = await client.query(
      "select total_cents::int as total from bill where bill_id like 'L-%'",
    );
    expect(rows).toEqual([{ total: 3_117 }]);
  });

  it('says how it is used, or which file there is not, and ends with 2', async () => {
    const usage = await runCommand('import', 'bills', 'bills.txt');
    expect([usage.code, usage.err]).toEqual([2, expect.stringContaining('Usage: npm run portal -- import')]);
    const missing = await runCommand('import', 'bills', 'no-such.csv');
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('File not found: no-such.csv')]);
  });
});

describe('npm run portal -- outbox retry', () => {
  it('has the given-up messages of one kind tried again, beside a running portal', async () => {
    const kinds = ['letter of a test', 'word of a test'];
    await client.query(
      `insert into outbox (kind, payload, dedupe, run_at, attempts, dead_at)
        select kind, '{}', kind, now() - interval '3 days', 75, now() from unnest($1::text[]) kind`,
      [kinds],
    );
    const { code, out } = await runCommand('outbox', 'retry', 'letter of a test');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('1 messages that were given up are tried again.'),
    ]);
    const { rows } = await client.query(
      'select kind from outbox where dead_at is null and attempts = 0 and kind = any($1::text[])',
      [kinds],
    );
    expect(rows).toEqual([{ kind: 'letter of a test' }]);
  });
});

describe('two gateways on one database', () => {
  it('make one order for one idempotency key, asked at both at once', async () => {
    const orders = await Promise.all([codeAt('first', 'key-1'), codeAt('second', 'key-1')]);
    expect(new Set(orders).size).toBe(1);
  });

  it('tell a page at one of them about a payment that the bank reports to the other', async () => {
    const orderId = await codeAt('first', 'key-2');
    const stream = await call('first', `/v1/payments/${orderId}/events`);
    expect(stream.status).toBe(200);
    const reply = await call('second', `/v1/payments/${orderId}`);
    const order = (await reply.json()) as Record<string, unknown>;
    const sendNotice = createNoticeSender({
      address: second.config.publicOrigin,
      secret: SECRET,
      now: systemClock.now,
    });
    const answer = await sendNotice({
      event_id: 'event-at-the-second',
      transaction_id: 'payment-at-the-second',
      reference: String(order.reference),
      amount: 1_237,
      currency: 'SGD',
      paid_at: new Date(systemClock.now()).toISOString(),
    });
    expect(answer).toBe(200);
    const events = [...(await stream.text()).matchAll(/"status":"(\w+)"/g)].map(([, status]) => status);
    expect(events).toEqual(['PENDING', 'SUCCESS']);
  });

  it('refuse a session at the second once it has logged out at the first', async () => {
    expect((await call('second', '/api', { 'user:profileInfo': {} })).status).toBe(200);
    expect((await call('first', '/skalbox/private/users/logout', {})).status).toBe(200);
    const refused = await call('second', '/api', { 'user:profileInfo': {} });
    expect(await refused.text()).toContain('SK_LOGOUT_1001');
  });
});

it('leaves no process and the port free when the portal is stopped', async () => {
  const family = listFamily(program.pid);
  process.kill(-program.pid, 'SIGINT');
  await until('no process is left', program, () => !family.some(runs), 20);
  expect(await isPortFree(port)).toBe(true);
});

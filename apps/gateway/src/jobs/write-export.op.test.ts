/** @engines both */
import { createServer, type Server } from 'node:http';
import { headers } from '@portal/contract/http';
import { shiftedClock } from '@portal/domain/clock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EXPORT_KIND } from '../db/export-messages.store.ts';
import { enqueue } from '../db/outbox.store.ts';
import { openTestDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { withTransaction } from '../db/transaction.ts';
import { computeSignature } from '../webhooks/signature.rules.ts';
import { keepExportBounded, startWriteExport } from './write-export.ts';

const SECRET = 'what-the-export-is-signed-with-here';
const start = Date.parse('2026-03-14T02:20:00Z');
const DAY = 86_400_000;
const quiet = { warn() {}, error() {} };
const patience = { timeout: 30_000 };
const off = { EXPORT_URL: undefined, EXPORT_SECRETS: [] };

let database: TestDatabase;
let clock: ReturnType<typeof shiftedClock>;
beforeEach(async () => {
  database = await openTestDatabase();
  clock = shiftedClock({ now: () => start });
});
afterEach(() => database.close());

const copy = {
  action: 'meter:submit',
  at: '2026-03-14T02:20:00.000Z',
  actor: 'customer:12',
  output: { ok: true },
};

const queue = (
  dedupe: string,
  payload: Parameters<typeof enqueue>[1]['payload'] = copy,
  kind = EXPORT_KIND,
) => withTransaction(database.db, (tx) => enqueue(tx, { kind, payload, dedupe, runAt: clock.now() }));

const waiting = async () =>
  (
    await database.db
      .selectFrom('outbox')
      .select('dedupe')
      .where('doneAt', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ dedupe }) => dedupe);

describe('with a receiver', () => {
  let server: Server;
  let received: string[];
  let status: number;
  let on: { EXPORT_URL: string; EXPORT_SECRETS: string[] };
  beforeEach(async () => {
    received = [];
    status = 204;
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const timestamp = String(request.headers[headers.webhookTimestamp]);
        const isSigned =
          request.headers[headers.webhookSignature] === computeSignature(SECRET, timestamp, body);
        received.push(isSigned ? body : 'not signed');
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    on = { EXPORT_URL: `http://127.0.0.1:${port}/writes`, EXPORT_SECRETS: [SECRET] };
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const exporting = () => startWriteExport({ db: database.db, clock, log: quiet, config: on });

  test('a copy of a write is sent once, signed, under an id that stays the same', async () => {
    await queue('customer 12 press-1');
    const worker = exporting();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience);
    await worker?.stop();
    expect(received.map((body) => JSON.parse(body))).toEqual([{ id: 'customer 12 press-1', write: copy }]);
  });

  test('a copy that is refused is sent again, also after more tries than a mail has', async () => {
    status = 500;
    await queue('a');
    await database.db.updateTable('outbox').set({ attempts: 100 }).execute();
    const worker = exporting();
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
    status = 204;
    clock.shift(3_600_000);
    worker?.wake();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience);
    await worker?.stop();
    expect(received).toHaveLength(2);
  });

  test('copies that an earlier release has queued under the name of the write are taken over', async () => {
    const { action: _action, at: _at, ...earlier } = copy;
    await queue('earlier', earlier, 'meter:submit');
    await queue('a mail', { customerId: 12 }, 'mail:giro');
    await keepExportBounded({ db: database.db, clock, config: on });
    const worker = exporting();
    await vi.waitFor(async () => expect(await waiting()).toEqual(['a mail']), patience);
    await worker?.stop();
    expect(received.map((body) => JSON.parse(body))).toMatchObject([
      { id: 'earlier', write: { action: 'meter:submit', actor: 'customer:12', output: { ok: true } } },
    ]);
  });
});

test('nothing is sent without a receiver, and copies are deleted when they are a month old', async () => {
  const { action: _action, at: _at, ...earlier } = copy;
  await queue('old copy', { ...copy, at: new Date(start).toISOString() });
  await queue('of an earlier release', earlier, 'meter:submit');
  await queue('a mail', { customerId: 12 }, 'mail:giro');
  clock.shift(29 * DAY);
  await queue('new copy', { ...copy, at: new Date(clock.now()).toISOString() });
  const parts = { db: database.db, clock, config: off };
  expect(startWriteExport({ ...parts, log: quiet })).toBeNull();
  expect(await keepExportBounded(parts)).toBe(0);
  clock.shift(2 * DAY);
  expect(await keepExportBounded(parts)).toBe(2);
  expect(await waiting()).toEqual(['a mail', 'new copy']);
});

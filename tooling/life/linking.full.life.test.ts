/**
 * A power cut while a company's form is on its way: the gateway as a process of its own, killed at each named place.
 * Nothing is ever half linked, and the person can send again. KILL_POINTS=all takes every place.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { type Config, readConfig } from '../../apps/gateway/src/config.ts';
import type { Db } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/engines/open.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import { type KillPoint, uploadKillPoints } from '../../apps/gateway/src/kill-point.ts';
import {
  multipart,
  multipartType,
  pdfFile,
  sinMing,
} from '../../apps/gateway/src/modules/linking/test/manual-calls.ts';
import { type SandboxScanner, startSandboxScanner } from '../../apps/sandbox/src/scanner/sandbox-scanner.ts';
import { ROOT } from '../program.ts';
import { reservePort } from '../start/reserve-port.ts';
import { until, type Watched, watch } from './watched.ts';

/** Before anything refers to the file, and with everything written but not for good. */
const usual: readonly KillPoint[] = ['upload-quarantined', 'upload-written'];
const points = process.env.KILL_POINTS === 'all' ? uploadKillPoints : usual;

const data = mkdtempSync(join(tmpdir(), 'portal-life-'));
const personAt = (point: KillPoint) => `${point}@company.example`;
const tokens = new Map<string, string>();
let scanner: SandboxScanner;
let config: Config;
let running: Watched | null = null;

/** One company with one account, and a person for each place. */
async function addPeople(db: Db): Promise<void> {
  const bpNo = '2000905187';
  const premises = { bpNo, premiseNo: '6200905187', block: '28', streetName: 'Sin Ming Industrial Road' };
  await db
    .insertInto('businessPartner')
    .values({
      bpNo,
      bpType: '2',
      name: 'Sin Ming',
      uen: sinMing.uen,
      idFragment: null,
      contactMobile: null,
    })
    .execute();
  await db
    .insertInto('premises')
    .values({
      ...premises,
      floor: '02',
      unit: '14',
      building: null,
      postalCode: sinMing.postal,
      premiseType: 'Factory',
      subSystem: null,
    })
    .execute();
  await db
    .insertInto('account')
    .values({
      accountId: 1,
      accountNo: sinMing.accountNo,
      bpNo,
      premiseNo: premises.premiseNo,
      system: 'EBS',
      type: 'NON',
      status: 'Active',
      services: ['electricity'],
      masterAccountId: null,
      openedOn: sgDay('2020-01-01'),
      closedOn: null,
    })
    .execute();
  await db.insertInto('accountNumber').values({ digits: sinMing.accountNo, accountId: 1 }).execute();
  await db
    .insertInto('idpAccount')
    .values(
      points.map((point) => ({
        subject: point,
        email: personAt(point),
        emailKey: personAt(point),
        passwordHash: 'none',
        emailVerified: true,
        name: 'Somebody',
        mobile: '',
        role: 'customer' as const,
        passwordChangedAt: '2026-01-01T00:00:00Z',
        createdAt: '2026-01-01T00:00:00Z',
      })),
    )
    .execute();
}

/** While no gateway has the data. */
async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function start(killAt?: KillPoint): Promise<Watched> {
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const watched = watch(process.execPath, ['apps/gateway/src/server.ts'], ROOT, {
    ...inherited,
    PORT: String(config.PORT),
    PORTAL_DATA: data,
    SANDBOX: 'true',
    LOG_LEVEL: 'error',
    SCAN_URL: scanner.url,
    ...(killAt ? { KILL_AT: killAt } : {}),
  });
  running = watched;
  const isReady = async () => {
    if (watched.hasEnded()) return true;
    const reply = await fetch(`${config.publicOrigin}/readyz`).catch(() => null);
    return reply?.ok === true;
  };
  await until('the gateway answers', watched, isReady, 60);
  expect(watched.hasEnded(), watched.err()).toBe(false);
  return watched;
}

async function end(watched: Watched): Promise<void> {
  watched.child.kill('SIGKILL');
  await watched.exit;
  running = null;
}

const bearer = (point: KillPoint) => ({ authorization: `Bearer ${tokens.get(point) ?? ''}` });

async function keyed(point: KillPoint, name: string, input: unknown): Promise<Record<string, unknown>> {
  const reply = await fetch(`${config.publicOrigin}/api`, {
    method: 'POST',
    headers: { ...bearer(point), 'content-type': 'application/json' },
    body: JSON.stringify({ [name]: input }),
  });
  return ((await reply.json()) as Record<string, Record<string, unknown>>)[name] ?? {};
}

const send = (point: KillPoint, file = pdfFile(), key: string = point) =>
  fetch(`${config.publicOrigin}/yd-api/linkCompanyManual`, {
    method: 'POST',
    headers: { ...bearer(point), 'content-type': multipartType, 'idempotency-key': key },
    body: new Uint8Array(multipart({ params: JSON.stringify(sinMing) }, file)),
  });

/** The test pattern of virus scanners, in a form that is right otherwise. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Rows of this person after the power cut. */
const readRemaining = (point: KillPoint) =>
  withDatabase(async (db) => {
    const customer = await db
      .selectFrom('customer')
      .selectAll()
      .where('subject', '=', point)
      .executeTakeFirstOrThrow();
    const { customerId } = customer;
    const applications = await db
      .selectFrom('linkApplication')
      .select(['status', 'fileId'])
      .where('customerId', '=', customerId)
      .execute();
    const files = await db
      .selectFrom('storedFile')
      .select(['state', 'fileId'])
      .where('customerId', '=', customerId)
      .execute();
    // As if an hour had gone by: what is left in quarantine is swept at the next start.
    await db.updateTable('storedFile').set({ createdAt: '2020-01-01T00:00:00Z' }).execute();
    return { linkStatus: customer.linkStatus, applications, files };
  });

beforeAll(async () => {
  const reserved = await reservePort('127.0.0.1', 0);
  await reserved.release();
  scanner = await startSandboxScanner();
  config = readConfig({ PORT: String(reserved.port), PORTAL_DATA: data, SANDBOX: 'true' });
  await withDatabase(async (db) => {
    await addPeople(db);
    const made = createTestTokens({ config, db, clock: systemClock });
    for (const point of points) tokens.set(point, await made.tokenFor(personAt(point)));
  });
});

afterAll(async () => {
  if (running) await end(running);
  await scanner.close();
  rmSync(data, { recursive: true, force: true });
});

describe('a gateway that dies while a signed form is on its way', () => {
  it.each(points)(
    'a gateway killed at "%s" has linked nothing by half, and the form can be sent again',
    async (point) => {
      const dying = await start(point);
      const { accountNo, postal: postalCode, uen: nric } = sinMing;
      expect(
        await keyed(point, 'reg:validateCustomerDetails', { accountNo, postalCode, nric }),
      ).toHaveProperty('data');
      await expect(send(point)).rejects.toThrow();
      await dying.exit;
      expect(dying.child.signalCode).toBe('SIGKILL');
      running = null;

      const { linkStatus, applications, files } = await readRemaining(point);
      if (point === 'upload-committed') {
        expect(linkStatus).toBe('in_progress');
        expect(applications).toEqual([{ status: 'in_progress', fileId: files[0]?.fileId }]);
        expect(files.map(({ state }) => state)).toEqual(['kept']);
      } else {
        expect(linkStatus).toBe('not_linked');
        expect(applications).toEqual([{ status: 'validated', fileId: null }]);
        expect(files.every(({ state }) => state === 'quarantined')).toBe(true);
      }

      const again = await start();
      if (applications[0]?.status === 'validated') {
        const infected = await send(point, pdfFile('signed.pdf', EICAR), 'infected');
        expect(await infected.json()).toMatchObject({ error: { code: 'SK_FILE_1003' } });
      }
      const sent = await send(point);
      expect(await sent.json()).toEqual({
        status: 'Success',
        reference: expect.stringMatching(/^LC-\d{4}-\d{4}$/),
      });
      expect(await keyed(point, 'user:getAccounts', {})).toMatchObject({
        error: { code: 'account_in_progress' },
      });
      await end(again);
    },
  );

  it('leaves one document for each application, and none that nobody refers to', async () => {
    const files = await withDatabase((db) =>
      db
        .selectFrom('storedFile as file')
        .leftJoin('linkApplication as app', 'app.fileId', 'file.fileId')
        .select(['file.state', 'app.status'])
        .execute(),
    );
    expect(files).toEqual(points.map(() => ({ state: 'kept', status: 'in_progress' })));
  });
});

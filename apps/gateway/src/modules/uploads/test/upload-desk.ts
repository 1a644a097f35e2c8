/** An endpoint for uploads on a port of this computer, with everything behind it but who may come: for tests of bombs. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fixedClock, shiftedClock } from '@portal/domain/clock';
import Fastify from 'fastify';
import { openTestDatabase } from '../../../db/test/test-database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { failures } from '../../../plugins/failures.ts';
import { databaseFileStore } from '../../../ports/file-store/database-file-store.ts';
import type { MalwareScanner } from '../../../ports/malware-scan/port.ts';
import { acceptFile } from '../accept-file.ts';
import type { FileForm } from '../file-form.ts';
import { acceptUploads, inUploadPlace, readUpload } from '../public.ts';
import type { Pace } from '../upload-pace.ts';

export const CUSTOMER = 4711;

const form: FileForm = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  wrongType: null,
  missing: 'Please upload the signed form',
};

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly fileId?: string;
    readonly name?: string;
    readonly pages?: number | null;
    readonly fields?: Readonly<Record<string, string>>;
    readonly error?: { readonly code: string; readonly message: string };
  };
}

/** Stores each accepted upload at once. */
export async function openUploadDesk() {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = shiftedClock(fixedClock('2026-11-20T15:30:00+08:00'));
  const files = databaseFileStore(db, clock);
  const wishes: { scanner: MalwareScanner; pace: Pace | undefined } = {
    scanner: { scan: async () => 'clean' },
    pace: undefined,
  };
  const logged: unknown[] = [];
  const app = Fastify({ bodyLimit: 64 * 1024, trustProxy: true });
  await app.register(failures);
  acceptUploads(app);
  const deps = {
    files,
    get scanner() {
      return wishes.scanner;
    },
    log: { warn: (facts: unknown) => void logged.push(facts) },
  };
  app.post('/upload', (request) =>
    inUploadPlace(request, String(request.headers['x-person'] ?? 'somebody'), async (leaving) => {
      const { file, fields } = await readUpload(request, leaving, wishes.pace);
      const { bytes: _bytes, ...accepted } = await acceptFile(deps, { customerId: CUSTOMER, file, form });
      const key = { customerId: CUSTOMER, fileId: accepted.fileId };
      await withTransaction(db, (tx) => files.keep(tx, key));
      return { ...accepted, fields };
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;

  const post = async (body: FormData | Buffer, headers: Record<string, string> = {}): Promise<Answer> => {
    const payload = body instanceof FormData ? body : new Uint8Array(body);
    const reply = await fetch(`http://127.0.0.1:${port}/upload`, { method: 'POST', body: payload, headers });
    return { status: reply.status, body: (await reply.json()) as Answer['body'] };
  };

  return {
    db,
    clock,
    files,
    logged,
    wishes,
    post,
    /** One file and nothing else, as the portal sends it. */
    send(bytes: Uint8Array, name: string): Promise<Answer> {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], name));
      return post(form);
    },
    /** Begins a body by hand. */
    async begin(head: string): Promise<{ socket: Socket; answered: Promise<string> }> {
      const socket = connect({ host: '127.0.0.1', port });
      const parts: Buffer[] = [];
      const answered = new Promise<string>((resolve) => {
        socket.on('data', (part) => parts.push(part));
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
      });
      socket.write(head);
      await wait(20);
      return { socket, answered };
    },
    async stored(): Promise<number> {
      const rows = await db.selectFrom('storedFile').select('fileId').execute();
      return rows.length;
    },
    async empty(): Promise<void> {
      await db.deleteFrom('storedFile').execute();
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

export type UploadDesk = Awaited<ReturnType<typeof openUploadDesk>>;

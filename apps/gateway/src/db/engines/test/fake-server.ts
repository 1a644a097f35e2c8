/** Speaks as much of PostgreSQL's protocol as tests of connections need, and as slowly or as little as they want. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Row = Readonly<Record<string, string>>;
type Rows = readonly Row[] | null;

export interface FakeSession {
  readonly pid: number;
  readonly isSilent: boolean;
  /** It neither hears nor answers from now on, and is not closed. */
  silence(): void;
  end(): void;
}

export interface FakeServerRules {
  readonly loginMs?: number;
  /** So many sessions at once; more are refused. */
  readonly most?: number;
  /** @returns the rows for a statement; null: no answer */
  readonly answer?: (text: string, session: FakeSession) => Rows | Promise<Rows>;
}

export interface FakeServer {
  readonly url: string;
  /** Of all that came, the first one first; those that were refused too. */
  readonly logins: readonly FakeSession[];
  /** It lets nobody in from now on, and does not say so. */
  silenceLogins(): void;
  close(): void;
}

const message = (kind: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
};
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const int16 = (value: number): Buffer => int32(value).subarray(2);
const text = (value: string): Buffer => Buffer.from(`${value}\0`);

const READY = message('Z', Buffer.from('I'));
const FULL = message('E', text('SFATAL'), text('VFATAL'), text('C53300'), text('Mtoo many'), text(''));
const welcome = (pid: number) =>
  Buffer.concat([message('R', int32(0)), message('K', int32(pid), int32(0)), READY]);

/** The types that `pg` reads: true or false, else a number. */
const typeOf = (value: string): number => (/^[tf]$/.test(value) ? 16 : 23);

function reply(rows: readonly Row[]): Buffer {
  const [first = {}] = rows;
  const columns = Object.entries(first).map(([name, value]) =>
    Buffer.concat([text(name), int32(0), int16(0), int32(typeOf(value)), int16(-1), int32(-1), int16(0)]),
  );
  const data = rows.map((row) => {
    const values = Object.values(row).flatMap((value) => [int32(value.length), Buffer.from(value)]);
    return message('D', int16(columns.length), ...values);
  });
  const head = message('T', int16(columns.length), ...columns);
  return Buffer.concat([...(columns.length > 0 ? [head] : []), ...data, message('C', text('SELECT')), READY]);
}

/** Of a simple question, or of one with values. */
function readStatement(bytes: Buffer): string | null {
  const kind = String.fromCharCode(bytes[0] ?? 0);
  if (kind !== 'Q' && kind !== 'P') return null;
  const fields = bytes
    .subarray(5, 1 + bytes.readInt32BE(1))
    .toString()
    .split('\0');
  return (kind === 'Q' ? fields[0] : fields[1]) ?? null;
}

export async function startFakeServer({
  loginMs = 0,
  most = Number.POSITIVE_INFINITY,
  answer = () => [],
}: FakeServerRules = {}): Promise<FakeServer> {
  const logins: FakeSession[] = [];
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer(async (socket) => {
    socket.on('error', () => {});
    const session = {
      pid: logins.length + 1,
      isSilent: false,
      silence() {
        session.isSilent = true;
      },
      end: () => socket.destroy(),
    };
    logins.push(session);
    await once(socket, 'data');
    if (sockets.size >= most) {
      socket.end(FULL);
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', async (bytes) => {
      const statement = session.isSilent ? null : readStatement(bytes);
      const rows = statement === null ? null : await answer(statement, session);
      if (rows !== null) socket.write(reply(rows));
    });
    await wait(loginMs);
    if (!isSilent) socket.write(welcome(session.pid));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://somebody@127.0.0.1:${port}/portal`,
    logins,
    silenceLogins() {
      isSilent = true;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

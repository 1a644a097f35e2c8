/** The sessions of one pool: which there are, which of them wait for an answer, and when the server was last heard. */
import pg from 'pg';
import type { Unanswered } from './lost-statements.ts';

type Client = pg.Client | pg.PoolClient;

export class ServerSessions {
  /** Also those that are not let in yet. */
  readonly #open = new Set<Client>();
  readonly #letIn = new Set<Client>();
  readonly #asked = new Map<Client, number>();
  readonly #broken = new WeakSet<Client>();
  #heardAt = 0;

  /** When the server last let somebody in or answered a statement, by `performance.now()`; 0: never. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** How many the server has let in, for the pool to hand on. */
  get count(): number {
    return this.#letIn.size;
  }

  /** For the pool, whose clients it watches from their beginning. */
  makeClass(): typeof pg.Client {
    const join = (client: pg.Client) => this.#join(client);
    return class extends pg.Client {
      constructor(config?: string | pg.ClientConfig) {
        super(config);
        join(this);
      }
    };
  }

  /** One that does not answer may stay open long after the pool has given it up. */
  forget(client: Client): void {
    this.#letIn.delete(client);
  }

  isBroken(client: Client): boolean {
    return this.#broken.has(client);
  }

  /** Its session has ended with the statement. */
  break(client: Client): void {
    this.#broken.add(client);
  }

  async query(client: Client, query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    this.#asked.set(client, performance.now());
    try {
      const result = await client.query(query);
      this.#hear();
      return result;
    } finally {
      this.#asked.delete(client);
    }
  }

  /** Statements that have waited for so many milliseconds. */
  findUnanswered(milliseconds: number): Unanswered[] {
    const before = performance.now() - milliseconds;
    return [...this.#asked].flatMap(([client, askedAt]) => {
      const session = readNumber(client, 'processID');
      // A long statement may still be on its way there.
      const isSent = client.connection.stream.writableLength === 0;
      if (askedAt > before || session === null || !isSent) return [];
      const bytes = readNumber(client.connection.stream, 'bytesRead') ?? 0;
      return [{ session, askedAt, bytes, cut: () => destroy(client) }];
    });
  }

  /** Destroys every connection, so that its query fails. */
  cut(): void {
    for (const client of this.#open) destroy(client);
  }

  #join(client: pg.Client): void {
    this.#open.add(client);
    // Without a listener the error would end the process.
    client.on('error', () => this.#broken.add(client));
    client.on('connect', () => {
      this.#letIn.add(client);
      this.#hear();
    });
    client.on('end', () => {
      this.#open.delete(client);
      this.#letIn.delete(client);
    });
  }

  #hear(): void {
    this.#heardAt = performance.now();
  }
}

/** Of `pg`, whose types leave it out. */
function readNumber(from: object, name: 'processID' | 'bytesRead'): number | null {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'number' ? value : null;
}

const destroy = (client: Client) => client.connection.stream.destroy();

/** Requests over kept connections, as many at once as said, and what came of them. */
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Ask {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
  readonly milliseconds: number;
}

/** @throws Error with the beginning of an answer that is none */
export function assertAnswered({ status, text }: Answered): void {
  if (status !== 200 || text.includes('"error"'))
    throw new Error(
      `answered ${status}: ${text.slice(Math.max(0, text.indexOf('"error"') - 60)).slice(0, 300)}`,
    );
}

export class Target {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 2_000, scheduling: 'fifo' });

  constructor(port: number) {
    this.#port = port;
  }

  ask({ path, headers, body }: Ask, method = 'POST'): Promise<Answered> {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port: this.#port,
          path,
          method,
          agent: this.#agent,
          headers: {
            ...(method === 'POST'
              ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
              : {}),
            ...headers,
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text,
              retryAfter: answer.headers['retry-after'],
              milliseconds: performance.now() - began,
            }),
          );
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(method === 'POST' ? body : undefined);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

export interface Measured {
  readonly perSecond: number;
  readonly milliseconds: readonly number[];
}

/** @param one counts from 0; throws when an answer is not what it should be */
export async function runFor(
  seconds: number,
  atOnce: number,
  one: (count: number) => Promise<number>,
): Promise<Measured> {
  const began = performance.now();
  const milliseconds: number[] = [];
  let count = 0;
  const worker = async () => {
    while (performance.now() - began < seconds * 1_000) {
      count += 1;
      milliseconds.push(await one(count));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { perSecond: (milliseconds.length * 1_000) / (performance.now() - began), milliseconds };
}

/** Begins so many a second, whether or not earlier ones have been answered. */
export async function arriveFor(
  seconds: number,
  perSecond: number,
  one: (count: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let now = 0; now < seconds * 1_000; now = performance.now() - began) {
    while (all.length < (now * perSecond) / 1_000) all.push(one(all.length));
    await wait(2);
  }
  await Promise.all(all);
}

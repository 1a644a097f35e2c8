/** The thread that draws documents, one after the other. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';

export interface Drawing {
  readonly module: string;
  readonly name: string;
  readonly details: readonly unknown[];
}

/** A problem is its error's name alone: a message may quote the customer's details. */
export type Drawn = { readonly document: Uint8Array } | { readonly problem: string };

parentPort?.on('message', (drawing: Drawing) => {
  draw(drawing).then(
    (document) => parentPort?.postMessage({ document } satisfies Drawn),
    (error: unknown) =>
      parentPort?.postMessage({
        problem: error instanceof Error ? error.name : 'unknown',
      } satisfies Drawn),
  );
});

async function draw({ module, name, details }: Drawing): Promise<Uint8Array> {
  const exported: Record<string, unknown> = await import(module);
  const make = exported[name];
  if (typeof make !== 'function') throw new TypeError(`${name} is not exported`);
  const made: unknown = await make(...details);
  return made instanceof Readable ? new Uint8Array(await buffer(made)) : new Uint8Array();
}

import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readableWhile, readWhile } from './end-with-access.ts';

async function* threeParts() {
  yield 'one';
  yield 'two';
  yield 'three';
}

async function collect(parts: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  try {
    for await (const part of parts) all.push(part);
  } catch (error) {
    all.push((error as Error).name);
  }
  return all;
}

test('a file goes on while the access stands', async () => {
  expect(await collect(readWhile(threeParts(), async () => true, 0))).toEqual(['one', 'two', 'three']);
});

test('a file breaks off at the first part after the access has ended', async () => {
  const answers = [true, false];
  const parts = readWhile(threeParts(), async () => answers.shift() ?? false, 0);
  expect(await collect(parts)).toEqual(['one', 'AccessEnded']);
});

test('the access is not asked about with every part', async () => {
  let asked = 0;
  const count = async () => {
    asked += 1;
    return true;
  };
  await collect(readWhile(threeParts(), count, 60_000));
  expect(asked).toBe(0);
});

test('a file ends when its reader leaves before the first part', async () => {
  const source = Readable.from(threeParts());
  const content = readableWhile(source, async () => true);
  content.destroy();
  await new Promise((closed) => source.once('close', closed));
});

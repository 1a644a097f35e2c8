import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { PartCollector } from './part-collector.ts';

const headers = { 'content-type': 'multipart/form-data; boundary=x' };
const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
const piece = Buffer.alloc(1_000_000, 32);

/** After so many pieces of a million bytes and a rest. */
async function collectorAfter(pieces: number, rest: number): Promise<PartCollector> {
  const collector = new PartCollector(headers);
  collector.take(head);
  for (let count = 0; count < pieces; count += 1) collector.take(piece);
  collector.take(piece.subarray(0, rest));
  collector.take(Buffer.from('\r\n'));
  await turn();
  return collector;
}

describe('the parts of an upload', () => {
  test('are refused with the byte that is too much, before the rest has come', async () => {
    expect((await collectorAfter(4, 0)).refusal).toBeNull();
    expect((await collectorAfter(4, 1)).refusal?.code).toBe('SK_FILE_1002');
  });

  test('keep the first reason', async () => {
    const collector = await collectorAfter(4, 1);
    collector.take(Buffer.from('nonsense'));
    await expect(collector.end()).rejects.toMatchObject({ code: 'SK_FILE_1002' });
  });

  test('parts that end in the middle are refused as a broken file', async () => {
    await expect((await collectorAfter(1, 0)).end()).rejects.toMatchObject({ code: 'SK_FILE_1003' });
  });
});

/** @engines both */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { sweepUploads } from '../../jobs/housekeeping.ts';
import { FileGone } from '../../ports/file-store/port.ts';
import { pdf } from './test/pdfs.ts';
import { CUSTOMER, openUploadDesk, type UploadDesk } from './test/upload-desk.ts';

let desk: UploadDesk;
beforeAll(async () => {
  desk = await openUploadDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.empty());

describe('what a power cut left in quarantine', () => {
  const content = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(pdf()), pages: 1 } as const;

  test('is seen by nobody, and gone after an hour; what was kept stays', async () => {
    const left = { customerId: CUSTOMER, fileId: await desk.files.quarantine(CUSTOMER, content) };
    const stored = { customerId: CUSTOMER, fileId: await desk.files.quarantine(CUSTOMER, content) };
    await withTransaction(desk.db, (tx) => desk.files.keep(tx, stored));
    expect(await desk.files.get(left)).toBeNull();
    desk.clock.shift(3_600_000);
    expect(await sweepUploads(desk)).toBe(0);
    desk.clock.shift(1);
    expect(await sweepUploads(desk)).toBe(1);
    expect((await desk.files.get(stored))?.name).toBe('a.pdf');
    await expect(withTransaction(desk.db, (tx) => desk.files.keep(tx, left))).rejects.toBeInstanceOf(
      FileGone,
    );
  });

  test('a file is kept once, by its owner, together with the rest of its transaction', async () => {
    const fileId = await desk.files.quarantine(CUSTOMER, content);
    const key = { customerId: CUSTOMER, fileId };
    const asOther = { customerId: CUSTOMER + 1, fileId };
    await expect(withTransaction(desk.db, (tx) => desk.files.keep(tx, asOther))).rejects.toThrow();
    await expect(
      withTransaction(desk.db, async (tx) => {
        await desk.files.keep(tx, key);
        throw new RangeError('the rest failed');
      }),
    ).rejects.toThrow('the rest failed');
    expect(await desk.files.get(key)).toBeNull();
    await withTransaction(desk.db, (tx) => desk.files.keep(tx, key));
    await expect(withTransaction(desk.db, (tx) => desk.files.keep(tx, key))).rejects.toBeInstanceOf(FileGone);
    await desk.files.drop(key);
    expect(await desk.files.get(key)).toBeNull();
  });
});

/** @engines both */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { identityLimits } from '../identity/limits/identity-limits.ts';
import { isUsedUp, take } from './rate-counter.store.ts';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const HOUR = 3_600_000;

describe('a limit', () => {
  it('ignores counts from the future after the clock was moved back', async () => {
    const { db } = database;
    const limit = { most: 1, withinMs: HOUR };
    const now = systemClock.now();
    await expect(take(db, 'b', limit, now + 24 * HOUR)).resolves.toBe(true);
    await expect(isUsedUp(db, 'b', limit, now)).resolves.toBe(false);
    await expect(take(db, 'b', limit, now)).resolves.toBe(true);
    await expect(take(db, 'b', limit, now)).resolves.toBe(false);
  });

  it('is given back to whom the password was right, and to their address as much as they took of it', async () => {
    const limits = identityLimits(database.db, systemClock, 'secret');
    const ip = '203.0.113.7';
    const attempt = (email: string) => ({ email, ip, device: null, passwordHash: 'stored' });
    const tries = [];
    for (let n = 0; n < 10; n += 1) tries.push(await limits.takeTry(attempt('meilin@example.com'), false));
    await expect(limits.takeTry(attempt('meilin@example.com'), false)).resolves.toBe('too-many');
    for (let n = 0; n < 90; n += 1) await limits.takeTry(attempt(`a${n}@example.com`), false);
    await expect(limits.takeTry(attempt('bernard@example.com'), false)).resolves.toBe('unpaid');
    const last = tries.at(-1);
    if (typeof last !== 'object') throw new Error('the tenth try was refused');
    await last.giveBack();
    await expect(limits.excessOf('password', ip)).resolves.toBeNull();
    await expect(limits.takeTry(attempt('meilin@example.com'), false)).resolves.toBeTypeOf('object');
    await expect(limits.takeTry(attempt('bernard@example.com'), false)).resolves.toBe('unpaid');
    // Her own tablet does not pay for the guesses of her neighbours.
    const known = { ...attempt('bernard@example.com'), device: 'tablet' };
    await expect(limits.takeTry(known, true)).resolves.toBeTypeOf('object');
  });

  it('a network of IPv6 addresses shares one limit', async () => {
    const limits = identityLimits(database.db, systemClock, 'secret');
    for (let n = 1; n <= 60; n += 1) await limits.countMailForm(`2001:db8:1:2::${n.toString(16)}`);
    await expect(limits.excessOf('mail', '2001:db8:1:2:ffff::1')).resolves.toBe(0);
    await expect(limits.excessOf('mail', '2001:db8:1:3::1')).resolves.toBeNull();
    for (let n = 1; n <= 100; n += 1) {
      const ip = `2001:db8:1:2::${n.toString(16)}`;
      await limits.takeTry({ email: `a${n}@example.com`, ip, device: null, passwordHash: undefined }, false);
    }
    await expect(limits.excessOf('password', '2001:db8:1:2:ffff::1')).resolves.toBe(0);
    await expect(limits.excessOf('password', '2001:db8:1:3::1')).resolves.toBeNull();
  });
});

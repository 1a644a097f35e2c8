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

  it('a network of IPv6 addresses shares one limit', async () => {
    const limits = identityLimits(database.db, systemClock, 'secret');
    for (let n = 1; n <= 60; n += 1) await limits.countMailForm(`2001:db8:1:2::${n.toString(16)}`);
    await expect(limits.excessOf('mail', '2001:db8:1:2:ffff::1')).resolves.toBe(0);
    await expect(limits.excessOf('mail', '2001:db8:1:3::1')).resolves.toBeNull();
    for (let n = 1; n <= 100; n += 1) await limits.passwordWasWrong(`2001:db8:1:2::${n.toString(16)}`);
    await expect(limits.excessOf('password', '2001:db8:1:2:ffff::1')).resolves.toBe(0);
    await expect(limits.excessOf('password', '2001:db8:1:3::1')).resolves.toBeNull();
  });
});

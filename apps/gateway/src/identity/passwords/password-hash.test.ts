import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

const passwords = createPasswordHasher();

describe('a stored password', () => {
  it('is argon2id with its parameters, salted, and only the right one fits', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('a quiet evening'),
      passwords.hash('a quiet evening'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
    await expect(passwords.verify('a quiet evening', one)).resolves.toBe(true);
    await expect(passwords.verify('a quiet evenin', one)).resolves.toBe(false);
  });

  it('matches in every Unicode form of its accents', async () => {
    const hash = await passwords.hash('caf\u00e9 at the corner');
    await expect(passwords.verify('cafe\u0301 at the corner', hash)).resolves.toBe(true);
  });

  it('never matches when it is missing or damaged', async () => {
    await expect(passwords.verify('anything', undefined)).resolves.toBe(false);
    await expect(passwords.verify('anything', 'not a hash')).resolves.toBe(false);
  });

  it('still matches when it was made with other parameters, as they are stored with it', async () => {
    const phc = '$argon2id$v=19$m=64,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$';
    const { argon2Sync } = await import('node:crypto');
    const tag = argon2Sync('argon2id', {
      message: 'older parameters',
      nonce: Buffer.from('somesaltsomesalt'),
      memory: 64,
      passes: 3,
      parallelism: 1,
      tagLength: 32,
    });
    const stored = phc + tag.toString('base64').replace(/=+$/, '');
    await expect(passwords.verify('older parameters', stored)).resolves.toBe(true);
  });
});

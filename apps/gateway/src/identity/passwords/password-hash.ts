/** Passwords at rest: argon2id as a PHC string, by Node itself. The parameters travel with each hash. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Work of one hash. */
export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** The least that OWASP recommends for argon2id. */
const PRODUCTION: PasswordCost = { memoryKib: 19_456, passes: 2 };
const PARALLELISM = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export interface PasswordHasher {
  /** @returns '$argon2id$v=19$m=19456,t=2,p=1$salt$tag' */
  hash(password: string): Promise<string>;
  /** @param phc the stored hash, or undefined for an unknown address (always false, after the same work) */
  verify(password: string, phc: string | undefined): Promise<boolean>;
}

const toPhc = ({ memoryKib, passes }: PasswordCost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=${PARALLELISM}$${unpadded(salt)}$${unpadded(tag)}`;

/** A hash that no password has, made without the work of one; checking against it takes as long as any other. */
export const hashOfNothing = (cost: PasswordCost = PRODUCTION): string =>
  toPhc(cost, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

/** @param cost of new hashes; only tests give another than that of production */
export function createPasswordHasher(cost: PasswordCost = PRODUCTION): PasswordHasher {
  // Checked for unknown addresses, so that the answer takes as long.
  const nothing = hashOfNothing(cost);

  async function hash(password: string): Promise<string> {
    const nonce = randomBytes(SALT_BYTES);
    const tag = await derive('argon2id', {
      message: password.normalize('NFC'),
      nonce,
      memory: cost.memoryKib,
      passes: cost.passes,
      parallelism: PARALLELISM,
      tagLength: TAG_BYTES,
    });
    return toPhc(cost, nonce, tag);
  }

  return {
    hash,
    async verify(password, phc) {
      const found = PHC.exec(phc ?? nothing);
      if (!found) return false;
      const [, memory, passes, parallelism, salt = '', tag = ''] = found;
      const expected = Buffer.from(tag, 'base64');
      const actual = await derive('argon2id', {
        message: password.normalize('NFC'),
        nonce: Buffer.from(salt, 'base64'),
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: expected.length,
      });
      return timingSafeEqual(actual, expected) && phc !== undefined;
    },
  };
}

/**
 * Encryption of secrets at rest: AES-256-GCM under a key from the environment, bound to the name of the secret, so that
 * no row stands for another one. Knows no table.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

export interface DataKeys {
  seal(name: string, text: string): string;
  /** null: sealed under another key, for another name, or changed. */
  open(name: string, sealed: string): string | null;
  /** Whether it is sealed under the newest key. */
  isNewest(sealed: string): boolean;
}

const VERSION = '1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

function deriveKey(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'services portal: secrets at rest', 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}

/** @param texts newest first: the first one seals, all of them open. null without any */
export function createDataKeys(texts: readonly string[]): DataKeys | null {
  const keys = texts.map(deriveKey);
  const [newest] = keys;
  if (newest === undefined) return null;
  return {
    seal(name, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce).setAAD(Buffer.from(name));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [VERSION, newest.id, nonce.toString('base64url'), content.toString('base64url')].join('.');
    },
    open(name, sealed) {
      const [version, id, nonce = '', content = ''] = sealed.split('.');
      const key = keys.find((one) => one.id === id);
      if (version !== VERSION || key === undefined) return null;
      return decrypt(key, name, Buffer.from(nonce, 'base64url'), Buffer.from(content, 'base64url'));
    },
    isNewest: (sealed) => sealed.split('.')[1] === newest.id,
  };
}

function decrypt({ bytes }: Key, name: string, nonce: Buffer, content: Buffer): string | null {
  const [text, tag] = [content.subarray(0, -TAG_BYTES), content.subarray(-TAG_BYTES)];
  try {
    const cipher = createDecipheriv('aes-256-gcm', bytes, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(name)).setAuthTag(tag);
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * References to documents on the wire: AES-256-GCM under a key that they name, bound to the sign-in, the account and
 * the kind of document, valid for an hour. They hide the name and prove nothing more: ownership is checked again
 * after opening. All faults get the same answer.
 */
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { KeyRing, SealKey } from './key-ring.ts';

export interface Binding {
  /** Kind of document. */
  readonly purpose: string;
  /** Issuer and subject of the sign-in. */
  readonly subject: string;
  /** null: the sealed name itself holds it. */
  readonly account: string | null;
}

const MINUTE = 60_000;
/** At least an hour; it ends at a half hour, so that a repeated request returns the same references. */
const LIFE = 60 * MINUTE;
const STEP = 30 * MINUTE;

const IV_BYTES = 12;
const TAG_BYTES = 16;

const FORM = /^(\d{4})\.([A-Za-z0-9_-]{40,1000})$/;

const encodeBinding = ({ purpose, subject, account }: Binding): Buffer =>
  Buffer.from(JSON.stringify([purpose, subject, account]));

/** @param name of the document; never anything that the customer may not know */
export async function sealReference(
  keys: KeyRing,
  binding: Binding,
  name: string,
  now: number,
): Promise<string> {
  const key = await keys.current();
  const expires = Math.ceil((now + LIFE) / STEP) * STEP;
  const plain = Buffer.from(JSON.stringify([expires, name]));
  const aad = encodeBinding(binding);
  // Derived from the whole input, so that no two texts under one key share a nonce.
  const iv = createHmac('sha256', key.iv).update(aad).update('\0').update(plain).digest();
  const cipher = createCipheriv('aes-256-gcm', key.text, iv.subarray(0, IV_BYTES));
  cipher.setAAD(aad);
  const sealed = Buffer.concat([
    iv.subarray(0, IV_BYTES),
    cipher.update(plain),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return `${key.id}.${sealed.toString('base64url')}`;
}

/** @returns the name; null for anything but an unchanged, unexpired reference of this binding */
export async function openReference(
  keys: KeyRing,
  binding: Binding,
  reference: string,
  now: number,
): Promise<string | null> {
  const [, id = '', text = ''] = FORM.exec(reference) ?? [];
  const sealed = Buffer.from(text, 'base64url');
  // Canonical base64 only: the last character may have unused bits.
  if (sealed.length <= IV_BYTES + TAG_BYTES || sealed.toString('base64url') !== text) return null;
  const key = await keys.find(id);
  return key && readName(decrypt(key, binding, sealed), now);
}

function decrypt(key: SealKey, binding: Binding, sealed: Buffer): string | null {
  const open = createDecipheriv('aes-256-gcm', key.text, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  open.setAAD(encodeBinding(binding));
  open.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([open.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), open.final()]).toString();
  } catch {
    return null;
  }
}

function readName(plain: string | null, now: number): string | null {
  if (plain === null) return null;
  const [expires, name]: unknown[] = JSON.parse(plain);
  return typeof expires === 'number' && typeof name === 'string' && now < expires ? name : null;
}

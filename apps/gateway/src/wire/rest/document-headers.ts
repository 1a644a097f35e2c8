/**
 * How a customer's file is handed out: to be saved, never shown as a page of ours, whatever is in it (T7, T9b).
 */
import type { FileAnswer } from './define-rest.ts';

/** RFC 8187: every byte that is not plainly harmless is escaped. */
const escaped = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export function documentHeaders({ name, type }: Pick<FileAnswer, 'name' | 'type'>): Record<string, string> {
  const plain = name.replace(/[^A-Za-z0-9._-]/g, '_');
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${escaped(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  };
}

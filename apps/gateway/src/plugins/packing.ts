/** How a body is compressed, and how the client wants it. Knows no route. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Packing = 'br' | 'gzip' | 'identity';

/** @param accepted the header accept-encoding */
export function choosePacking(accepted: string | readonly string[] = ''): Packing {
  const text = String(accepted);
  if (/\bbr\b(?!;q=0)/.test(text)) return 'br';
  return /\bgzip\b(?!;q=0)/.test(text) ? 'gzip' : 'identity';
}

/** As small as it gets: for a file, which is compressed once. */
export function packOnce(body: Buffer, packing: Packing): Promise<Buffer> {
  if (packing === 'identity') return Promise.resolve(body);
  if (packing === 'gzip') return promisify(gzip)(body, { level: 9 });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
}

/** Quickly: for a reply that nobody gets a second time. */
export function packReply(body: string, packing: Packing): Promise<Buffer> {
  if (packing === 'br')
    return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return packing === 'gzip' ? promisify(gzip)(body) : Promise.resolve(Buffer.from(body));
}

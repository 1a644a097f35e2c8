/**
 * Collects the parts of a multipart body within bounds. After the first breach it keeps nothing more: the rest is
 * read only so that the sender hears the answer.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { MOST_FILE_BYTES } from '@portal/contract/http';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { Upload } from './upload.ts';

/** The only part that is a file, whatever a part says of itself. */
const FILE_PART = 'file';

const limits = {
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: 4_096,
  headerPairs: 16,
  headerSize: 8_192,
} as const;

/** A file that is somewhat too large is read to its end, so that its sender is told; more is not listened to. */
export const MOST_BODY_BYTES = 2 * MOST_FILE_BYTES;

export class PartCollector {
  refusal: Refusal | null = null;
  readonly #parser: BusboyInstance | null;
  readonly #fields = new Map<string, string>();
  #file: { name: string; parts: Uint8Array[]; length: number } | null = null;
  #finished: Promise<void>;

  constructor(headers: IncomingHttpHeaders) {
    this.#parser = this.#parserFor(headers);
    this.#finished = this.#parser ? this.#listen(this.#parser) : Promise.resolve();
  }

  #parserFor(headers: IncomingHttpHeaders): BusboyInstance | null {
    try {
      return new Busboy({
        headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
        limits,
        // The name is made harmless later, and whole.
        preservePath: true,
        isPartAFile: (name) => name === FILE_PART,
      });
    } catch {
      // No boundary: nothing in it can be told apart.
      this.#refuse(new Refusal('SK_BODY_1001'));
      return null;
    }
  }

  #refuse(refusal: Refusal): void {
    this.refusal ??= refusal;
    this.#file?.parts.splice(0);
  }

  #listen(parser: BusboyInstance): Promise<void> {
    const tooMany = () => this.#refuse(new Refusal('SK_BODY_1001'));
    parser.on('partsLimit', tooMany).on('fieldsLimit', tooMany).on('filesLimit', tooMany);
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut || !name || this.#fields.has(name)) tooMany();
      else this.#fields.set(name, value);
    });
    parser.on('file', (_part, stream, name) => this.#collect(stream, name));
    return new Promise((resolve) => {
      parser.once('finish', resolve);
      parser.on('error', () => {
        this.#refuse(new Refusal(this.#file ? 'SK_FILE_1003' : 'SK_BODY_1001'));
        resolve();
      });
    });
  }

  #collect(stream: Readable, name: string | undefined): void {
    const file = { name: name ?? '', parts: [] as Uint8Array[], length: 0 };
    this.#file = file;
    stream.on('error', () => this.#refuse(new Refusal('SK_FILE_1003')));
    stream.on('data', (part: Buffer) => {
      file.length += part.length;
      if (file.length > MOST_FILE_BYTES) this.#refuse(new Refusal('SK_FILE_1002'));
      else if (!this.refusal) file.parts.push(part);
    });
  }

  take(part: Buffer): void {
    if (!this.refusal) this.#parser?.write(part);
  }

  /** @returns what was collected @throws Refusal */
  async end(): Promise<Upload> {
    if (!this.refusal) {
      this.#parser?.end();
      await this.#finished;
    }
    if (this.refusal) throw this.refusal;
    return { file: this.#fileOf(), fields: Object.fromEntries(this.#fields) };
  }

  /** A form without a choice sends a part without name and bytes. */
  #fileOf(): Upload['file'] {
    if (!this.#file) return null;
    const { name, parts, length } = this.#file;
    return name === '' && length === 0 ? null : { name, bytes: new Uint8Array(Buffer.concat(parts)) };
  }

  release(): void {
    this.#file?.parts.splice(0);
  }
}

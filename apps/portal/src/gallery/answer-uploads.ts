/**
 * Takes XMLHttpRequest's place in the gallery and in tests: what is uploaded is answered by the fetch that stands
 * there, and tells its progress as the state says. Knows as much of the real one as lib/upload.ts uses.
 */
import type { UploadInit } from './answer-calls.ts';

interface UploadProgressEvent {
  readonly loaded: number;
  readonly total: number;
  readonly timeStamp: number;
}

/** Told in a state that stands still: so long until the rest is sent. */
const PICTURED_LEFT_MS = 4_000;

class AnsweredUpload {
  readonly upload: { onprogress: ((event: UploadProgressEvent) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = '';
  private readonly headers: Record<string, string> = {};
  private readonly stopped = new AbortController();
  private address = '';

  open(_method: string, address: string): void {
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  abort(): void {
    this.stopped.abort();
    this.onabort?.();
  }

  send(body: FormData): void {
    const init: UploadInit = {
      method: 'POST',
      headers: this.headers,
      body,
      onSent: (part) => this.tell(body, part),
    };
    globalThis.fetch(this.address, init).then(
      async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        if (this.stopped.signal.aborted) return;
        this.tell(body, 1);
        this.onload?.();
      },
      () => this.stopped.signal.aborted || this.onerror?.(),
    );
  }

  private tell(body: FormData, part: number): void {
    const total = [...body.values()].reduce(
      (sum, value) => sum + (value instanceof File ? value.size : 0),
      0,
    );
    const timeStamp = part < 1 ? (part / (1 - part)) * PICTURED_LEFT_MS : 0;
    this.upload.onprogress?.({ loaded: 0, total, timeStamp: 0 });
    this.upload.onprogress?.({ loaded: total * part, total, timeStamp });
  }
}

export const answeringUploads = AnsweredUpload as unknown as typeof XMLHttpRequest;

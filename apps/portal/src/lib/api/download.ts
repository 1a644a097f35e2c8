/**
 * A file that only its owner may have: asked for with the token, saved by the browser under the name that the gateway
 * gives it. Knows no path and no kind of file.
 */
import { ApiError, NO_ANSWER } from './api-error.ts';
import { wiring } from './api-wiring.ts';
import { readPrivateAnswer } from './post-private.ts';

/**
 * @param fallbackName where the answer names none
 * @param body asked with POST, so that what is asked for stands in no address; none: GET
 * @throws ApiError; then nothing was saved
 */
export async function download(path: string, fallbackName: string, body?: object): Promise<void> {
  const response = await fetch(path, await buildRequest(body)).catch(() => null);
  if (!response?.ok || isJson(response)) {
    readPrivateAnswer(response?.status ?? 0, (await response?.text().catch(() => '')) ?? '');
    throw new ApiError(NO_ANSWER);
  }
  const bytes = await response.blob().catch(() => null);
  if (bytes === null || bytes.size === 0) throw new ApiError(NO_ANSWER);
  saveFile(bytes, fileNameIn(response.headers.get('content-disposition')) ?? fallbackName);
}

async function buildRequest(body: object | undefined): Promise<RequestInit> {
  const credentials = await wiring().credentials();
  const token = credentials ? { Authorization: `Bearer ${credentials.accessToken}` } : undefined;
  if (body === undefined) return token ? { headers: token } : {};
  const headers = { ...token, 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** Words in place of a file are an error, whatever their status says. */
const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

/** The name that an answer gives its file; null: none. Never a path: names are the gateway's, folders are not. */
export function fileNameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(disposition ?? '');
  const name = (encoded && decoded(encoded)) ?? plain?.[1] ?? plain?.[2] ?? '';
  return baseName(name) || null;
}

/** The last part of what may be a path. */
export const baseName = (path: string): string => path.split(/[/\\]/).at(-1)?.trim() ?? '';

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Long enough for the slowest browser to have taken the bytes. */
const KEEP_MS = 60_000;

/** Saved by the browser, under this name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Some browsers follow only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

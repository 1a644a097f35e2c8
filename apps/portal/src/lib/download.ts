/**
 * A file that only its owner may have: asked for with the token, saved by the browser under the name that the gateway
 * gives it. Knows no path and no kind of file.
 */
import { ApiError, NO_ANSWER } from './api-error.ts';
import { wiring } from './api-wiring.ts';
import { readPrivateAnswer } from './post-private.ts';

/** @param fallbackName where the answer names none. @throws ApiError; then nothing was saved */
export async function download(path: string, fallbackName: string): Promise<void> {
  const credentials = await wiring().credentials();
  const response = await fetch(
    path,
    credentials ? { headers: { Authorization: `Bearer ${credentials.accessToken}` } } : {},
  ).catch(() => null);
  if (!response?.ok || isJson(response)) {
    readPrivateAnswer(response?.status ?? 0, (await response?.text().catch(() => '')) ?? '');
    throw new ApiError(NO_ANSWER);
  }
  const bytes = await response.blob().catch(() => null);
  if (bytes === null || bytes.size === 0) throw new ApiError(NO_ANSWER);
  save(bytes, fileNameIn(response.headers.get('content-disposition')) ?? fallbackName);
}

/** Words in place of a file are an error, whatever their status says. */
const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

/** The name that an answer gives its file; null: none. Never a path: names are the gateway's, folders are not. */
export function fileNameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(disposition ?? '');
  const name = (encoded && decoded(encoded)) ?? plain?.[1] ?? plain?.[2] ?? '';
  return name.split(/[/\\]/).at(-1)?.trim() || null;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Long enough for the slowest browser to have taken the bytes. */
const KEEP_MS = 60_000;

function save(bytes: Blob, name: string): void {
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

/** Message of a refused link: at which field, in which words, or on another page (S1 §8). */
import { DEFAULT_TEXT, type ErrorCode, errorCatalogue } from '@portal/contract/errors';
import { NO_ANSWER, toApiError } from '../../lib/api/api-error.ts';
import { copy } from './copy.ts';

/** Codes that have no words: the account is known to be elsewhere by now, and its status leads on. */
const elsewhere: ReadonlySet<string> = new Set(
  (Object.keys(errorCatalogue) as ErrorCode[]).filter((code) => errorCatalogue[code].text === null),
);

/** Whether the person belongs somewhere else than on a form of linking. */
export function redirectsElsewhere(error: unknown): boolean {
  return elsewhere.has(toApiError(error).code);
}

/** The server's message, or ours where there is none. */
export function linkFailureText(error: unknown, ours: string = copy.linkFailed): string {
  const { code, message } = toApiError(error);
  const isWordless = !Object.hasOwn(errorCatalogue, code) && message === DEFAULT_TEXT;
  return isWordless || code === NO_ANSWER || elsewhere.has(code) ? ours : message;
}

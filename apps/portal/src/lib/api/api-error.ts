/** Why a call failed, as the page needs it: a code to decide by, a text to show, a reference to quote. */
import type { WireError } from '@portal/contract/envelope';
import { type ErrorCode, textOfError } from '@portal/contract/errors';

/** No answer at all: the network, a proxy's page, a broken body. Passed on as errorCode. */
export const NO_ANSWER = 'other';

/** S1 §8: 'HTTP responses outside 200-399 are rejected.' */
export const isAccepted = (status: number): boolean => status >= 200 && status < 400;

export class ApiError extends Error {
  readonly code: ErrorCode | typeof NO_ANSWER | (string & {});
  /** Finds the log line; null where the gateway was not reached. */
  readonly reference: string | null;

  /** Fields of the input that were refused, with their words. */
  readonly details: readonly { readonly field: string; readonly message: string }[];

  /** The status of an answer that said nothing in words; null where it did, or there was none. */
  readonly status: number | null;

  constructor(
    code: string,
    message?: string,
    reference: string | null = null,
    details: ApiError['details'] = [],
    status: number | null = null,
  ) {
    super(textOfError(code, message));
    this.name = 'ApiError';
    this.code = code;
    this.reference = reference;
    this.details = details;
    this.status = status;
  }
}

export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(NO_ANSWER);
}

/** Whether what came under `error` is a refusal in the wire's form. */
export function isWireError(error: unknown): error is WireError {
  return (
    typeof error === 'object' && error !== null && typeof (error as { code?: unknown }).code === 'string'
  );
}

export function buildApiError(error: WireError): ApiError {
  return new ApiError(error.code, error.message, error.reference ?? null, error.details ?? []);
}

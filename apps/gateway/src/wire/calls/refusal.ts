/**
 * Says no with a code. Resources how a refusal travels inside the gateway; its text is the catalogue's.
 */
import type { WireError } from '@portal/contract/envelope';
import { type ErrorCode, textOfError } from '@portal/contract/errors';

export type FieldDetails = NonNullable<WireError['details']>;

/** Thrown by services and rules; any other error is an unexpected one and tells the caller nothing. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: FieldDetails | undefined;

  constructor(code: ErrorCode, details?: FieldDetails) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** An error code as sent on the wire. */
export function toWireError(code: ErrorCode, extra: Omit<WireError, 'code' | 'message'> = {}): WireError {
  return { code, message: textOfError(code), ...extra };
}

/** For a call of a group that was not done because another one failed. */
export const toGroupFailure = ({
  declaration,
}: {
  readonly declaration: { readonly groupFailure?: ErrorCode };
}): WireError => toWireError(declaration.groupFailure ?? 'SK_GROUP_1001');

/** A refusal as it travels. A field that is refused alone speaks in its own words. */
export function wireErrorOfRefusal({ code, details }: Refusal): WireError {
  if (!details || details.length === 0) return toWireError(code);
  const [only, ...others] = details;
  return {
    ...toWireError(code, { details }),
    ...(only && others.length === 0 ? { message: only.message } : {}),
  };
}

/** The REST calls that link: what they are sent, and that 'Success' alone is one (S1 §7). */
import { restPaths } from '@portal/contract/http';
import { ApiError, NO_ANSWER } from '../../lib/api/api-error.ts';
import { postPrivate } from '../../lib/api/post-private.ts';
import type { SourceLabel } from '../../lib/source-label.ts';

export interface IndividualDetails {
  readonly accountNo: string;
  readonly postal: string;
  readonly nric: string;
  readonly source: SourceLabel;
}

export interface CompanyDetails {
  readonly uen: string;
  readonly source: SourceLabel;
}

/** @throws ApiError */
export const linkIndividual = (details: IndividualDetails, idempotencyKey: string): Promise<void> =>
  link(restPaths.linkIndividual, details, idempotencyKey);

/** @throws ApiError */
export const linkCompany = (details: CompanyDetails, idempotencyKey: string): Promise<void> =>
  link(restPaths.linkCompanyMyInfo, details, idempotencyKey);

async function link(path: string, details: object, idempotencyKey: string): Promise<void> {
  mustBeSuccess(await postPrivate(path, details, idempotencyKey));
}

/** @throws ApiError for an answer that says anything else */
export function mustBeSuccess(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'Success')
    return;
  throw new ApiError(NO_ANSWER);
}

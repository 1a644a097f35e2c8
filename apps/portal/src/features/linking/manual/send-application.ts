/** linkCompanyManual: the three values and the signed form, in one call (S1 §7). */
import { restPaths } from '@portal/contract/http';
import { type UploadProgress, upload } from '../../../lib/api/upload.ts';
import type { SourceLabel } from '../../../lib/source-label.ts';
import { mustBeSuccess } from '../link.request.ts';
import type { CompanyApplication } from './application.query.ts';

export interface SubmittedApplication {
  readonly application: Pick<CompanyApplication, 'accountNo' | 'postalCode' | 'uen'>;
  readonly source: SourceLabel;
  readonly file: File;
}

/** @throws ApiError, UploadStopped */
export async function sendApplication(
  { application: { accountNo, postalCode: postal, uen }, source, file }: SubmittedApplication,
  options: { idempotencyKey: string; signal: AbortSignal; onProgress(progress: UploadProgress): void },
): Promise<void> {
  const body = new FormData();
  // First the words: they may be judged before four million bytes have come.
  body.set('params', JSON.stringify({ accountNo, postal, uen, source }));
  body.set('file', file);
  mustBeSuccess(await upload(restPaths.linkCompanyManual, body, options));
}

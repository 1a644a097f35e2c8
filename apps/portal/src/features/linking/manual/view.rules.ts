/** Which page of the way by hand somebody stands on: what the gateway knows decides, so a reload stays (S1 §4). */
import type { CompanyApplication } from './application.query.ts';

export type View = 'details' | 'document' | 'received';

/** @param wantsDetails has gone back from step 2, or has not gone on from step 1 */
export function viewOf(application: Pick<CompanyApplication, 'status'> | null, wantsDetails: boolean): View {
  switch (application?.status) {
    case undefined:
      return 'details';
    case 'validated':
      return wantsDetails ? 'details' : 'document';
    case 'pending_document':
      return 'document';
    case 'in_progress':
      return 'received';
  }
}

/** What step 1 begins with: it is there also when the gateway has let it lapse meanwhile. */
import { useRef } from 'react';
import type { CompanyApplication } from './application.query.ts';
import type { CompanyDetails } from './use-validate-details.ts';

const NOTHING: CompanyDetails = { accountNo: '', postalCode: '', uen: '' };

export function useLastSaid(application: CompanyApplication | null): CompanyDetails {
  const last = useRef<CompanyDetails>(NOTHING);
  if (application) last.current = application;
  return last.current;
}

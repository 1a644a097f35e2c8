/** /link-account/individual: hands the page its source, what the person waits for, and where it goes. */

import { useQuery } from '@tanstack/react-query';
import { accountsQuery } from '../../../features/accounts/index.ts';
import { IndividualPage } from '../../../features/linking/index.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useGoToDashboard, useRedirectOn } from '../../linking/link-steps.ts';

export function LinkIndividual() {
  const steps = { source: useSourceLabel(), onLinked: useGoToDashboard(), onElsewhere: useRedirectOn() };
  // The gate before this page has asked; whoever has nothing linked has no status at all.
  const { data } = useQuery({ ...accountsQuery(), enabled: false });
  const waitsFor = data === undefined || data.status === 'active' ? null : data.status;
  return <IndividualPage steps={steps} waitsFor={waitsFor} />;
}

/** /link-account/individual: hands the page its source and where it goes. */
import { IndividualPage } from '../../features/linking/index.ts';
import { useGoToDashboard, useLeadOn, useLinkSource } from '../link-steps.ts';

export function LinkIndividual() {
  const steps = { source: useLinkSource(), onLinked: useGoToDashboard(), onElsewhere: useLeadOn() };
  return <IndividualPage steps={steps} />;
}

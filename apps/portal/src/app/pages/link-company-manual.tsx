/** /link-account/company/manual: hands the page what the address says of the registry, and where it goes. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CompanyManualPage, type CompanyManualSteps } from '../../features/linking/index.ts';
import { useConfig } from '../../lib/use-config.ts';
import { isReachedByNavigation } from '../focus.ts';
import { useLeadOn, useLinkSource } from '../link-steps.ts';
import { useManualSteps } from '../manual-steps.ts';
import { phoneNumber } from '../shell/phone-number.ts';

export function LinkCompanyManual() {
  const navigate = useNavigate();
  const { myInfoBizError } = useSearch({ strict: false });
  const { isAtDetails, moves } = useManualSteps();
  const onStatusChanged = useLeadOn();
  const steps = useMemo(
    (): CompanyManualSteps => ({
      ...moves,
      onStatusChanged,
      onLogOut: () => void navigate({ to: '/logout' }),
    }),
    [moves, navigate, onStatusChanged],
  );
  return (
    <CompanyManualPage
      source={useLinkSource()}
      hasRegistryFailed={myInfoBizError === 'true'}
      hasCancelledRegistry={myInfoBizError === 'cancelled'}
      canRetrieve={useConfig()?.businessRegistry ?? true}
      isAtDetails={isAtDetails}
      isReached={isReachedByNavigation}
      mobileText={phoneNumber}
      steps={steps}
    />
  );
}

/** /link-account/company/manual: hands the page the state of the registry from the address, and the routes around it. */

import { useNavigate, useSearch } from '@tanstack/react-router';
import { CompanyManualPage } from '../../../features/linking/index.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { useWizardPlace } from '../../../wizard/use-wizard-place.ts';
import { isReachedByNavigation } from '../../focus/focus.ts';
import { useRedirectOn } from '../../linking/link-steps.ts';
import { phoneNumber } from '../../shell/account/phone-number.ts';

export function LinkCompanyManual() {
  const navigate = useNavigate();
  const { myInfoBizError } = useSearch({ strict: false });
  return (
    <CompanyManualPage
      source={useSourceLabel()}
      hasRegistryFailed={myInfoBizError === 'true'}
      hasCancelledRegistry={myInfoBizError === 'cancelled'}
      canRetrieve={useConfig()?.businessRegistry ?? true}
      place={useWizardPlace('/link-account/company/manual')}
      isReached={isReachedByNavigation}
      mobileText={phoneNumber}
      onStatusChanged={useRedirectOn()}
      onLogOut={() => void navigate({ to: '/logout' })}
    />
  );
}

/** /link-account/company/callback: hands the page what the registry brought, and where each end leads. */

import { usualSwitches } from '@portal/domain/availability/switches';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { CompanyCallbackPage, type CompanyCallbackSteps } from '../../../features/linking/index.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { useMode } from '../../../lib/use-mode.ts';
import { forgetAccount } from '../../account/account.ts';
import { useGoToDashboard, useRedirectOn } from '../../linking/link-steps.ts';
import { currentReturn, forgetReturn } from '../../linking/registry-return.ts';

export function LinkCompanyCallback() {
  const navigate = useNavigate();
  const [returned] = useState(currentReturn);
  const goToDashboard = useGoToDashboard();
  const onElsewhere = useRedirectOn();
  const steps = useMemo((): CompanyCallbackSteps => {
    const toStart = () => {
      forgetReturn();
      void navigate({ to: '/link-account/company', replace: true });
    };
    return {
      onRetrievalFailed(hasCancelled) {
        forgetReturn();
        void navigate({
          to: '/link-account/company/manual',
          search: { myInfoBizError: hasCancelled ? 'cancelled' : 'true' },
          replace: true,
        });
      },
      tryAgain: toStart,
      notMine: toStart,
      onLinked() {
        forgetReturn();
        forgetAccount();
      },
      goToDashboard,
      onElsewhere() {
        forgetReturn();
        onElsewhere();
      },
    };
  }, [navigate, goToDashboard, onElsewhere]);
  return (
    <CompanyCallbackPage
      returned={returned}
      source={useSourceLabel()}
      email={useSession()?.email ?? ''}
      isInApp={useMode() === 'mobile'}
      isByHandOffered={(useConfig()?.switches ?? usualSwitches).skipButton}
      steps={steps}
    />
  );
}

/** /link-account/company: hands the page the ways that this installation has. */
import { usualSwitches } from '@portal/domain/availability/switches';
import { CompanyStartPage } from '../../../features/linking/index.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { useHelpline } from '../../../ui/use-helpline.ts';
import { useRedirectOn } from '../../linking/link-steps.ts';

/** Inside the app too: in the same view, so that the registry leads back into it. */
const leaveFor = (address: string) => location.assign(address);

export function LinkCompany() {
  const config = useConfig();
  return (
    <CompanyStartPage
      hasRegistry={config?.businessRegistry ?? true}
      isByHandOffered={(config?.switches ?? usualSwitches).skipButton}
      helpline={useHelpline()}
      leaveFor={leaveFor}
      onElsewhere={useRedirectOn()}
    />
  );
}

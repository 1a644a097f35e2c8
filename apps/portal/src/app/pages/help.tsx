/** /help: hands the page the ways that this installation and these accounts have. */
import { places } from '@portal/domain/availability/places';
import { useOfferedChat } from '../../features/chat/index.ts';
import { HelpPage } from '../../features/help/index.ts';
import { useHelpline } from '../../ui/use-helpline.ts';
import { useLinks } from '../links.ts';

export function Help() {
  return (
    <HelpPage
      helpline={useHelpline()}
      chat={useOfferedChat()}
      contactUs={useLinks()?.contactUs ?? null}
      hasLeakageAppeal={places['water-leakage-appeal'].isBuilt}
    />
  );
}

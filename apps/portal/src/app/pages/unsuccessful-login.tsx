import { UnsuccessfulLoginPage } from '../../features/unsuccessful-login/index.ts';
import { useConfig } from '../../lib/use-config.ts';
import { useHelpline } from '../../ui/use-helpline.ts';

export function UnsuccessfulLogin() {
  const contactUs = useConfig()?.links.contactUs ?? null;
  return <UnsuccessfulLoginPage helpline={useHelpline()} contactUs={contactUs} />;
}

import { UnsuccessfulLoginPage } from '../../features/unsuccessful-login/index.ts';
import { useHelpline } from '../../ui/use-helpline.ts';
import { useLinks } from '../links.ts';

export function UnsuccessfulLogin() {
  const contactUs = useLinks()?.contactUs ?? null;
  return <UnsuccessfulLoginPage helpline={useHelpline()} contactUs={contactUs} />;
}

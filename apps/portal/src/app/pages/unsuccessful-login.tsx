import { UnsuccessfulLoginPage } from '../../features/unsuccessful-login/index.ts';
import { useHelpline } from '../../ui/use-helpline.ts';

export function UnsuccessfulLogin() {
  return <UnsuccessfulLoginPage helpline={useHelpline()} />;
}

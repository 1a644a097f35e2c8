import { SignUpInfoPage } from '../../features/sign-up-info/index.ts';
import { signIn } from '../session-gate.ts';

export function SignUpInfo() {
  return <SignUpInfoPage signUp={() => signIn({ returnTo: '/home', signUp: true })} />;
}

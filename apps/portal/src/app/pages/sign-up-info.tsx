import { SignUpInfoPage } from '../../features/sign-up-info/index.ts';
import { signIn } from '../session-door.ts';

export function SignUpInfo() {
  return <SignUpInfoPage signUp={() => signIn({ returnTo: '/home', signUp: true })} />;
}

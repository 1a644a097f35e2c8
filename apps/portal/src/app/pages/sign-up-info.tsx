import { SignUpInfoPage } from '../../features/sign-up-info/index.ts';
import { openSession } from '../session-door.ts';

export function SignUpInfo() {
  return (
    <SignUpInfoPage signUp={async () => (await openSession()).signIn({ returnTo: '/home', signUp: true })} />
  );
}

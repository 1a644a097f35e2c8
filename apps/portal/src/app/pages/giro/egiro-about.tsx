/**
 * /e-giro: the public page about eGIRO. Apply now asks for the sign-in and goes on by itself after it; signed in it asks
 * for the eligibility of every account of the person, and leads on by it (S2 §4, readings §2).
 */
import { findApplyTarget } from '@portal/domain/giro/giro-eligibility';
import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { accountsQuery } from '../../../features/accounts/index.ts';
import { AboutPage, eligibilityQuery, MOST_ACCOUNTS, useGiroPaths } from '../../../features/giro/index.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { NO_ANSWER } from '../../../lib/api/api-error.ts';
import { getQueryClient } from '../../../lib/api/query-client.ts';
import type { Session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { fetchAccount } from '../../account/account.ts';
import { signIn } from '../../session-gate.ts';
import { SubjectFrame } from '../../shell/subject-frame.tsx';

export function EgiroAbout() {
  const session = useSession();
  const client = getQueryClient(session?.subject ?? '');
  const page = <About session={session} />;
  if (session) return <SubjectFrame subject={session.subject}>{page}</SubjectFrame>;
  return <QueryClientProvider client={client}>{page}</QueryClientProvider>;
}

function About({ session }: { readonly session: Session | null }) {
  const navigate = useNavigate();
  const paths = useGiroPaths();
  const { apply } = useSearch({ strict: false });

  async function leadOn(): Promise<'alert' | 'left'> {
    if (session === null) {
      await signIn({ returnTo: '/e-giro?apply=now' });
      return 'left';
    }
    const target = await findTarget(session.subject);
    if (target === 'alert') return 'alert';
    await navigate({ to: target === 'unavailable' ? paths.unavailable : paths.manual });
    return 'left';
  }

  return (
    <AboutPage
      isSignedIn={session !== null}
      contact={useConfig()?.links.contactUs ?? null}
      apply={leadOn}
      appliesAtOnce={session !== null && apply === 'now'}
      onApplied={() => void navigate({ to: '.', search: {}, replace: true })}
    />
  );
}

/** @throws ApiError */
async function findTarget(subject: string): Promise<ReturnType<typeof findApplyTarget>> {
  const { kind } = await fetchAccount();
  // The gate behind the sign-in leads an e-mail that is not verified to its page.
  if (kind === 'unverified' || kind === 'session-ended') return 'setup';
  if (kind === 'failed') throw new ApiError(NO_ANSWER);
  if (kind !== 'ready') return 'alert';
  const client = getQueryClient(subject);
  const { premises } = await client.fetchQuery(accountsQuery());
  const accountNos = premises.flatMap(({ accounts }) => accounts).slice(0, MOST_ACCOUNTS);
  const eligibility = await client.fetchQuery(eligibilityQuery(accountNos));
  return findApplyTarget(eligibility.map(({ giro_setup_status }) => giro_setup_status));
}

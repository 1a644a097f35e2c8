/**
 * /e-giro: the public page about eGIRO. Apply now asks for the sign-in and goes on by itself after it; signed in it leads
 * on by the eligibility of the person's accounts. All that is behind the sign-in is loaded when it is needed.
 */
import { isSwitchedOn } from '@portal/domain/availability/availability';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { AboutPage } from '../../../features/giro/index.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { signIn } from '../../session-gate.ts';

const Crumbs = lazy(async () => ({ default: (await import('./apply-for-egiro.tsx')).AboutCrumbs }));

/** @param base where the pages of GIRO stand: those of staff below /internal */
export function EgiroAbout({ base = '' }: { readonly base?: '' | '/internal' }) {
  const navigate = useNavigate();
  const session = useSession();
  const config = useConfig();
  const { apply } = useSearch({ strict: false });
  const hasGiro = session !== null && config !== null && isSwitchedOn('giro', config.switches);

  async function leadOn(): Promise<ReactNode> {
    // The browser's Back leads to the page, not to another try.
    if (apply !== undefined) await navigate({ to: '.', search: {}, replace: true });
    if (session === null) {
      await signIn({ returnTo: '/e-giro?apply=now' });
      return null;
    }
    const { findTarget, tellNoAccount } = await import('./apply-for-egiro.tsx');
    const target = await findTarget(session.subject);
    if (target === 'alert') return tellNoAccount(config?.links.contactUs ?? null);
    await navigate({ to: `${base}/e-giro/${target === 'unavailable' ? 'unavailable' : 'setup/manual'}` });
    return null;
  }

  return (
    <AboutPage
      address={`${base}/e-giro`}
      crumbs={
        session && (
          <div>
            <Suspense fallback={null}>
              <Crumbs subject={session.subject} />
            </Suspense>
          </div>
        )
      }
      giro={hasGiro ? `${base}/services/giro` : null}
      apply={leadOn}
      appliesAtOnce={apply === 'now'}
    />
  );
}

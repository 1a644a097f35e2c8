/**
 * The header in its three forms: mark only; mark and account; full. Without a session only the mark shows. The code for signed-in people is loaded after the sign-in.
 */
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../lib/session/use-session.ts';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import type { HeaderForm } from './header-form.ts';

export const loadSignedInHeader = () => import('./signed-in-header.tsx');
const SignedInHeader = lazy(async () => ({ default: (await loadSignedInHeader()).SignedInHeader }));

export function Header({ form, onInk }: { form: HeaderForm; onInk: boolean }) {
  const session = useSession();
  return (
    <HeaderFrame onInk={onInk}>
      {session && form !== 'mark' && (
        <Suspense fallback={null}>
          <SignedInHeader form={form} session={session} />
        </Suspense>
      )}
    </HeaderFrame>
  );
}

export function HeaderFrame({ onInk = false, children }: { onInk?: boolean; children: ReactNode }) {
  return (
    <header className={`${onInk ? styles.ink : 'site-header'} ${styles.header}`}>
      <div className="wrap">
        <Brand />
        {children}
      </div>
    </header>
  );
}

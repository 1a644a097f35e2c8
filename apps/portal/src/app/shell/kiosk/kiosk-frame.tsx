/** The kiosk's sidebar at work. End Session logs out first, also if a call fails, then leaves. */
import { lazy, Suspense, useState } from 'react';
import { wantedEnd } from '../../../lib/modes.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { endSession } from '../../session-gate.ts';
import type { HeaderForm } from '../header-form.ts';
import { KioskSidebar } from './kiosk-sidebar.tsx';

const KioskMenu = lazy(async () => ({ default: (await import('./kiosk-menu.tsx')).KioskMenu }));

export function KioskFrame({ form }: { form: HeaderForm }) {
  const session = useSession();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    await endSession({ to: wantedEnd() });
  };
  return (
    <KioskSidebar isEnding={isEnding} onEnd={() => void end()}>
      {session && form === 'full' && (
        <Suspense fallback={null}>
          <KioskMenu subject={session.subject} />
        </Suspense>
      )}
    </KioskSidebar>
  );
}

/** The utility's notice for those who log in: fetched after the page stands, which never waits for it. */
import { useEffect, useState } from 'react';

const load = () => import('../features/notification-banner/index.ts');
type Strip = Awaited<ReturnType<typeof load>>['NotificationStrip'];

export function LoginNotice() {
  const [NotificationStrip, setStrip] = useState<Strip | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setStrip(() => loaded.NotificationStrip),
      () => undefined,
    );
  }, []);
  return NotificationStrip && <NotificationStrip location="login" />;
}

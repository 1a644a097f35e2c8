/** Where the pages of a customer stand: at the root, and for staff in twins below /internal. */
import { useNavigate, useRouter } from '@tanstack/react-router';
import { createContext, use } from 'react';

export const BasePathContext = createContext<'' | '/internal'>('');

/** The page of this path; from a twin of staff its twin, and null where it has none. */
export function useTwin(): (path: string) => string | null {
  const { routesByPath } = useRouter();
  const base = use(BasePathContext);
  return (path) => (base === '' || Object.hasOwn(routesByPath, base + path) ? base + path : null);
}

/** Closing the pop-up of a page that failed leads customers to the dashboard; staff stay (readings §1). */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const base = use(BasePathContext);
  return () => {
    if (base === '') void navigate({ to: '/dashboard' });
  };
}

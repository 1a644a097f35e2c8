/** Where the pages of a customer stand: at the root, and for staff in twins below /internal. */
import { useNavigate } from '@tanstack/react-router';
import { createContext, use } from 'react';

export const BasePathContext = createContext<'' | '/internal'>('');

/** Closing the pop-up of a page that failed leads customers to the dashboard; staff stay (readings §1). */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const base = use(BasePathContext);
  return () => {
    if (base === '') void navigate({ to: '/dashboard' });
  };
}

/**
 * Leads a person who must verify contact details there from the dashboard, before anything else asks for their
 * attention. The cards do not wait for it, and no answer or a failure leads nobody anywhere.
 */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { consentQuery } from '../features/contact-details/index.ts';
import { useAvailability } from '../lib/availability.ts';
import { useConfig } from '../lib/use-config.ts';

/**
 * @param isHolder the person has accounts of their own; null: not known yet
 * @returns whether dialogs may show: it is settled that nobody is led away
 */
export function useContactDetailsFirst(isHolder: boolean | null): boolean {
  const isKnown = useConfig() !== null && isHolder !== null;
  const isAsked = useAvailability()('contact-details') === 'open' && isHolder === true;
  const { data, isPending } = useQuery({ ...consentQuery(), enabled: isAsked });
  const navigate = useNavigate();
  const redirectsAway = isAsked && data?.isRequired === true;

  useEffect(() => {
    if (redirectsAway) void navigate({ to: '/consent-contact-detail', replace: true });
  }, [redirectsAway, navigate]);
  return isKnown && !redirectsAway && !(isAsked && isPending);
}

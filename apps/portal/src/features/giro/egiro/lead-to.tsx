/**
 * Leads to another page, once. The router's own component goes again with each new rendering, also with those that its
 * navigation causes while the other page is being loaded: the page then hangs.
 */
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

export function LeadTo({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to, replace: true }), [navigate, to]);
  return null;
}

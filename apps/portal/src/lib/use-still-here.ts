/** For a step that follows a wait instead of a press: it must not take a person back who has left meanwhile. */
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

/** @returns whether no other page has been asked for since the first drawing; the page that was may be on its way yet */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const path = useRef(router.latestLocation.pathname).current;
  return useCallback(() => router.latestLocation.pathname === path, [router, path]);
}

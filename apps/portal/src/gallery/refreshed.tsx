/** Asks once more after the first answer, for states in which that fails. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

export function Refreshed({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  useEffect(() => {
    const again = setTimeout(() => void client.refetchQueries(), 600);
    return () => clearTimeout(again);
  }, [client]);
  return children;
}

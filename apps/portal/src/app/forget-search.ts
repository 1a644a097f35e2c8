/**
 * Takes one parameter out of the address once it has done its work, without an entry in the history. A page of accounts goes
 * with the account: it was one of the premises from before.
 */
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

export function useForgetSearch(name: 'errorCode' | 'account'): () => void {
  const navigate = useNavigate();
  return useCallback(
    () =>
      void navigate({
        to: '.',
        search: ({ page, ...search }) => ({
          ...search,
          [name]: undefined,
          ...(name !== 'account' && page !== undefined && { page }),
        }),
        replace: true,
        resetScroll: false,
      }),
    [navigate, name],
  );
}

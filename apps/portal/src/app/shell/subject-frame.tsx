/** Parts of the frame that know the person's accounts: the cache of this subject, and what is open to them. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getQueryClient } from '../../lib/api/query-client.ts';
import { SelectedAvailability } from '../account/selected-availability.tsx';

export function SubjectFrame({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <QueryClientProvider client={getQueryClient(subject)}>
      <SelectedAvailability>{children}</SelectedAvailability>
    </QueryClientProvider>
  );
}

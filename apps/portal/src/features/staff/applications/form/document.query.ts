/** The bytes of a signed form, for this page alone. That they were looked at is recorded. */
import { restPaths } from '@portal/contract/http';
import { queryOptions } from '@tanstack/react-query';
import { postForFile } from '../../../../lib/api/post-for-file.ts';
import type { Application } from '../application.ts';

export function documentQuery({ itemId, document }: Pick<Application, 'itemId' | 'document'>) {
  return queryOptions({
    queryKey: ['staff', 'document', { itemId, documentNo: document.documentNo }] as const,
    queryFn: () => postForFile(restPaths.linkDocument, { itemId }, document.type),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** eletter:detail: the text of a letter. Its reference is short-lived, the text is not: it is kept by the letter's id. */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import type { Letter } from './letters.query.ts';

export type LetterContent = Output<'eletter:detail'>;

export function letterQuery({ letterId, encryptedDocId }: Letter) {
  return queryOptions({
    queryKey: ['eletter:detail', { letterId }] as const,
    queryFn: (): Promise<LetterContent> => call('eletter:detail', { encryptedDocId }),
  });
}

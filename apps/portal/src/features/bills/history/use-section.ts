/** One part of the histories: off, waiting, failed, without records, or there. Each for itself (S2 §4). */
import type { UseQueryResult } from '@tanstack/react-query';
import { type CardQuery, useCardQuery } from '../../../ui/loading/use-card-query.ts';

export interface Section<Data> {
  /** absent: off, or there are no records. */
  readonly state: 'waiting' | 'failed' | 'absent' | 'ready';
  /** null unless ready. */
  readonly data: Data | null;
  readonly card: CardQuery;
  /** The words of what went wrong; null: nothing did. */
  readonly failure: string | null;
}

/** @param isEmpty whether an answer holds no record. @param isOn false: the part is not offered to this account */
export function useSection<Data>(
  query: UseQueryResult<Data | null>,
  isEmpty: (data: Data) => boolean,
  isOn = true,
): Section<Data> {
  const card = useCardQuery(query);
  return { ...getSectionState(query, card, isEmpty, isOn), card };
}

function getSectionState<Data>(
  { data, error }: UseQueryResult<Data | null>,
  { waiting }: CardQuery,
  isEmpty: (data: Data) => boolean,
  isOn: boolean,
): Omit<Section<Data>, 'card'> {
  if (!isOn) return { state: 'absent', data: null, failure: null };
  if (waiting) return { state: 'waiting', data: null, failure: null };
  if (data === undefined) return { state: 'failed', data: null, failure: error?.message ?? null };
  if (data === null || isEmpty(data)) return { state: 'absent', data: null, failure: null };
  return { state: 'ready', data, failure: null };
}

/** POST /cheese/services/ad-api/v1/placement: all content that runs now. Unreadable content is left out. */
import { restPaths } from '@portal/contract/http';
import type { Promotion } from '@portal/contract/rest';
import { queryOptions } from '@tanstack/react-query';
import { postRest } from '../../../lib/api/post-rest.ts';
import { isPromotionKind } from './promotion-kinds.ts';

export function placementQuery() {
  return queryOptions({
    queryKey: ['placement'] as const,
    queryFn: async () => parseContent(await postRest(restPaths.placement, {})),
  });
}

interface Reply {
  readonly placements?: readonly { readonly content?: unknown }[] | null;
}

/** placements[0].content (S1 §7). */
export function parseContent(reply: unknown): readonly Promotion[] {
  const content = (reply as Reply | null)?.placements?.[0]?.content;
  return Array.isArray(content) ? content.flatMap((each: unknown) => parsePromotion(each) ?? []) : [];
}

function parsePromotion(entry: unknown): Promotion | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { kind, title, overline, text, actLabel, href } = entry as Record<keyof Promotion, unknown>;
  if (!isPromotionKind(kind) || typeof title !== 'string') return null;
  return {
    kind,
    title,
    overline: textOrNull(overline),
    text: textOrNull(text) ?? '',
    actLabel: textOrNull(actLabel),
    href: textOrNull(href),
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

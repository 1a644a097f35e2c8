/** Which kept draft may be taken up again. */
import * as z from 'zod/mini';

const LONGEST_MS = 24 * 60 * 60_000;
const envelope = z.object({ keptAt: z.number(), data: z.unknown() });

/**
 * @param text as storage gives it: null, somebody's tampering, or a draft of an older release
 * @returns null: there is none, it is older than a day, or it does not have the form of this flow
 */
export function parseDraft<Data>(text: string | null, schema: z.ZodMiniType<Data>, now: number): Data | null {
  const stored = envelope.safeParse(parseJson(text));
  if (!stored.success) return null;
  const age = now - stored.data.keptAt;
  if (!(age >= 0 && age <= LONGEST_MS)) return null;
  const data = schema.safeParse(stored.data.data);
  return data.success ? data.data : null;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

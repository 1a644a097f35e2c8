/** The fields beside an uploaded file: a part `params` in JSON, or plain ones (readings §5). */
import type * as z from 'zod/mini';
import { Refusal } from '../../wire/calls/refusal.ts';
import { refusedFields } from '../../wire/calls/refused-fields.ts';
import { holdsNul } from '../../wire/nul.ts';
import { hasDoubledKey, topLevelKeys } from '../../wire/scan-keys.ts';

/** @throws Refusal SK_INPUT_1001 naming the fields, SK_BODY_1001 when `params` is no JSON, says a key twice or is not alone */
export function readFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  { params, ...plain }: Readonly<Record<string, string>>,
): z.output<Schema> {
  if (params !== undefined && Object.keys(plain).length > 0) throw new Refusal('SK_BODY_1001');
  const typed = params === undefined ? plain : parseJson(params);
  if (holdsNul(typed)) throw new Refusal('SK_INPUT_1001');
  const read = schema.safeParse(typed);
  if (!read.success) throw new Refusal('SK_INPUT_1001', refusedFields(read.error.issues));
  return read.data;
}

/** A parser keeps the last of two equal keys and says nothing. */
function parseJson(text: string): unknown {
  if (topLevelKeys(text) === null || hasDoubledKey(text)) throw new Refusal('SK_BODY_1001');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('SK_BODY_1001');
  }
}

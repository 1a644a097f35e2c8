/** Names the fields that a schema refused, never what stood in them. */
import { textOfError } from '@portal/contract/errors';
import type * as z from 'zod/mini';
import type { FieldDetails } from './refusal.ts';

const MOST = 10;

/** An issue that one of our own schemas raised speaks in its own words; a shape that is wrong, in the default ones. */
export function refusedFields(issues: readonly z.core.$ZodIssue[]): FieldDetails {
  const fallback = textOfError('SK_INPUT_1001');
  return issues.slice(0, MOST).map((issue) => ({
    field: issue.path.join('.'),
    message: issue.code === 'custom' ? issue.message : fallback,
  }));
}

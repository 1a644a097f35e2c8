/** The pieces that every path of the OpenAPI document is made of. */
import * as z from 'zod/mini';

export type Schema = Record<string, unknown>;

export function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}

export const reference = (component: string): Schema => ({ $ref: `#/components/schemas/${component}` });
export const json = (schema: Schema): Schema => ({ content: { 'application/json': { schema } } });

export const strict = (properties: Schema): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** An answer that is an error and nothing else. */
export const whole = (description: string): Schema => ({
  description,
  ...json(strict({ error: reference('Error') })),
});

export const header = (name: string, description: string, required = false): Schema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

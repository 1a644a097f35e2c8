/** The wire as OpenAPI 3.1: made from the contract and the operations table, never by hand. */
import { wireError } from '@portal/contract/envelope';
import { errorCatalogue } from '@portal/contract/errors';
import { MOST_KEYS, restPaths } from '@portal/contract/http';
import type { GatewayOperation } from '../calls/operation.ts';
import { operations } from '../calls/operations.ts';
import { header, json, reference, type Schema, strict, toSchema, whole } from './openapi-parts.ts';
import { restComponents, restPathItems } from './openapi-rest.ts';

const table: readonly GatewayOperation[] = [...operations.values()];

const componentName = (name: string, part: 'Input' | 'Data'): string => `${name.replace(':', '.')}.${part}`;
const keyedBody = (): Schema => ({
  type: 'object',
  description: `Up to ${MOST_KEYS} operations, each once.`,
  minProperties: 1,
  maxProperties: MOST_KEYS,
  properties: Object.fromEntries(table.map(({ name }) => [name, reference(componentName(name, 'Input'))])),
});

const keyedReply = (): Schema => ({
  type: 'object',
  description: 'Exactly the keys of the request, each with data or an error.',
  properties: Object.fromEntries(
    table.map(({ name }) => [
      name,
      {
        oneOf: [
          strict({ data: reference(componentName(name, 'Data')) }),
          strict({ error: reference('Error') }),
        ],
      },
    ]),
  ),
});

const components = (): Schema => ({
  Error: toSchema(wireError, 'output'),
  ErrorCode: { type: 'string', enum: Object.keys(errorCatalogue) },
  ...Object.fromEntries(
    table.flatMap(({ name, declaration }) => [
      [
        componentName(name, 'Input'),
        { description: declaration.summary, ...toSchema(declaration.input, 'input') },
      ],
      [componentName(name, 'Data'), toSchema(declaration.output, 'output')],
    ]),
  ),
  ...restComponents(),
});

export function openApi(): Schema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Services Portal',
      version: '0.1.0',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths: {
      [restPaths.api]: {
        post: {
          summary: 'Keyed operations',
          security: [{ bearer: [] }, {}],
          parameters: [
            header(
              'Idempotency-Key',
              'For writes: the same key and body is answered from the stored answer.',
            ),
            header('X-ID-TOKEN', 'For user:sendEmailVerification: the identity token.'),
          ],
          requestBody: { required: true, ...json(keyedBody()) },
          responses: {
            200: { description: 'Each key by itself.', ...json(keyedReply()) },
            401: { description: 'No key may run without signing in.', ...json(keyedReply()) },
            503: { description: 'Nothing of it could be done now; see Retry-After.', ...json(keyedReply()) },
            400: whole('The body cannot be taken apart.'),
            413: whole('The body is too large, or too large without a token.'),
            415: whole('The body is no JSON.'),
            429: whole('Too many requests without a good token.'),
          },
        },
      },
      ...restPathItems(),
    },
    components: {
      schemas: components(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The REST calls in OpenAPI's words: their paths, and the components that these refer to. */
import { errorCatalogue } from '@portal/contract/errors';
import { headers } from '@portal/contract/http';
import type { RestBody, RestDeclaration, RestOutput } from '@portal/contract/rest-call';
import { restCalls } from '@portal/contract/rest-calls';
import { restErrors } from '../calls/declared-errors.ts';
import { header, json, reference, type Schema, strict, toSchema, whole } from './openapi-parts.ts';

const calls: readonly (readonly [name: string, call: RestDeclaration])[] = Object.entries(restCalls);

const needsBearer = ({ caller }: RestDeclaration): boolean => caller !== 'public' && caller !== 'bank';

const binary: Schema = { type: 'string', format: 'binary' };

const componentName = (name: string, part: 'Body' | 'Data' | 'Event'): string => `rest.${name}.${part}`;

function schemaOfBody(body: RestBody): Schema | null {
  if (!('kind' in body)) return toSchema(body, 'input');
  switch (body.kind) {
    case 'multipart':
      return strict({ params: toSchema(body.fields, 'input'), file: binary });
    case 'signed':
      return toSchema(body.json, 'input');
    case 'either':
      return { oneOf: [toSchema(body.without, 'input'), toSchema(body.having, 'input')] };
    case 'ignored':
      return null;
  }
}

const isMultipart = (body: RestBody): boolean => 'kind' in body && body.kind === 'multipart';

/** Bodies and replies of the calls. */
export function restComponents(): Schema {
  return Object.fromEntries(
    calls.flatMap(([name, { input, output }]) => {
      const body = input.body ? schemaOfBody(input.body) : null;
      return [
        ...(body === null ? [] : [[componentName(name, 'Body'), body]]),
        ...componentOfOutput(name, output),
      ];
    }),
  );
}

function componentOfOutput(name: string, output: RestOutput): (readonly [string, Schema])[] {
  if (!('kind' in output)) return [[componentName(name, 'Data'), toSchema(output, 'output')]];
  if (output.kind === 'file') return [];
  return [[componentName(name, 'Event'), toSchema(output.event, 'output')]];
}

function buildContent(name: string, output: RestOutput): Schema {
  if (!('kind' in output)) return json(reference(componentName(name, 'Data')));
  if (output.kind === 'file')
    return {
      content: Object.fromEntries([output.contentType].flat().map((type) => [type, { schema: binary }])),
    };
  return { content: { 'text/event-stream': { schema: reference(componentName(name, 'Event')) } } };
}

function buildRequestBody(name: string, { input: { body } }: RestDeclaration): Schema | null {
  if (!body || ('kind' in body && body.kind === 'ignored')) return null;
  const schema = reference(componentName(name, 'Body'));
  const content = isMultipart(body) ? { content: { 'multipart/form-data': { schema } } } : json(schema);
  return { required: true, ...content };
}

function parametersIn(place: 'path' | 'query', part: RestDeclaration['input']['query']): Schema[] {
  if (!part) return [];
  const { properties = {}, required = [] } = toSchema(part, 'input') as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

const signature = [
  header(headers.webhookTimestamp, 'When it was signed, in seconds since 1970.', true),
  header(headers.webhookSignature, "'v1=' and the HMAC-SHA-256 of timestamp, dot and body in hex.", true),
];

const listParameters = ({ input, effect, caller }: RestDeclaration): Schema[] => [
  ...parametersIn('path', input.params),
  ...parametersIn('query', input.query),
  ...(effect === 'write'
    ? [header('Idempotency-Key', 'The same key and body is answered from the stored answer.')]
    : []),
  ...(caller === 'bank' ? signature : []),
];

function listErrors(call: RestDeclaration): Record<string, Schema> {
  const byStatus = Map.groupBy(restErrors(call), (code) => errorCatalogue[code].status);
  return Object.fromEntries([...byStatus].map(([status, of]) => [status, whole(`${of.join(', ')}.`)]));
}

function pathItem(name: string, call: RestDeclaration): Schema {
  const parameters = listParameters(call);
  const requestBody = buildRequestBody(name, call);
  return {
    [call.method]: {
      summary: call.summary,
      security: needsBearer(call) ? [{ bearer: [] }] : [],
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(requestBody ? { requestBody } : {}),
      responses: { 200: { description: 'Done.', ...buildContent(name, call.output) }, ...listErrors(call) },
    },
  };
}

export function restPathItems(): Schema {
  return Object.fromEntries(
    calls.map(([name, call]) => [call.path.replaceAll(/:(\w+)/g, '{$1}'), pathItem(name, call)]),
  );
}

/** The paths of the REST calls in OpenAPI's words. */
import { type ErrorCode, errorCatalogue } from '@portal/contract/errors';
import { headers, restPaths } from '@portal/contract/http';
import { header, json, type Schema, schemaOf, strict, whole } from './openapi-parts.ts';
import { pathParameters, type RestCall, restCalls } from './rest-calls.ts';

const security: Readonly<Record<RestCall['caller'], readonly Schema[]>> = {
  nobody: [],
  person: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  bank: [],
};

/** What every call of that caller may be refused with. */
const always: Readonly<Record<RestCall['caller'], readonly ErrorCode[]>> = {
  nobody: ['SK_LIMIT_1001'],
  person: ['SK_SEC_1000', 'SK_LIMIT_1001', 'SK_TIMEOUT_1001', 'SK_UNKNOWN_1001'],
  staff: ['SK_SEC_1000', 'SK_LIMIT_1001', 'SK_TIMEOUT_1001', 'SK_UNKNOWN_1001'],
  bank: ['SK_SEC_1000', 'SK_LIMIT_1001', 'SK_UNKNOWN_1001'],
};
const ofWrites: readonly ErrorCode[] = ['SK_IDEM_1001', 'SK_BUSY_1001'];

const binary: Schema = { type: 'string', format: 'binary' };

function bodyOf({ body, upload }: RestCall): Schema | undefined {
  if (upload) {
    const parts = strict({ params: schemaOf(upload, 'input'), file: binary });
    return { required: true, content: { 'multipart/form-data': { schema: parts } } };
  }
  if (!body) return;
  const schemas = body.map((each) => schemaOf(each, 'input'));
  const [only] = schemas;
  return { required: true, ...json(schemas.length === 1 && only ? only : { oneOf: schemas }) };
}

function contentOf(reply: RestCall['reply']): Schema {
  if ('file' in reply) return { content: { [reply.file]: { schema: binary } } };
  if ('event' in reply)
    return { content: { 'text/event-stream': { schema: schemaOf(reply.event, 'output') } } };
  return json(schemaOf(reply, 'output'));
}

function parametersOf(path: string, { isWrite, query, caller }: RestCall): Schema[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = pathParameters[name];
    if (!schema) throw new Error(`the parameter ${name} of ${path} has no schema`);
    return { name, in: 'path', required: true, schema: schemaOf(schema, 'input') };
  });
  const inQuery = Object.entries(query ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  return [
    ...inPath,
    ...inQuery,
    ...(isWrite
      ? [header('Idempotency-Key', 'The same key and body is answered from the stored answer.')]
      : []),
    ...(caller === 'bank'
      ? [
          header(headers.webhookTimestamp, 'When it was signed, in seconds since 1970.', true),
          header(
            headers.webhookSignature,
            "'v1=' and the HMAC-SHA-256 of timestamp, dot and body in hex.",
            true,
          ),
        ]
      : []),
  ];
}

function refusalsOf({ caller, isWrite, refusals }: RestCall): Record<string, Schema> {
  const codes = [...always[caller], ...(isWrite ? ofWrites : []), ...refusals];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCatalogue[code].status);
  return Object.fromEntries([...byStatus].map(([status, of]) => [status, whole(`${of.join(', ')}.`)]));
}

function pathItem(path: string, call: RestCall): Schema {
  const parameters = parametersOf(path, call);
  const requestBody = bodyOf(call);
  return {
    [call.method]: {
      summary: call.summary,
      security: security[call.caller],
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(requestBody ? { requestBody } : {}),
      responses: { 200: { description: 'Done.', ...contentOf(call.reply) }, ...refusalsOf(call) },
    },
  };
}

const inOpenApi = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** @throws Error for a parameter of an address without a schema */
export function restPathItems(): Schema {
  return Object.fromEntries(
    Object.entries(restCalls).map(([name, call]) => {
      const path = restPaths[name as keyof typeof restCalls];
      return [inOpenApi(path), pathItem(path, call)];
    }),
  );
}

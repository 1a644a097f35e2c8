/** Sends any call of the REST table, with the input of an example, as whatever its body is declared to be. */
import type { HTTPMethods, InjectOptions } from 'fastify';
import { multipart, multipartType, pdfFile } from '../modules/linking/test/manual-calls.ts';
import type { GatewayRestCall } from '../wire/rest/define-rest.ts';
import type { TestWorld } from './test-world.ts';

export interface RestInputSent {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface RestResult {
  readonly status: number;
  /** Empty for a stream, of which only the head is read. */
  readonly text: string;
  readonly code: string | undefined;
}

export const getName = ({ declaration: { method, path } }: GatewayRestCall): string =>
  `${method.toUpperCase()} ${path}`;

export const getExample = ({ declaration }: GatewayRestCall): RestInputSent =>
  declaration.examples[0]?.input ?? {};

const getEntries = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([key, each]) => [
        key,
        typeof each === 'string' ? each : JSON.stringify(each),
      ])
    : [];

function getUrl({ declaration }: GatewayRestCall, { params, query }: RestInputSent): string {
  const filled = getEntries(params).reduce(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(value) || '-'),
    declaration.path.replace(/:(\w+)$/, (whole) => (params === undefined ? '-' : whole)),
  );
  const search = new URLSearchParams(getEntries(query)).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function buildPayload(call: GatewayRestCall, body: unknown): Pick<InjectOptions, 'payload' | 'headers'> {
  const declared = call.declaration.input.body;
  if (declared && 'kind' in declared && declared.kind === 'multipart')
    return {
      payload: multipart({ params: JSON.stringify(body ?? {}) }, pdfFile()),
      headers: { 'content-type': multipartType },
    };
  if (declared === undefined || body === undefined) return {};
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

let sent = 0;
/** An address of its own for each request: limits per address are not the subject here. */
function nextAddress(): string {
  sent += 1;
  return `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
}

export async function sendRest(
  world: Pick<TestWorld, 'app'>,
  call: GatewayRestCall,
  input: RestInputSent,
  token: string | null,
): Promise<RestResult> {
  const { output, method } = call.declaration;
  const payload = buildPayload(call, input.body);
  const isStream = 'kind' in output && output.kind === 'stream';
  const reply = await world.app.inject({
    ...payload,
    remoteAddress: nextAddress(),
    method: method.toUpperCase() as HTTPMethods & InjectOptions['method'],
    url: getUrl(call, input),
    headers: { ...payload.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    payloadAsStream: isStream,
  });
  if (isStream && reply.statusCode === 200) {
    reply.stream().destroy();
    return { status: 200, text: '', code: undefined };
  }
  const text = isStream ? await readStream(reply.stream()) : reply.body;
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  const parsed = isJson ? (JSON.parse(text) as { error?: { code: string } }) : {};
  return { status: reply.statusCode, text, code: parsed.error?.code };
}

async function readStream(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

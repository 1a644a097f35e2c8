/**
 * Answers POST /api and the REST calls beside it in the page itself, from a state's answers. Takes fetch's
 * place in the gallery and in tests; knows the wire and nothing else.
 */
import { errorCatalogue } from '@portal/contract/errors';
import { type RestName, restPaths } from '@portal/contract/http';
import type { Answers, RestAnswers } from './state.ts';

interface AnyAnswer {
  data?: unknown;
  error?: string;
  details?: readonly object[];
  delay?: 'infinite';
  afterMs?: number;
  status?: number;
  sent?: number;
  isCut?: true;
  events?: readonly object[];
}
type KnownAnswers = Record<string, AnyAnswer | ((count: number) => AnyAnswer) | undefined>;

/** Options of answer-uploads.ts beside a request: a listener to how much of it has been sent. */
export interface UploadInit extends RequestInit {
  onSent?(part: number): void;
}

/** @returns a fetch that answers as the state says */
export function answeringFetch(answers: Answers = {}, rest: RestAnswers = {}): typeof fetch {
  const answerTo = counted(answers as KnownAnswers);
  const answerToRest = counted(rest as KnownAnswers);
  return async (input, init) => {
    const called = findRestName(input);
    if (called === null) return new Response(null, { status: 404 });
    const body = readBody(init);
    if (called !== 'api') return answerRest(answerToRest(called), body, init);
    const reply: Record<string, unknown> = {};
    let waitMs = 0;
    for (const [name, asked] of Object.entries(body as Record<string, unknown>)) {
      const answer = answerTo(name) ?? { error: 'SK_OPERATION_1001' };
      if (answer.delay === 'infinite') return never();
      reply[name] = wireForm(answer, asked);
      waitMs = Math.max(waitMs, answer.afterMs ?? 0);
    }
    // As on the wire, a body is answered as a whole.
    await wait(waitMs);
    return Response.json(reply);
  };
}

/** The name of the path that is called; null: none that the portal knows. */
export function findRestName(input: RequestInfo | URL): RestName | null {
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  const { pathname } = new URL(address, 'http://portal.example');
  return (Object.keys(restPaths) as RestName[]).find((name) => isAt(restPaths[name], pathname)) ?? null;
}

/** Whether an address is at a path, whose parts that begin with ':' stand for any. */
function isAt(path: string, pathname: string): boolean {
  const parts = pathname.split('/');
  const segments = path.split('/');
  return (
    segments.length === parts.length && segments.every((part, at) => part[0] === ':' || part === parts[at])
  );
}

export function readBody(init: RequestInit | undefined): unknown {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
}

async function answerRest(
  answer: AnyAnswer | undefined,
  asked: unknown,
  init: UploadInit | undefined,
): Promise<Response> {
  if (answer === undefined) return new Response(null, { status: 404 });
  if (answer.isCut) throw new TypeError('cut');
  if (answer.sent !== undefined) init?.onSent?.(answer.sent);
  if (answer.data instanceof Blob) return toFileReply(answer.data);
  if (answer.events !== undefined) return toEventStream(answer.events);
  if (answer.delay === 'infinite') return never();
  await wait(answer.afterMs ?? 0);
  const reply = wireForm(answer, asked);
  if (answer.error !== undefined) return Response.json(reply, { status: toStatus(answer.error) });
  return Response.json('data' in reply ? (reply.data ?? null) : null, { status: answer.status ?? 200 });
}

/** Server-sent events, all at once; then it stays open. */
function toEventStream(events: readonly object[]): Response {
  const text = events.map((event) => `event: payment\ndata: ${JSON.stringify(event)}\n\n`).join('');
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** A document in place of words. */
const toFileReply = (file: Blob) => new Response(file, { headers: { 'content-type': file.type } });

function counted(known: KnownAnswers): (name: string) => AnyAnswer | undefined {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const answer = known[name];
    return typeof answer === 'function' ? answer(count) : answer;
  };
}

function wireForm(answer: AnyAnswer, asked: unknown): { data: unknown } | { error: object } {
  if (answer.error !== undefined) {
    const entry = (errorCatalogue as Record<string, { text: string | null }>)[answer.error];
    const { error: code, details } = answer;
    return {
      error: { code, message: entry?.text ?? '', reference: 'GALLERY1', ...(details ? { details } : {}) },
    };
  }
  return { data: typeof answer.data === 'function' ? answer.data(asked) : answer.data };
}

function toStatus(code: string): number {
  return (errorCatalogue as Record<string, { status: number }>)[code]?.status ?? 500;
}

const never = () => new Promise<Response>(() => {});
const wait = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined);

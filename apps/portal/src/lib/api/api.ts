/**
 * The portal's side of the wire: call() and write(). Calls of one tick travel as one POST /api.
 * Knows neither React nor who is signed in: the session hands it a token and hears when it is refused.
 */
import type { Input, OperationName, Output } from '@portal/contract';
import type { Answer, Reply } from '@portal/contract/envelope';
import { isSessionCode } from '@portal/contract/errors';
import { listReplyKeys, restPaths } from '@portal/contract/http';
import { type PendingCall, toBodies } from './api-batch.ts';
import { ApiError, buildApiError, isAccepted, isWireError, NO_ANSWER } from './api-error.ts';
import { readsSignal, wiring } from './api-wiring.ts';

export { ApiError } from './api-error.ts';
export { wireApi } from './api-wiring.ts';

let waiting: PendingCall[] = [];

/** A read. @throws ApiError */
export function call<N extends OperationName>(name: N, input: Input<N>): Promise<Output<N>> {
  return enqueue(name, input, null, {}) as Promise<Output<N>>;
}

/**
 * A write: sent alone, with an idempotency key. Give the same key again to repeat a try whose answer was lost.
 * @throws ApiError
 */
export async function write<N extends OperationName>(
  name: N,
  input: Input<N>,
  options: { idempotencyKey?: string; withIdToken?: boolean } = {},
): Promise<Output<N>> {
  const headers: Record<string, string> = {};
  const idToken = options.withIdToken ? (await wiring().credentials())?.idToken : null;
  if (idToken) headers['X-ID-TOKEN'] = idToken;
  const key = options.idempotencyKey ?? crypto.randomUUID();
  return (await enqueue(name, input, key, headers)) as Output<N>;
}

/**
 * Writes of one group, in one body under one idempotency key: done together or not at all.
 * @param groupFailure code of a write that was not done because another one failed
 * @throws ApiError of the write that failed itself
 */
export async function writeTogether(
  inputs: { readonly [N in OperationName]?: Input<N> },
  { idempotencyKey, groupFailure }: { readonly idempotencyKey: string; readonly groupFailure: string },
): Promise<void> {
  const answers: Promise<unknown>[] = [];
  const body = Object.entries(inputs).map(([name, input]): PendingCall => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    answers.push(promise);
    return { name, input, idempotencyKey, headers: {}, resolve, reject };
  });
  sendOrReject(body);
  const failures = (await Promise.allSettled(answers)).flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );
  const own = failures.find((failure) => !(failure instanceof ApiError) || failure.code !== groupFailure);
  if (failures.length > 0) throw own ?? failures[0];
}

/** A read by a token that is at hand before the session is; tells the session nothing. @throws ApiError */
export async function callWithToken<N extends OperationName>(
  accessToken: string,
  name: N,
  input: Input<N>,
): Promise<Output<N>> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` };
  const { reply, isNobody } = await post(JSON.stringify({ [name]: input }), headers);
  const answer = answerIn(reply, name);
  if (answer && 'data' in answer && !isNobody) return answer.data as Output<N>;
  throw isWireError(answer?.error) ? buildApiError(answer.error) : new ApiError(NO_ANSWER);
}

function enqueue(
  name: string,
  input: unknown,
  idempotencyKey: string | null,
  headers: Record<string, string>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(flush, 0);
    waiting.push({ name, input, idempotencyKey, headers, resolve, reject });
  });
}

function flush(): void {
  const calls = waiting;
  waiting = [];
  for (const body of toBodies(calls)) sendOrReject(body);
}

function sendOrReject(body: readonly PendingCall[]): void {
  send(body).catch((error: unknown) => {
    if (error instanceof ApiError && isSessionCode(error.code)) wiring().onSessionEnded(error.code);
    for (const pending of body) pending.reject(error);
  });
}

async function send(body: readonly PendingCall[]): Promise<void> {
  const credentials = await wiring().credentials();
  const headers: Record<string, string> = { 'Content-Type': 'application/json', ...body[0]?.headers };
  if (credentials) headers.Authorization = `Bearer ${credentials.accessToken}`;
  const key = body[0]?.idempotencyKey;
  if (key) headers['Idempotency-Key'] = key;
  const inputs = Object.fromEntries(body.map(({ name, input }) => [name, input]));
  const { reply, isNobody } = await post(JSON.stringify(inputs), headers, key ? null : readsSignal());
  for (const pending of body) settle(pending, answerIn(reply, pending.name), isNobody);
}

/** @returns isNobody: the whole body was refused because nobody is signed in any more */
async function post(
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal | null = null,
): Promise<{ reply: Reply; isNobody: boolean }> {
  const response = await fetch(restPaths.api, { method: 'POST', body, headers, signal }).catch(() => null);
  const parsed: unknown = await response?.json().catch(() => null);
  const noAnswer = new ApiError(NO_ANSWER, undefined, null, [], response?.status ?? null);
  if (!response || typeof parsed !== 'object' || parsed === null) throw noAnswer;
  // A body that is refused as a whole is answered with one error instead of the keys.
  const whole = (parsed as { error?: unknown }).error;
  if (isWireError(whole)) throw buildApiError(whole);
  // Of the refused bodies only that of a caller who is not signed in has an error for each key.
  const isNobody = response.status === 401;
  if (!isAccepted(response.status) && !isNobody) throw noAnswer;
  return { reply: parsed as Reply, isNobody };
}

/** Under the operation's full name, or where another gateway puts it. */
function answerIn(reply: Reply, name: string): Answer | undefined {
  const key = listReplyKeys(name).find((candidate) => Object.hasOwn(reply, candidate));
  return key === undefined ? undefined : reply[key];
}

function settle(pending: PendingCall, answer: Answer | undefined, isNobody: boolean): void {
  if (answer && 'data' in answer && !isNobody) {
    pending.resolve(answer.data);
    return;
  }
  const error = isWireError(answer?.error) ? buildApiError(answer.error) : new ApiError(NO_ANSWER);
  if (isSessionCode(error.code) && (isNobody || !isNotApplicable(pending.name, error.code)))
    wiring().onSessionEnded(error.code);
  pending.reject(error);
}

/** As the answer to a meter-reading operation SK_API_1001 means 'not applicable'. */
function isNotApplicable(name: string, code: string): boolean {
  return code === 'SK_API_1001' && name.startsWith('meter:');
}

/** Answers POST /api in the page itself, from a state's answers. Takes fetch's place in the gallery and in tests. */
import { errorCatalogue } from '@portal/contract/errors';
import { restPaths } from '@portal/contract/http';
import type { Answers } from './state.ts';

type AnyAnswer = { data?: unknown; error?: string; delay?: 'infinite'; afterMs?: number };

/** @returns a fetch that knows the wire and nothing else */
export function answeringFetch(answers: Answers): typeof fetch {
  const counts = new Map<string, number>();
  return async (input, init) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
    if (!path.endsWith(restPaths.api)) return new Response(null, { status: 404 });
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    const reply: Record<string, unknown> = {};
    let waitMs = 0;
    for (const [name, asked] of Object.entries(body)) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const answer = answerOf(answers, name, count);
      if (answer.delay === 'infinite') return new Promise<Response>(() => {});
      reply[name] = wireForm(answer, asked);
      waitMs = Math.max(waitMs, answer.afterMs ?? 0);
    }
    // As on the wire, a body is answered as a whole.
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    return Response.json(reply);
  };
}

function answerOf(answers: Answers, name: string, count: number): AnyAnswer {
  const known = (answers as Record<string, AnyAnswer | ((count: number) => AnyAnswer)>)[name];
  if (known === undefined) return { error: 'SK_OPERATION_1001' };
  return typeof known === 'function' ? known(count) : known;
}

function wireForm(answer: AnyAnswer, asked: unknown): unknown {
  if (answer.error !== undefined) {
    const entry = (errorCatalogue as Record<string, { text: string | null }>)[answer.error];
    return { error: { code: answer.error, message: entry?.text ?? '', reference: 'GALLERY1' } };
  }
  return { data: typeof answer.data === 'function' ? answer.data(asked) : answer.data };
}

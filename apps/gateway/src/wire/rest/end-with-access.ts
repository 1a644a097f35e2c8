/** Breaks off a file about somebody else's account when the access to it ends while the file is on its way. */
import { Readable } from 'node:stream';
import { toSgDay } from '@portal/domain/sg-time';
import { type Claim, listNamed } from '../callers/claims.ts';
import { resolveSubject } from '../callers/subject.store.ts';
import type { CallContext } from '../context.ts';
import type { Wire } from '../wire.ts';
import type { RestAnswer } from './define-rest.ts';

const EVERY_MS = 1_000;

class AccessEnded extends Error {
  override name = 'AccessEnded';
}

/** @param claims of the call: whose accounts the file is about */
export function endWithAccess(
  { db, clock }: Pick<Wire, 'db' | 'clock'>,
  context: CallContext,
  claims: readonly Claim[],
  answer: RestAnswer,
): RestAnswer {
  if (!('subject' in context) || !hasStream(answer.body)) return answer;
  const { subject, token } = context;
  const shared = claims.flatMap((claim) => listNamed(subject, claim)).filter(({ shared: access }) => access);
  if (shared.length === 0) return answer;
  const isAllowed = async () => {
    const now = (await resolveSubject(db, token, toSgDay(clock.now()))).withShared();
    return shared.every(({ accountNo }) => now.find(accountNo));
  };
  return { ...answer, body: { ...answer.body, content: readableWhile(answer.body.content, isAllowed) } };
}

/** Ends with its source: a reader who leaves before the first byte leaves a generator that never began, and ends nothing. */
export function readableWhile(source: Readable, isAllowed: () => Promise<boolean>): Readable {
  const content = Readable.from(readWhile(source, isAllowed), { objectMode: false });
  return content.once('close', () => source.destroy());
}

/** Ends a file, or a stream of events, that nobody will be sent. */
export function discard({ body }: RestAnswer): void {
  if (hasStream(body)) body.content.destroy();
  if (body instanceof Readable) body.destroy();
}

const hasStream = (body: unknown): body is { readonly content: Readable } =>
  typeof body === 'object' && body !== null && 'content' in body && body.content instanceof Readable;

/** @param every milliseconds between two looks at the rights */
export async function* readWhile(
  content: AsyncIterable<unknown>,
  isAllowed: () => Promise<boolean>,
  every = EVERY_MS,
): AsyncGenerator<unknown, void> {
  let checkedAt = performance.now();
  for await (const chunk of content) {
    if (performance.now() - checkedAt >= every) {
      if (!(await isAllowed())) throw new AccessEnded('the access ended while the file was read');
      checkedAt = performance.now();
    }
    yield chunk;
  }
}

/** Shape of a REST declaration: method, path, input, output, error codes, caller and effect. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/**
 * Access that a call requires, in the words of keyed operations (`Access` of the gateway). 'bank': no sign-in, the
 * bytes of the body are signed.
 */
export type RestCaller = 'public' | 'signed-in' | 'verified' | 'holder' | 'master' | 'staff' | 'bank';

/** 'write': once per Idempotency-Key. 'external': changes something outside the write pipeline, idempotent by itself. */
export type RestEffect = 'read' | 'write' | 'external';

/** Multipart body: the fields as its part `params`, and one part `file`. */
interface MultipartBody<Fields extends Schema = Schema> {
  readonly kind: 'multipart';
  readonly fields: Fields;
}

/** JSON whose bytes are signed, so the handler reads them as they came. */
interface SignedBody<Json extends Schema = Schema> {
  readonly kind: 'signed';
  readonly json: Json;
}

/** JSON of two shapes; the presence of one property decides which, so that a refusal names the fields of that shape. */
export interface EitherBody<With extends Schema = Schema, Without extends Schema = Schema> {
  readonly kind: 'either';
  readonly property: string;
  readonly having: With;
  readonly without: Without;
}

/** A body of any content type that is not read. */
interface IgnoredBody {
  readonly kind: 'ignored';
}

export type RestBody = Schema | MultipartBody | SignedBody | EitherBody | IgnoredBody;

export interface FileOutput {
  readonly kind: 'file';
  /** One, or each that the caller may ask for. */
  readonly contentType: string | readonly string[];
}

/** Server-sent events, each with this as its data. */
export interface StreamOutput<Event extends Schema = Schema> {
  readonly kind: 'stream';
  readonly event: Event;
}

export type RestOutput = Schema | FileOutput | StreamOutput;

export interface RestInput {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: RestBody;
}

type SentPart<Part> =
  Part extends MultipartBody<infer Fields>
    ? z.input<Fields>
    : Part extends SignedBody<infer Json>
      ? z.input<Json>
      : Part extends EitherBody<infer With, infer Without>
        ? z.input<With> | z.input<Without>
        : Part extends Schema
          ? z.input<Part>
          : undefined;

interface RestExample<In extends RestInput, Out extends RestOutput> {
  readonly input: { readonly [Part in keyof In]: SentPart<In[Part]> };
  /** Left out where the output is no JSON. */
  readonly output?: Out extends Schema ? z.input<Out> : never;
}

export interface RestDeclaration<
  Caller extends RestCaller = RestCaller,
  Effect extends RestEffect = RestEffect,
  In extends RestInput = RestInput,
  Out extends RestOutput = RestOutput,
> {
  readonly method: 'get' | 'post';
  /** As Fastify writes it: '/v1/payments/:orderId'. */
  readonly path: string;
  readonly summary: string;
  readonly caller: Caller;
  readonly effect: Effect;
  readonly input: In;
  readonly output: Out;
  /** Codes of the call itself; the codes of the wire may always come. */
  readonly errors: readonly ErrorCode[];
  /** One at least where there is an input: the authorisation matrix and the fuzzers send them. */
  readonly examples: readonly RestExample<In, Out>[];
}

/** Declares a REST call; exists only so that its types are inferred and its examples checked against its schemas. */
export function rest<
  const Caller extends RestCaller,
  const Effect extends RestEffect,
  const In extends RestInput,
  const Out extends RestOutput,
>(declaration: RestDeclaration<Caller, Effect, In, Out>): RestDeclaration<Caller, Effect, In, Out> {
  return declaration;
}

/**
 * Joins the declaration of a REST call with its owner rule, its cost and its handler. A call whose input can name
 * something owned does not compile without an owner rule; `rest-routes.ts` admits, runs and answers it.
 */

import type { Readable } from 'node:stream';
import type { ErrorCode } from '@portal/contract/errors';
import type {
  EitherBody,
  FileOutput,
  RestBody,
  RestCaller,
  RestDeclaration,
  RestEffect,
  RestInput,
  RestOutput,
  StreamOutput,
} from '@portal/contract/rest-call';
import type { FeatureName } from '@portal/domain/availability/features';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { FileType } from '../../ports/file-store/port.ts';
import type { Claim, Resources } from '../callers/claims.ts';
import type { ViewersRule } from '../callers/viewers.ts';
import { OutputMismatch } from '../calls/operation.ts';
import { Refusal } from '../calls/refusal.ts';
import { refusedFields } from '../calls/refused-fields.ts';
import type { CallContext, PublicContext, SignedInContext, SubjectContext } from '../context.ts';
import type { TimeLeft } from '../deadline.ts';
import type { RunWrite } from './rest-write.ts';

/** The owner rule of a call whose handler looks the named thing up and refuses one that is not the caller's. */
export const checkedByHandler = 'checked by handler';

type ReadPart<Part> =
  Part extends EitherBody<infer With, infer Without>
    ? z.output<With> | z.output<Without>
    : Part extends z.ZodMiniType
      ? z.output<Part>
      : undefined;

/** Parsed input; a multipart, signed or ignored body is left to the handler. */
type Read<In extends RestInput> = { readonly [Part in keyof In]: ReadPart<In[Part]> };

type ContextOf<Caller extends RestCaller> = Caller extends 'public' | 'bank'
  ? PublicContext
  : Caller extends 'signed-in'
    ? SignedInContext
    : SubjectContext;

/** Files that the gateway writes itself; customers' own are of a `FileType`. */
type WrittenType = 'text/csv; charset=utf-8' | 'application/atom+xml' | 'application/json';

export interface FileAnswer {
  readonly name: string;
  readonly type: FileType | WrittenType;
  readonly content: Readable | Buffer;
}

type AnswerOf<Out extends RestOutput> = Out extends FileOutput
  ? FileAnswer
  : Out extends StreamOutput
    ? Readable
    : Out extends z.ZodMiniType
      ? z.input<Out>
      : never;

interface Exchange {
  readonly request: FastifyRequest;
  /** Gives work before the file of an upload is read the time of a read: the upload itself has its own. */
  readonly beforeFile: TimeLeft['forRead'];
}

/** Only a declared write reaches the write pipeline. */
type ExchangeOf<Effect extends RestEffect> = Effect extends 'write'
  ? Exchange & { readonly write: RunWrite }
  : Exchange;

type OwnerRule<Caller extends RestCaller, In extends RestInput> = Caller extends 'public' | 'bank'
  ? { readonly resources?: never }
  : [keyof In] extends [never]
    ? { readonly resources?: never }
    : { readonly resources: Resources<Read<In>> | typeof checkedByHandler };

interface CommonRules<In extends RestInput, Out extends RestOutput> {
  /** Opens the call to people who were invited to see a premises; without it they are refused. */
  readonly viewers?: ViewersRule;
  /** In units of one simple query, paid by the caller's budget before the input is judged; null: it cannot be read. */
  readonly cost?: number | ((input: Read<In> | null) => number);
  /** The feature of the portal that the call belongs to: where that is off, so is the call. */
  readonly feature?: FeatureName;
  /** Requests from one address; without it there is no such limit. */
  readonly perMinute?: number;
  readonly bodyBytes?: number;
  /** Answer to an input that cannot be read, without its fields. Default: SK_INPUT_1001 with the fields. */
  readonly unreadable?: ErrorCode;
  /** Of every answer, also of a refusal before the handler. */
  readonly headers?: Readonly<Record<string, string>>;
  /** HTTP status of an answer; 200 by default. */
  readonly statusOf?: (answer: AnswerOf<Out>) => number;
  /** Hooks and body parsers of this route alone. */
  readonly setUp?: (route: FastifyInstance) => void;
}

export type RestRules<
  Caller extends RestCaller,
  Effect extends RestEffect,
  In extends RestInput,
  Out extends RestOutput,
> = CommonRules<In, Out> &
  OwnerRule<Caller, In> & {
    handle(context: ContextOf<Caller>, input: Read<In>, exchange: ExchangeOf<Effect>): Promise<AnswerOf<Out>>;
  };

/** Input as it came, read but not judged. */
interface ReadInput {
  readonly cost: number;
  /** @throws Refusal when the input cannot be read */
  prepare(): PreparedRest;
}

export interface PreparedRest {
  readonly claims: readonly Claim[];
  /** @returns the answer, checked against the declared output */
  run(context: CallContext, exchange: Exchange & { readonly write: RunWrite }): Promise<RestAnswer>;
}

export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A call of the table, whatever its types. */
export interface GatewayRestCall {
  readonly declaration: RestDeclaration;
  /** How the owner rule works: on the input, in the handler, or there is nothing owned to name. */
  readonly ownerRule: 'input' | 'handler' | 'none';
  readonly feature: FeatureName | null;
  readonly viewers: ViewersRule | null;
  readonly perMinute: number | null;
  readonly bodyBytes: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly setUp: ((route: FastifyInstance) => void) | null;
  read(sent: SentInput): ReadInput;
}

interface SentInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A token, its subject and a budget cost as much as five simple queries. */
const DEFAULT_COST = 5;

export function defineRest<
  Caller extends RestCaller,
  Effect extends RestEffect,
  In extends RestInput,
  Out extends RestOutput,
>(
  declaration: RestDeclaration<Caller, Effect, In, Out>,
  rules: RestRules<Caller, Effect, In, Out>,
): GatewayRestCall {
  const { cost = DEFAULT_COST, unreadable, statusOf } = rules;
  const resources: Resources<Read<In>> | typeof checkedByHandler | undefined = rules.resources;
  return {
    declaration: declaration as unknown as RestDeclaration,
    ownerRule: getOwnerRule(resources),
    feature: rules.feature ?? null,
    viewers: rules.viewers ?? null,
    perMinute: rules.perMinute ?? null,
    bodyBytes: rules.bodyBytes ?? null,
    headers: { 'cache-control': 'private, no-store', ...rules.headers },
    setUp: rules.setUp ?? null,
    read(sent) {
      const { input, issues } = readInput(declaration.input, sent);
      return {
        cost: typeof cost === 'number' ? cost : cost(issues.length > 0 ? null : input),
        prepare() {
          if (issues.length > 0)
            throw unreadable ? new Refusal(unreadable) : new Refusal('SK_INPUT_1001', refusedFields(issues));
          return {
            claims: typeof resources === 'function' ? resources(input) : [],
            async run(context, exchange) {
              // The admission has established as much of the context as the caller declared, and no less.
              const answer = await rules.handle(
                context as ContextOf<Caller>,
                input,
                exchange as ExchangeOf<Effect>,
              );
              return {
                status: statusOf ? statusOf(answer) : 200,
                body: checkedOutput(declaration, answer),
              };
            },
          };
        },
      };
    },
  };
}

function getOwnerRule(resources: unknown): GatewayRestCall['ownerRule'] {
  if (resources === checkedByHandler) return 'handler';
  return resources === undefined || resources === noResources ? 'none' : 'input';
}

/** The owner rule of a call whose input names nothing that could be another's. */
export const noResources = (): readonly Claim[] => [];

function findBodySchema(body: RestBody, sent: unknown): z.ZodMiniType | null {
  if (!('kind' in body)) return body;
  if (body.kind !== 'either') return null;
  const has = typeof sent === 'object' && sent !== null && body.property in sent;
  return has ? body.having : body.without;
}

function readInput<In extends RestInput>(
  declared: In,
  sent: SentInput,
): { input: Read<In>; issues: readonly z.core.$ZodIssue[] } {
  const body = declared.body && findBodySchema(declared.body, sent.body);
  const parts = [
    ['params', declared.params, sent.params],
    ['query', declared.query, sent.query],
    // A request without a body is refused by the names of the fields that it lacks.
    ['body', body, sent.body ?? {}],
  ] as const;
  const issues: z.core.$ZodIssue[] = [];
  const input: Record<string, unknown> = {};
  for (const [name, schema, value] of parts) {
    if (!schema) continue;
    const read = schema.safeParse(value);
    if (read.success) input[name] = read.data;
    else issues.push(...read.error.issues);
  }
  return { input: input as Read<In>, issues };
}

function checkedOutput({ path, output }: { path: string; output: RestOutput }, answer: unknown): unknown {
  if ('kind' in output) return answer;
  const read = output.safeParse(answer);
  if (!read.success) throw OutputMismatch.of(path, read.error.issues);
  return read.data;
}

/**
 * Joins what the contract declares of a call with who may make it, what it may name, what it costs and what it
 * does. Without an owner rule a call does not compile; without this table it does not exist.
 */
import type { ErrorCode } from '@portal/contract/errors';
import type { Effect } from '@portal/contract/operation';
import type { FeatureName } from '@portal/domain/availability/features';
import type * as z from 'zod/mini';
import type { Access } from '../callers/access.ts';
import type { Claim, Resources } from '../callers/claims.ts';
import type { ViewersRule } from '../callers/viewers.ts';
import type { CallContext, PublicContext, SignedInContext, SubjectContext } from '../context.ts';
import { declaredOnly, operationErrors } from './declared-errors.ts';
import { Refusal } from './refusal.ts';
import { refusedFields } from './refused-fields.ts';

interface CommonRules<In, Found> {
  /** Opens the call to people who were invited to see a premises; without it they are refused. */
  readonly viewers?: ViewersRule;
  /** The feature of the portal that the operation belongs to: where that is off, so is the operation. */
  readonly feature?: FeatureName;
  /** Everything in the input that must be the caller's. */
  readonly resources: Resources<In>;
  /** In units of one simple query, at least 1; the caller's budget pays. */
  readonly cost: number | ((input: In) => number);
  /**
   * Where the effect of a write happens. 'external': another system, which no transaction can hold; the
   * idempotency key is reserved before and the outcome recorded after. Default: the database, in one transaction.
   */
  readonly effect?: 'database' | 'external';
  /**
   * The answer of a write is a secret: it is told to the caller and kept nowhere, so that a repeat under its key
   * is refused instead of answered again.
   */
  readonly answerIsSecret?: boolean;
  /** False: no copy of input and answer is queued; the area queues what is to be heard of it, by ids. */
  readonly publishToOutbox?: boolean;
  /**
   * A question to another system that a write depends on: asked before the transaction begins, so that none is held
   * open meanwhile. Its failure is the write's, unless the write is a repeat that was stored before.
   */
  readonly lookUp?: (context: CallContext, input: In) => Promise<Found>;
}

type Handler<Context, In, Out, Found> = (context: Context, input: In, found: Found) => Promise<Out>;

/** A handler is given as much about the caller as the access has established, and no more. */
type Handling<In, Out, Found> =
  | { readonly access: 'public'; readonly handle: Handler<PublicContext, In, Out, Found> }
  | { readonly access: 'signed-in'; readonly handle: Handler<SignedInContext, In, Out, Found> }
  | { readonly access: AccessOfSubject; readonly handle: Handler<SubjectContext, In, Out, Found> };

type AccessOfSubject = Exclude<Access, 'public' | 'signed-in'>;

export type Rules<In, Out, Found = undefined> = CommonRules<In, Found> &
  Handling<In, Out, Found> & {
    /**
     * The numbers of the accounts that were written to, by the answer, where that may be some of those that the input
     * names, or none: each has an audit row. Default: the first that the input names.
     */
    readonly writtenTo?: (output: Out) => readonly string[];
  };

interface Declaration {
  readonly name: string;
  readonly summary: string;
  readonly effect: Effect;
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  readonly errors: readonly ErrorCode[];
  readonly group?: string;
  readonly groupFailure?: ErrorCode;
  readonly examples: readonly { readonly input: unknown; readonly output: unknown }[];
}

/** An input that was read: everything that can be said about it before it runs. */
export interface PreparedCall {
  readonly claims: readonly Claim[];
  readonly cost: number;
  /** Every spelling made canonical: what idempotency compares. */
  readonly canonicalInput: unknown;
  /** Asks what the call depends on; never fails: `run` does, with the failure. */
  lookUp(context: CallContext): Promise<void>;
  /** @throws Refusal, or anything else when something unexpected happened */
  run(context: CallContext): Promise<unknown>;
  /** The accounts that `run` has written to, by `writtenTo`; null: without such a rule. */
  listWritten(): readonly string[] | null;
}

/** A call of the table, whatever its types. */
export interface GatewayOperation {
  readonly name: string;
  readonly access: Access;
  readonly effect: 'database' | 'external';
  readonly answerIsSecret: boolean;
  readonly publishToOutbox: boolean;
  readonly feature: FeatureName | null;
  readonly viewers: ViewersRule | null;
  readonly declaration: Declaration;
  /** @throws Refusal SK_INPUT_1001 naming the fields */
  prepare(raw: unknown): PreparedCall;
}

/** The reply of an operation broke its own declaration: a fault of ours, never of the caller. */
export class OutputMismatch extends Error {
  override name = 'OutputMismatch';

  /** Paths only: the values are a customer's. */
  static of(name: string, issues: readonly z.core.$ZodIssue[]): OutputMismatch {
    const paths = issues.slice(0, 5).map(({ code, path }) => `${code} at ${path.join('.') || 'the top'}`);
    return new OutputMismatch(`${name}: ${paths.join(', ')}`);
  }
}

class ContextMissing extends Error {
  override name = 'ContextMissing';
}

export function defineOperation<
  Name extends string,
  In extends z.ZodMiniType,
  Out extends z.ZodMiniType,
  Found = undefined,
>(
  declaration: Declaration & { readonly name: Name; readonly input: In; readonly output: Out },
  rules: Rules<z.output<In>, z.output<Out>, Found>,
): GatewayOperation & { readonly name: Name } {
  const { access, resources, cost, effect = 'database', feature = null, viewers = null } = rules;
  const { answerIsSecret = false, publishToOutbox = true } = rules;
  const codes = operationErrors(access, declaration);
  return {
    name: declaration.name,
    access,
    effect,
    answerIsSecret,
    publishToOutbox,
    feature,
    viewers,
    declaration,
    prepare(raw) {
      const read = declaration.input.safeParse(raw);
      if (!read.success) throw new Refusal('SK_INPUT_1001', refusedFields(read.error.issues));
      const input = read.data;
      let found: Promise<Found> | undefined;
      let written: readonly string[] | null = null;
      const lookUpOnce = (context: CallContext): Promise<Found> => {
        found ??= rules.lookUp?.(context, input) ?? Promise.resolve(undefined as Found);
        return found;
      };
      return {
        claims: resources(input),
        cost: typeof cost === 'number' ? cost : cost(input),
        canonicalInput: input,
        lookUp: (context) =>
          lookUpOnce(context).then(
            () => undefined,
            () => undefined,
          ),
        async run(context) {
          const answer = await declaredOnly(declaration.name, codes, async () =>
            handled(rules, context, input, await lookUpOnce(context)),
          );
          const output = declaration.output.safeParse(answer);
          if (!output.success) throw OutputMismatch.of(declaration.name, output.error.issues);
          written = rules.writtenTo?.(output.data) ?? null;
          return output.data;
        },
        listWritten: () => written,
      };
    },
  };
}

async function handled<In, Out, Found>(
  rules: Handling<In, Out, Found>,
  context: CallContext,
  input: In,
  found: Found,
): Promise<Out> {
  if (rules.access === 'public') return rules.handle(context, input, found);
  if (!('token' in context))
    throw new ContextMissing('a handler for the signed-in was called without a token');
  if (rules.access === 'signed-in') return rules.handle(context, input, found);
  if (!('subject' in context)) throw new ContextMissing('a handler for a subject was called without one');
  return rules.handle(context, input, found);
}

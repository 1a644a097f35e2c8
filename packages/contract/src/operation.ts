/**
 * How a call is declared. Owns the shape of a declaration, nothing about who may call it:
 * access and ownership are the gateway's and stand beside the handler.
 */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Effect = 'read' | 'write';

/** One worked example of an operation: fills docs/wire.md, OpenAPI and the contract's own tests. */
interface Example<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}

export interface OperationDeclaration<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  /** 'area:verb' as it is keyed in POST /api. */
  readonly name: Name;
  readonly summary: string;
  readonly effect: Effect;
  readonly input: Input;
  readonly output: Output;
  /** Codes that this operation itself may answer; the codes of the wire may always come. */
  readonly errors: readonly ErrorCode[];
  /** Writes of one body that share this word are one transaction with one idempotency key. */
  readonly group?: string;
  /** The code of a call of the group that was not done because another one failed; default SK_GROUP_1001. */
  readonly groupFailure?: ErrorCode;
  /** At least one example; the first one is printed in docs/wire.md. */
  readonly examples: readonly [
    Example<z.input<Input>, z.output<Output>>,
    ...Example<z.input<Input>, z.output<Output>>[],
  ];
}

/** Declares a keyed operation; exists only so that examples are checked against the schemas. */
export function operation<
  const Name extends string,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(declaration: OperationDeclaration<Name, Input, Output>): OperationDeclaration<Name, Input, Output> {
  return declaration;
}

/** Input as a caller sends it. */
export type InputOf<D> = D extends OperationDeclaration<string, infer I, z.ZodMiniType> ? z.input<I> : never;
export type OutputOf<D> =
  D extends OperationDeclaration<string, z.ZodMiniType, infer O> ? z.output<O> : never;

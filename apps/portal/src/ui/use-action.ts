/**
 * A write that a press starts. Sends once however often it is pressed, repeats a write whose answer was lost under the
 * same idempotency key, and leaves the end of the session to the session. Knows no call and no screen.
 */
import { isSessionCode } from '@portal/contract/errors';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../lib/api/api-error.ts';
import { type Attempts, createAttempts } from '../lib/api/attempts.ts';
import { showToast } from './dialogs/toast.ts';

export interface ActionOptions<Input, Result> {
  /** The key is the same for every try of one input until an answer came. @throws ApiError */
  send(input: Input, idempotencyKey: string): Promise<Result>;
  /** Keeps the idempotency key; by default in memory, as long as the component stands. */
  readonly attempts?: Pick<Attempts, 'run'>;
  /** Queries whose answers the write changes: fetched again after a success. */
  readonly invalidates?: readonly QueryKey[];
  /** A refusal that says that those answers are out of date: they are fetched again after it too. */
  isOutOfDate?(error: ApiError): boolean;
  /** Confirms a success in passing. */
  toast?(result: Result, input: Input): string;
  /** Runs after a success, also when the component is gone: for caches and measurements. */
  onSuccess?(result: Result, input: Input): void;
  /** Runs after a success while the component still stands: for the way on. */
  onDone?(result: Result, input: Input): void;
  /** Runs after every failure, also when the component is gone. The action stays busy until it is through. */
  onFailure?(error: ApiError, input: Input): void | Promise<void>;
  /** The words of a failure; by default those of its code. Null: it shows elsewhere. */
  describeFailure?(error: ApiError): string | null;
  /** A success leaves the page: the action stays busy, unless the browser's Back brings the page back. */
  readonly leavesPage?: boolean;
}

export interface Action<Input> {
  readonly busy: boolean;
  /** The words of the last failure; null for none, and for one that shows elsewhere, as the end of the session does. */
  readonly failure: string | null;
  /** @returns the failure, for a form that shows it at its fields; null after a success, or while another runs */
  run(input: Input): Promise<ApiError | null>;
  dismissFailure(): void;
}

export function useAction<Input = void, Result = unknown>(
  options: ActionOptions<Input, Result>,
): Action<Input> {
  const client = useQueryClient();
  const [ownAttempts] = useState(createAttempts);
  const isUnderWay = useRef(false);
  const { attempts = ownAttempts, leavesPage = false } = options;
  const fetchAgain = () => {
    for (const queryKey of options.invalidates ?? []) void client.invalidateQueries({ queryKey });
  };
  const { mutateAsync, reset, isPending, isSuccess, error } = useMutation<Result, Error, Input>({
    mutationFn: (input) => attempts.run(input, (idempotencyKey) => options.send(input, idempotencyKey)),
    onSuccess: (result, input) => {
      options.onSuccess?.(result, input);
      fetchAgain();
      if (options.toast) showToast(options.toast(result, input));
    },
    onError: async (failure, input) => {
      const refusal = toApiError(failure);
      if (options.isOutOfDate?.(refusal)) fetchAgain();
      await options.onFailure?.(refusal, input);
    },
    networkMode: 'always',
    retry: false,
    // The input may hold personal data: it soon leaves the cache. Not at once: with 0 the cache asks without a pause
    // whether a write has ended whose component is gone.
    gcTime: 1_000,
  });

  useEffect(() => {
    if (!leavesPage) return;
    // The browser's Back brings the page back as it was left: busy.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      reset();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [leavesPage, reset]);

  async function run(input: Input): Promise<ApiError | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    let hasLeft = false;
    try {
      await mutateAsync(input, {
        onSuccess: (result) => {
          hasLeft = leavesPage;
          options.onDone?.(result, input);
        },
      });
      return null;
    } catch (failure) {
      return toApiError(failure);
    } finally {
      if (!hasLeft) isUnderWay.current = false;
    }
  }

  return {
    busy: isPending || (leavesPage && isSuccess),
    failure: error && failureText(error, options.describeFailure),
    run,
    dismissFailure: () => {
      if (!isUnderWay.current) reset();
    },
  };
}

/** The words of a failure. Null: it shows elsewhere, as the end of the session does. */
export function failureText(
  failure: unknown,
  describe: (error: ApiError) => string | null = ({ message }) => message,
): string | null {
  const error = toApiError(failure);
  return isSessionCode(error.code) ? null : describe(error);
}

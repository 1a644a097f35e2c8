/**
 * One form whose fields the gateway judges as well. Fields are judged when the form is sent, not while a person types.
 * Typed text stays after every answer, also after the end of the session. One request is under way at a time, and a
 * repeat of a lost try goes under its own key (T14).
 */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { isSessionCode } from '@portal/contract/errors';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { toApiError } from '../lib/api/api-error.ts';
import { createAttempts } from '../lib/api/attempts.ts';
import type { SummaryError } from '../ui/fields/error-summary.tsx';

type Fields = Readonly<Record<string, z.ZodMiniType<unknown, string>>>;
type TypedValues<F extends Fields> = { readonly [Name in keyof F & string]: string };
type ParsedValues<F extends Fields> = { readonly [Name in keyof F & string]: z.output<F[Name]> };

interface ServerFormOptions<F extends Fields> {
  /** In the order of the page. */
  readonly fields: F;
  readonly start?: Partial<TypedValues<F>>;
  /** Names of the fields on the wire. */
  readonly wireNames: Readonly<Record<string, keyof F & string>>;
  /** @throws ApiError for a refusal */
  submit(values: ParsedValues<F>, idempotencyKey: string): Promise<void>;
  onDone(): void;
  onFailed?(error: unknown): void | Promise<void>;
  /** Text of a refusal that names no field of this form; null: none is shown. */
  failureText(error: unknown): string | null;
}

export interface ServerForm {
  /** Stays set after a success, as the page leads on. */
  readonly busy: boolean;
  readonly errors: readonly SummaryError[];
  /** Number of tries: each failed one moves the focus to the summary. */
  readonly attempt: number;
  submit(event: FormEvent): void;
}

export function useServerForm<F extends Fields>(options: ServerFormOptions<F>) {
  const { fields, start, wireNames, failureText } = options;
  const id = useId();
  const names = Object.keys(fields) as (keyof F & string)[];
  const { register, handleSubmit, setError, clearErrors, setValue, formState } = useForm<
    Record<string, string>,
    unknown,
    ParsedValues<F>
  >({
    resolver: standardSchemaResolver(z.object(fields)),
    defaultValues: Object.fromEntries(names.map((name) => [name, start?.[name] ?? ''])),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const [attempts] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function send(values: ParsedValues<F>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await attempts.run(values, (key) => options.submit(values, key));
    } catch (error) {
      await options.onFailed?.(error);
      isUnderWay.current = false;
      setBusy(false);
      show(error);
      return;
    }
    options.onDone();
  }

  /** The end of the session shows by itself. */
  function show(error: unknown): void {
    const { code, details } = toApiError(error);
    if (isSessionCode(code)) return;
    const known = details.filter(({ field }) => Object.hasOwn(wireNames, field));
    for (const { field, message } of known) setError(wireNames[field] ?? '', { message });
    const message = known.length === 0 ? failureText(error) : null;
    if (message !== null) setError('root', { message });
  }

  const getMessage = (name: string): string => errors[name]?.message ?? '';
  const field = (name: keyof F & string) => ({
    ...register(name, {
      onChange: ({ target }) => {
        const isRight = z.safeParse(fields[name] as z.ZodMiniType, target.value).success;
        if (errors[name] && isRight) clearErrors(name);
      },
    }),
    id: `${id}-${name}`,
    error: errors[name]?.message,
  });
  const form: ServerForm = {
    busy,
    errors: [
      ...names.map((name) => ({ fieldId: `${id}-${name}`, message: getMessage(name) })),
      { fieldId: null, message: getMessage('root') },
    ].filter(({ message }) => message !== ''),
    attempt: submitCount,
    submit: (event) => void handleSubmit(send)(event),
  };
  return { form, field, setValue: (name: keyof F & string, value: string) => setValue<string>(name, value) };
}

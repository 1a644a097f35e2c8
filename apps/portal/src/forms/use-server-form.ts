/**
 * One form whose fields the gateway judges as well. Fields are judged when the form is sent, not while a person types.
 * Typed text stays after every answer, also after the end of the session. It is sent by `useAction`: one request is
 * under way at a time, and a repeat of a lost try goes under its own key (T14).
 */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ApiError } from '../lib/api/api-error.ts';
import type { SummaryError } from '../ui/fields/error-summary.tsx';
import { type ActionOptions, failureText, useAction } from '../ui/use-action.ts';

type Fields = Readonly<Record<string, z.ZodMiniType<unknown, string>>>;
type TypedValues<F extends Fields> = { readonly [Name in keyof F & string]: string };
type ParsedValues<F extends Fields> = { readonly [Name in keyof F & string]: z.output<F[Name]> };

interface ServerFormOptions<F extends Fields, Result> extends ActionOptions<ParsedValues<F>, Result> {
  /** In the order of the page. */
  readonly fields: F;
  readonly start?: Partial<TypedValues<F>>;
  /** Names on the wire of the fields that have another one there. */
  readonly wireNames?: Readonly<Record<string, keyof F & string>>;
}

/** A text that may not be left out. */
export const requiredText = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: message }));

export interface ServerForm {
  readonly busy: boolean;
  readonly errors: readonly SummaryError[];
  /** Number of tries: each failed one moves the focus to the summary. */
  readonly attempt: number;
  submit(event: FormEvent): void;
}

export function useServerForm<F extends Fields, Result>(options: ServerFormOptions<F, Result>) {
  const { fields, start, wireNames = {}, describeFailure } = options;
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
  const { busy, run } = useAction(options);

  async function send(values: ParsedValues<F>): Promise<void> {
    const error = await run(values);
    if (error !== null) show(error);
  }

  function show(error: ApiError): void {
    const known = error.details
      .map(({ field, message }) => ({
        name: Object.hasOwn(wireNames, field) ? wireNames[field] : field,
        message,
      }))
      .filter(({ name = '' }) => Object.hasOwn(fields, name));
    for (const { name = '', message } of known) setError(name, { message });
    const message = known.length === 0 ? failureText(error, describeFailure) : null;
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

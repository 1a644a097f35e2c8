/** The three fields of an individual. Judged when sent, not while typing; what was typed stays whatever came of it. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { isSessionCode } from '@portal/contract/errors';
import { Link } from '@tanstack/react-router';
import { type FocusEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { toApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import form from './account-form.module.css';
import { copy } from './copy.ts';
import { DigitsField } from './digits-field.tsx';
import { accepts, linkFields } from './fields.ts';
import styles from './individual.module.css';
import { type LinkSource, linkIndividual } from './link.request.ts';
import { linkFailureText, refusedFields } from './link-failure.ts';
import { useLink } from './use-link.ts';

export interface IndividualSteps {
  readonly source: LinkSource;
  /** Linked: the account is fetched anew, on to the dashboard. */
  onLinked(): void;
  onElsewhere(): void;
}

const { utilities_account_no, postal_code, identification } = linkFields;
const schema = z.object({ utilities_account_no, postal_code, identification });
type Typed = z.input<typeof schema>;
type Details = z.output<typeof schema>;

const empty: Typed = { utilities_account_no: '', postal_code: '', identification: '' };
const inOrder = ['utilities_account_no', 'postal_code', 'identification'] as const;
const namesOnTheWire = {
  accountNo: 'utilities_account_no',
  postal: 'postal_code',
  nric: 'identification',
} as const;

interface IndividualFormProps {
  readonly steps: IndividualSteps;
  /** There is a page to go back to. */
  readonly mayLeave: boolean;
}

export function IndividualForm({ steps, mayLeave }: IndividualFormProps) {
  const id = useId();
  const { register, handleSubmit, setError, clearErrors, setValue, formState } = useForm<
    Typed,
    unknown,
    Details
  >({
    resolver: standardSchemaResolver(schema),
    defaultValues: empty,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const { busy, send } = useLink({
    event: 'link_individual',
    request: linkIndividual,
    onLinked: () => {
      showToast(copy.linked);
      steps.onLinked();
    },
    onElsewhere: steps.onElsewhere,
  });

  async function link(details: Details): Promise<void> {
    const failure = await send({
      accountNo: details.utilities_account_no,
      postal: details.postal_code,
      nric: details.identification,
      source: steps.source,
    });
    // The end of the session is told by whoever ends it.
    if (failure === null || isSessionCode(toApiError(failure).code)) return;
    const fields = refusedFields(failure, namesOnTheWire);
    for (const { name, message } of fields) setError(name, { message });
    if (fields.length === 0) setError('root', { message: linkFailureText(failure) });
  }

  const field = (name: (typeof inOrder)[number]) => ({
    ...register(name, {
      onChange: ({ target }) => {
        if (errors[name] && accepts(schema.shape[name], target.value)) clearErrors(name);
      },
    }),
    id: `${id}-${name}`,
    error: errors[name]?.message,
  });
  const identification = field('identification');
  function toCapitals(event: FocusEvent<HTMLInputElement>): void {
    setValue('identification', event.target.value.toUpperCase());
    void identification.onBlur(event);
  }
  const wrong = inOrder.map((name) => ({ fieldId: `${id}-${name}`, message: errors[name]?.message ?? '' }));
  const whole = { fieldId: null, message: errors.root?.message ?? '' };

  return (
    <form
      className={`${form.form} ${styles.form}`}
      noValidate
      onSubmit={(event) => void handleSubmit(link)(event)}
    >
      <ErrorSummary
        errors={[...wrong, whole].filter(({ message }) => message !== '')}
        attempt={submitCount}
      />
      <h1>{copy.individual.title}</h1>
      <p className={`lead ${form.lead}`}>{copy.individual.lead}</p>
      <TextField
        {...field('utilities_account_no')}
        label={copy.individual.accountNo}
        hint={copy.individual.accountNoHint}
        className={form.number}
        autoComplete="off"
        inputMode="numeric"
      />
      <DigitsField
        {...field('postal_code')}
        label={copy.individual.postal}
        hint={copy.individual.postalHint}
        className={form.short}
        autoComplete="postal-code"
      />
      <TextField
        {...identification}
        onBlur={toCapitals}
        label={copy.individual.identification}
        hint={copy.individual.identificationHint}
        className={form.short}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={`button-row ${form.acts}`}>
        <Button type="submit" busy={busy}>
          {copy.individual.submit}
        </Button>
        {mayLeave && (
          <Link to={'/link-account' as string} className="text-link">
            {copy.cancel}
          </Link>
        )}
      </div>
    </form>
  );
}

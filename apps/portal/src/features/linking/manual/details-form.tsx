/** Step 1: account and company. Judged when sent, not while typing; what was typed stays whatever came of it. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { isSessionCode, textOfError } from '@portal/contract/errors';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { toApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import form from '../account-form.module.css';
import { copy as areaCopy } from '../copy.ts';
import { DigitsField } from '../digits-field.tsx';
import { accepts, linkFields } from '../fields.ts';
import { leadsElsewhere, refusedFields } from '../link-failure.ts';
import { copy } from './copy.ts';
import { UenField } from './uen-field.tsx';
import { type CompanyDetails, useValidateDetails } from './use-validate-details.ts';

interface DetailsFormProps {
  /** What was said before. */
  readonly start: CompanyDetails;
  onValidated(): void;
  onElsewhere(): void;
}

const { utilities_account_no, postal_code, uen } = linkFields;
const schema = z.object({ utilities_account_no, postal_code, identification: uen });
type Typed = z.input<typeof schema>;
type Judged = z.output<typeof schema>;

const inOrder = ['utilities_account_no', 'postal_code', 'identification'] as const;
const namesOnTheWire = {
  accountNo: 'utilities_account_no',
  postalCode: 'postal_code',
  nric: 'identification',
} as const;

export function DetailsForm({ start, onValidated, onElsewhere }: DetailsFormProps) {
  const id = useId();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<Typed, unknown, Judged>({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      utilities_account_no: start.accountNo,
      postal_code: start.postalCode,
      identification: start.uen,
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const { busy, validate } = useValidateDetails(onElsewhere);

  async function send(judged: Judged): Promise<void> {
    const failure = await validate({
      accountNo: judged.utilities_account_no,
      postalCode: judged.postal_code,
      uen: judged.identification,
    });
    if (failure === null) return onValidated();
    const { code, message } = toApiError(failure);
    // The end of the session is told by whoever ends it; an open application shows by itself.
    if (isSessionCode(code) || leadsElsewhere(failure)) return;
    const fields = refusedFields(failure, namesOnTheWire);
    for (const field of fields) setError(field.name, { message: field.message });
    if (fields.length === 0) setError('root', { message: textOfError(code, message) });
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
  const wrong = inOrder.map((name) => ({ fieldId: `${id}-${name}`, message: errors[name]?.message ?? '' }));
  const whole = { fieldId: null, message: errors.root?.message ?? '' };

  return (
    <form className={form.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <ErrorSummary
        errors={[...wrong, whole].filter(({ message }) => message !== '')}
        attempt={submitCount}
      />
      <h1>{copy.details.title}</h1>
      <p className={`lead ${form.lead}`}>{copy.details.lead}</p>
      <TextField
        {...field('utilities_account_no')}
        label={areaCopy.individual.accountNo}
        hint={areaCopy.individual.accountNoHint}
        className={form.number}
        autoComplete="off"
        inputMode="numeric"
      />
      <DigitsField
        {...field('postal_code')}
        label={areaCopy.individual.postal}
        hint={areaCopy.individual.postalHint}
        className={form.short}
        autoComplete="postal-code"
      />
      <UenField {...field('identification')} label={copy.details.uen} hint={copy.details.uenHint} />
      <div className={`button-row ${form.acts}`}>
        <Button type="submit" busy={busy}>
          {copy.details.submit}
        </Button>
        <Link to={'/link-account/company' as string} className="text-link">
          {areaCopy.cancel}
        </Link>
      </div>
    </form>
  );
}

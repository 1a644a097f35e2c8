/** Step 1: account and company. The gateway remembers what it validated for step 2. */
import { textOfError } from '@portal/contract/errors';
import { uenInput } from '@portal/contract/values';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from '../../../forms/form.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { write } from '../../../lib/api/api.ts';
import { copy as areaCopy } from '../copy.ts';
import { AccountFields, accountFields } from '../individual/account-fields.tsx';
import { redirectsElsewhere } from '../link-failure.ts';
import { applicationQuery, type CompanyApplication } from './application.query.ts';
import { copy } from './copy.ts';
import { UenField } from './uen-field.tsx';

interface DetailsFormProps {
  /** Details sent before; null: none. */
  readonly start: Pick<CompanyApplication, 'accountNo' | 'postalCode' | 'uen'> | null;
  onValidated(): void;
  onElsewhere(): void;
}

const fields = { ...accountFields, identification: uenInput };

export function DetailsForm({ start, onValidated, onElsewhere }: DetailsFormProps) {
  const client = useQueryClient();
  const { form, field } = useServerForm({
    fields,
    start: {
      utilities_account_no: start?.accountNo ?? '',
      postal_code: start?.postalCode ?? '',
      identification: start?.uen ?? '',
    },
    wireNames: { accountNo: 'utilities_account_no', postalCode: 'postal_code', nric: 'identification' },
    async send({ utilities_account_no: accountNo, postal_code: postalCode, identification: nric }, key) {
      await write('reg:validateCustomerDetails', { accountNo, postalCode, nric }, { idempotencyKey: key });
      await client.fetchQuery(applicationQuery());
    },
    onDone: onValidated,
    async onFailure(error) {
      if (!redirectsElsewhere(error)) return;
      // An application is open already: it shows in place of the form.
      await client.refetchQueries({ queryKey: applicationQuery().queryKey });
      onElsewhere();
    },
    describeFailure: (error) => (redirectsElsewhere(error) ? null : textOfError(error.code, error.message)),
    leavesPage: true,
  });
  return (
    <Form
      form={form}
      title={copy.details.title}
      lead={copy.details.lead}
      submitLabel={copy.details.submit}
      cancel={{ to: '/link-account/company', label: areaCopy.cancel }}
    >
      <AccountFields field={field} />
      <UenField {...field('identification')} label={copy.details.uen} hint={copy.details.uenHint} />
    </Form>
  );
}

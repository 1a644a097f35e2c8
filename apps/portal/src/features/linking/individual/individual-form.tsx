/** The form of an individual: account number, postal code, and the last four characters of an ID. */
import { idFragment } from '@portal/contract/values';
import type { FocusEvent } from 'react';
import { Form } from '../../../forms/form.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { pushFailure, pushSuccess } from '../../../lib/analytics.ts';
import type { SourceLabel } from '../../../lib/source-label.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { copy } from '../copy.ts';
import { linkIndividual } from '../link.request.ts';
import { linkFailureText, redirectsElsewhere } from '../link-failure.ts';
import { AccountFields, accountFields } from './account-fields.tsx';
import form from './account-form.module.css';

export interface IndividualSteps {
  readonly source: SourceLabel;
  /** After a link: the account is fetched anew, and the dashboard follows. */
  onLinked(): void;
  onElsewhere(): void;
}

interface IndividualFormProps {
  readonly steps: IndividualSteps;
  /** There is a page to go back to. */
  readonly mayLeave: boolean;
}

const fields = { ...accountFields, identification: idFragment };

export function IndividualForm({ steps, mayLeave }: IndividualFormProps) {
  const server = useServerForm({
    fields,
    wireNames: { accountNo: 'utilities_account_no', postal: 'postal_code', nric: 'identification' },
    send: ({ utilities_account_no: accountNo, postal_code: postal, identification: nric }, key) =>
      linkIndividual({ accountNo, postal, nric, source: steps.source }, key),
    toast: () => copy.linked,
    onSuccess() {
      pushSuccess('link_individual');
      steps.onLinked();
    },
    onFailure(error) {
      pushFailure('link_individual', error, copy.linkFailed);
      if (redirectsElsewhere(error)) steps.onElsewhere();
    },
    describeFailure: linkFailureText,
    leavesPage: true,
  });
  const identification = server.field('identification');
  function toCapitals(event: FocusEvent<HTMLInputElement>): void {
    server.setValue('identification', event.target.value.toUpperCase());
    void identification.onBlur(event);
  }
  return (
    <Form
      form={server.form}
      title={copy.individual.title}
      lead={copy.individual.lead}
      submitLabel={copy.individual.submit}
      cancel={mayLeave ? { to: '/link-account', label: copy.cancel } : null}
    >
      <AccountFields field={server.field} />
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
    </Form>
  );
}

/** Fields of the forms that link: account number and postal code, as printed on every bill. */
import { fieldTexts } from '@portal/contract/field-texts';
import { accountNo, postalCode } from '@portal/contract/values';
import * as z from 'zod/mini';
import { DigitsField } from '../../../forms/digits-field.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { copy } from '../copy.ts';
import form from './account-form.module.css';

const filled = (message: string) =>
  z.string().check(z.refine((typed) => typed.trim() !== '', { message, abort: true }));

/** An empty field is reported first (S1 §5). The values come out canonical. */
export const accountFields = {
  utilities_account_no: z.pipe(filled(fieldTexts.accountNoRequired), accountNo),
  postal_code: postalCode,
};

interface AccountFieldsProps {
  field(name: keyof typeof accountFields): Omit<TextFieldProps, 'label'>;
}

export function AccountFields({ field }: AccountFieldsProps) {
  return (
    <>
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
    </>
  );
}

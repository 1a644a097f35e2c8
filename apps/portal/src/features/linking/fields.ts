/**
 * The fields that linking asks for, as the contract judges them; what is left empty is told first (S1 §5). Serves
 * every form of the area. What was typed comes out canonical.
 */
import { fieldTexts } from '@portal/contract/errors';
import { accountNo, idFragment, postalCode, uenInput } from '@portal/contract/values';
import * as z from 'zod/mini';

const filled = (message: string) =>
  z.string().check(z.refine((typed) => typed.trim() !== '', { message, abort: true }));

export const linkFields = {
  utilities_account_no: z.pipe(filled(fieldTexts.accountNoRequired), accountNo),
  postal_code: postalCode,
  /** Of a person. */
  identification: idFragment,
  /** Of a company. */
  uen: uenInput,
};

/** Whether a field would pass as it stands: its error goes then, without waiting for the form to be sent again. */
export const accepts = (field: z.ZodMiniType, typed: unknown): boolean => z.safeParse(field, typed).success;

/** Values that several areas share on the wire. Shapes only; the rules live in packages/domain. */
import { accountNoProblem, canonicalAccountNo } from '@portal/domain/account-number';
import { findEmailProblem } from '@portal/domain/email-address';
import { LENGTH_OF_ID_FRAGMENT, LENGTH_OF_POSTAL_CODE, LONGEST_UEN } from '@portal/domain/linking/limits';
import { canonicalUen } from '@portal/domain/linking/uen';
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';

/**
 * Any accepted spelling of a utilities account number goes in, the canonical 10 characters come out, so that
 * whatever is judged, counted or stored afterwards knows one spelling only (S1 §5).
 */
export const accountNo = z.pipe(
  z.string().check(z.maxLength(64)),
  z.transform((spelling, context) => {
    const canonical = canonicalAccountNo(spelling);
    if (canonical !== null) return canonical;
    const message =
      accountNoProblem(spelling) === 'length' ? fieldTexts.accountNoLength : fieldTexts.accountNoCharacters;
    context.issues.push({ code: 'custom', input: spelling, message });
    return z.NEVER;
  }),
);
/** A text of a form: made canonical, then judged in the words that the page shows too. */
const judged = (canonical: (typed: string) => string, problem: (value: string) => string | null) =>
  z.pipe(
    z.string().check(z.maxLength(256)),
    z.transform((typed, context) => {
      const value = canonical(typed);
      const message = problem(value);
      if (message === null) return value;
      context.issues.push({ code: 'custom', input: typed, message });
      return z.NEVER;
    }),
  );

/** As letters and bills write it too: 'S310145', 'S(310145)', 'Singapore 310145', '310 145'. */
const barePostalCode = (typed: string): string =>
  typed.replace(/[\s()]/g, '').replace(/^s(?:ingapore)?(?=\d)/i, '');
/** A wrong character is told before a wrong length (readings §1). */
export const postalCode = judged(barePostalCode, (value) => {
  if (value === '') return fieldTexts.postalRequired;
  if (/\D/.test(value)) return fieldTexts.postalNumeric;
  return value.length === LENGTH_OF_POSTAL_CODE ? null : fieldTexts.postalLength;
});
/** The last 4 characters of an ID, in capitals: any 4 pass, the gateway compares (readings §5). */
export const idFragment = judged(
  (typed) => typed.trim().toUpperCase(),
  (value) => ([...value].length === LENGTH_OF_ID_FRAGMENT ? null : fieldTexts.idFragment),
);
/** A UEN: any text to 15 characters, in capitals; a wrong check letter is no reason to refuse (readings §5). */
export const uenInput = judged(canonicalUen, (value) => {
  if (value === '') return fieldTexts.uenRequired;
  return value.length > LONGEST_UEN ? fieldTexts.uenLength : null;
});
const emailTexts = {
  empty: fieldTexts.emailRequired,
  long: fieldTexts.emailLength,
  form: fieldTexts.email,
} as const;

/** An address that mail can be sent to, without the spaces around it. */
export const emailInput = judged(
  (typed) => typed.trim(),
  (email) => {
    const problem = findEmailProblem(email);
    return problem && emailTexts[problem];
  },
);
/** K kiosk, M mobile, W web: a label that decides nothing (readings §1). */
export const sourceLabel = z.enum(['K', 'M', 'W']);
/** Of a bill or an order, as we have written it. */
export const documentNo = z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/));
export const bpNo = z.string().check(z.regex(/^\d{10}$/));
export const premiseNo = z.string().check(z.regex(/^\d{10}$/));
export const system = z.enum(['EBS', 'MSSL']);
export const utility = z.enum(['electricity', 'water', 'gas']);
export const service = z.enum(['electricity', 'water', 'gas', 'prepaidElectricity']);
/** Integer cents; negative is a credit. */
export const cents = z.int();
/** 'YYYY-MM-DD', a day in Singapore. */
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
/** A day that a caller names: it must exist. */
export const dayInput = z.pipe(
  day,
  z.transform((text, context): SgDay => {
    try {
      return sgDay(text);
    } catch {
      context.issues.push({ code: 'custom', input: text, message: fieldTexts.day });
      return z.NEVER;
    }
  }),
);
/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime();
/** An object that may fail alone inside `data`. */
export const partError = z.strictObject({
  code: z.string(),
  message: z.string(),
  reference: z.optional(z.string()),
});

/** Values that several areas share on the wire. Shapes only; the rules live in packages/domain. */
import { accountNoProblem, canonicalAccountNo } from '@portal/domain/account-number';
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import * as z from 'zod/mini';
import { fieldTexts } from './errors.ts';

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

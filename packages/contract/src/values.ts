/** Values that several areas share on the wire. Shapes only; the rules live in packages/domain. */
import * as z from 'zod/mini';

/** Any accepted spelling of a utilities account number; the gateway turns it into the canonical 10 characters. */
export const accountNo = z.string().check(z.minLength(1), z.maxLength(14));
export const bpNo = z.string().check(z.regex(/^\d{10}$/));
export const premiseNo = z.string().check(z.regex(/^\d{10}$/));
export const system = z.enum(['EBS', 'MSSL']);
export const utility = z.enum(['electricity', 'water', 'gas']);
export const service = z.enum(['electricity', 'water', 'gas', 'prepaidElectricity']);
/** Integer cents; negative is a credit. */
export const cents = z.int();
/** 'YYYY-MM-DD', a day in Singapore. */
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime();
/** An object that may fail alone inside `data`. */
export const partError = z.strictObject({ code: z.string(), message: z.string() });

/** An account as the bills calls name it (S1 §7), and how many may be named at once. */
import * as z from 'zod/mini';
import { accountNo, bpNo, premiseNo, system } from '../values.ts';

export const billedAccount = z.strictObject({ bpNo, accountNo, system, premiseNo });

/** Histories are asked for the accounts of one premises. */
export const accountsOfHistories = z.strictObject({
  accounts: z.array(billedAccount).check(z.minLength(1), z.maxLength(500)),
});

export const exampleAccounts: z.input<typeof accountsOfHistories> = {
  accounts: [{ bpNo: '1000145021', accountNo: '8934521670', system: 'EBS', premiseNo: '6100145021' }],
};

/** U-Save of accounts, for its own page (S2 §7). bills:uSave answers the same records among the histories. */
import * as z from 'zod/mini';
import { uSaveBalance, uSaveItem } from '../bills/histories.contract.ts';
import { operation } from '../operation.ts';
import { accountNo, system } from '../values.ts';

export const listUSave = operation({
  name: 'usave:list',
  summary: 'U-Save of the given accounts: what was credited, utilised and returned, and the balance.',
  effect: 'read',
  input: z.strictObject({
    accounts: z.array(z.strictObject({ accountNo, system })).check(z.minLength(1), z.maxLength(500)),
  }),
  output: z.strictObject({ items: z.array(uSaveItem), balance: uSaveBalance }),
  errors: ['SK_FEATURE_1001', 'SK_USAVE_1002', 'SK_USAVE_1004'],
  examples: [
    {
      input: { accounts: [{ accountNo: '8934521670', system: 'EBS' }] },
      output: {
        items: [
          {
            accountNo: '8934521670',
            billDate: '2026-11-18',
            type: 'Utilised',
            amount: -10497,
            month: '2026-11',
          },
          {
            accountNo: '8934521670',
            billDate: '2026-10-15',
            type: 'Credited',
            amount: 15000,
            month: '2026-10',
          },
        ],
        balance: { amount: 4503, expiresOn: '2026-12-31' },
      },
    },
  ],
});

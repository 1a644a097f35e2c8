/** Sub-accounts as CSV. */
import type { SubAccountStatus } from '@portal/domain/sub-accounts/sub-account-order';
import type { Utility } from '@portal/domain/utility-names';
import { csvRow, keepText } from '../../exports/csv-row.ts';
import type { SubAccountRow } from './sub-accounts.store.ts';

/** Addresses are in any script; without it spreadsheets take the file for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const head = ['Sub-account number', 'Device number', 'Premises address', 'Utility type', 'Status'];
const utilityNames: Readonly<Record<Utility, string>> = {
  electricity: 'Electricity',
  water: 'Water',
  gas: 'Gas',
};
const statusNames: Readonly<Record<SubAccountStatus, string>> = { active: 'Active', inactive: 'Inactive' };

export async function* writeSubAccountsCsv(
  batches: AsyncIterable<readonly SubAccountRow[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvRow(head)}`;
  for await (const rows of batches)
    yield rows
      .map(({ subAccountNo, deviceNo, premiseAddress, utility, status }) =>
        csvRow([
          keepText(subAccountNo),
          keepText(deviceNo),
          premiseAddress,
          utilityNames[utility],
          statusNames[status],
        ]),
      )
      .join('');
}

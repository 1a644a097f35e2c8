/** Takes a file of sub-accounts into the database. A row that is there already is left as it is: a file may be imported again. */
import { type CsvImportParts, type ImportedRows, importCsv } from '../../../imports/import-csv.ts';
import { mergeSubAccounts } from '../merge.store.ts';
import { readSubAccount, SUB_ACCOUNT_HEAD } from './sub-account-row.rules.ts';

export const importSubAccounts = (parts: CsvImportParts, path: string): Promise<ImportedRows> =>
  importCsv(
    {
      kind: 'sub-accounts',
      head: SUB_ACCOUNT_HEAD.join(','),
      read: readSubAccount,
      merge: mergeSubAccounts,
    },
    parts,
    path,
  );

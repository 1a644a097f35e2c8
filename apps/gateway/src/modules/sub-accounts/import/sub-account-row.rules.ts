/** One row of a file of sub-accounts. Pure. */
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { subAccountStatuses, toDeviceOrder } from '@portal/domain/sub-accounts/sub-account-order';
import { utilities } from '@portal/domain/utility-names';
import type { ReadRow } from '../../../imports/import-csv.ts';
import type { IncomingSubAccount } from '../merge.store.ts';

/** The only head of such a file. */
export const SUB_ACCOUNT_HEAD = [
  'masterAccount',
  'subAccountNo',
  'deviceNo',
  'premiseAddress',
  'utilityType',
  'status',
] as const;

const DEVICE = /^[A-Za-z0-9][A-Za-z0-9./-]{0,29}$/;
const LONGEST_ADDRESS = 500;
/** Line ends and tabs are part of an address, other control characters are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

type ReadSubAccount = ReadRow<Omit<IncomingSubAccount, 'line'>>;

const refuse = (problem: string): ReadSubAccount => ({ row: null, problem });

const findNamed = <T extends string>(names: readonly T[], cell: string): T | undefined =>
  names.find((name) => name === cell.trim().toLowerCase());

export function readSubAccount(cells: readonly string[] | null): ReadSubAccount {
  if (cells?.length !== SUB_ACCOUNT_HEAD.length) return refuse(`not ${SUB_ACCOUNT_HEAD.length} cells`);
  const [
    masterCell = '',
    subCell = '',
    deviceCell = '',
    addressCell = '',
    utilityCell = '',
    statusCell = '',
  ] = cells;
  const master = canonicalAccountNo(masterCell);
  if (master === null) return refuse('masterAccount: no account number');
  const subAccountNo = canonicalAccountNo(subCell);
  if (subAccountNo === null) return refuse('subAccountNo: no account number');
  const masterDigits = accountDigits(master);
  if (accountDigits(subAccountNo) === masterDigits) return refuse('subAccountNo: is the master account');
  const deviceNo = deviceCell.trim();
  if (!DEVICE.test(deviceNo)) return refuse('deviceNo: no device number');
  const premiseAddress = addressCell.trim();
  if (premiseAddress === '') return refuse('premiseAddress: empty');
  if (premiseAddress.length > LONGEST_ADDRESS)
    return refuse(`premiseAddress: longer than ${LONGEST_ADDRESS} characters`);
  if (CONTROL.test(premiseAddress)) return refuse('premiseAddress: a control character');
  const utility = findNamed(utilities, utilityCell);
  if (utility === undefined) return refuse('utilityType: not electricity, water or gas');
  const status = findNamed(subAccountStatuses, statusCell);
  if (status === undefined) return refuse('status: not active or inactive');
  const deviceOrder = toDeviceOrder(deviceNo);
  return {
    row: { masterDigits, subAccountNo, deviceNo, deviceOrder, premiseAddress, utility, status },
    problem: null,
  };
}

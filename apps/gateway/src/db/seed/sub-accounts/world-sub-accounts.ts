/** The list of the company's sub-accounts as its back office has it: some addresses are what people typed into a free text. */
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { toDeviceOrder } from '@portal/domain/sub-accounts/sub-account-order';
import { addressTitle } from '../../../modules/accounts/public.ts';
import type { IncomingSubAccount } from '../../../modules/sub-accounts/public.ts';
import { estateMaster, subAccounts } from '../accounts/sub-accounts.ts';
import type { WorldAccount } from '../accounts/world-account.ts';
import { worldMeters } from '../meters/world-meters.ts';

/** Every twentieth sub-account has one of these in place of the address of its premises. */
const EVERY = 20;
const FIRST = 10;
const typedAddresses = [
  '=Unit 3, "Annex B", 5 Bedok South Road #01-40 Singapore 469270',
  '+65 Building, 84 Marine Parade Central #01-24 Singapore 440084',
  'Blk 216 Bedok North Street 1\nBack entrance, beside the "wet market"\nSingapore 460216',
  '@ East Coast, 86 East Coast Road #01-07 Singapore 428788',
  '芽笼东一道 124 号 #01-11 Singapore 380124',
  '-1 Basement, 27 Ubi Road 4 Singapore 408618',
  '＝Level 2, 15 Kaki Bukit Crescent #03-04 Singapore 416248',
  'கேலாங் ஈஸ்ட் அவென்யூ 1, 124 #01-11 Singapore 380124',
  '<b>Shop</b> & Store, 823 Tampines Street 81 #01-64 Singapore 520823',
  'Temporary supply for the covered linkway between the community club, the hawker centre and the multi-storey car park, opposite 442 Pasir Ris Drive 6 #01-20 Singapore 510442',
  '\tTab & trailing space, 768 Pasir Ris Street 71 #01-316 Singapore 510768 ',
  "'Quoted', 4 Changi Village Road #01-2062 Singapore 500004",
] as const;

const devices = new Map(worldMeters.map(({ account, deviceNo }) => [account.id, deviceNo]));

function describeAddress({ premises: { street, ...premises } }: WorldAccount): string {
  const title = addressTitle({ ...premises, streetName: street, country: 'Singapore' });
  return `${title} Singapore ${premises.postalCode}`;
}

const toDigits = (no: string): string => {
  const accountNo = canonicalAccountNo(no);
  if (accountNo === null) throw new RangeError(`no account number: ${no}`);
  return accountDigits(accountNo);
};

export const worldSubAccounts: readonly IncomingSubAccount[] = subAccounts.map((account, index) => {
  const deviceNo = devices.get(account.id) ?? '';
  const typed = index % EVERY === FIRST ? typedAddresses[Math.floor(index / EVERY)] : undefined;
  return {
    line: index + 1,
    masterDigits: toDigits(estateMaster.no),
    subAccountNo: account.no,
    deviceNo,
    deviceOrder: toDeviceOrder(deviceNo),
    premiseAddress: typed ?? describeAddress(account),
    utility: account.services[0] ?? '',
    status: account.closedOn === null ? 'active' : 'inactive',
  };
});

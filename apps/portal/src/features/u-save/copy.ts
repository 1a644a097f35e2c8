/** Words of the U-Save page. Fixed texts are the specification's (S2 §8); the others ours. */
import { type Cents, formatAmount, formatSgd } from '@portal/domain/money';
import { formatDayOfYear, type SgDay } from '@portal/domain/sg-time';

export const copy = {
  title: 'U-Save',
  services: 'Services',
  lead: 'Government rebates that come off your bills by themselves.',
  loading: 'Loading your U-Save',
  quarters: 'Quarter by quarter',
  leftUntil: (left: Cents, day: SgDay | null) =>
    `${formatAmount(left)} left${day === null ? '' : `, until ${formatDayOfYear(day)}`}`,
  returned: (amount: Cents) => `${formatAmount(amount)} returned`,
  allUsed: 'All used',
  legend: { used: 'Used', left: 'Left', returned: 'Returned' },
  entries: 'U-Save entries',
  entry: 'Entry',
  date: 'Date',
  type: 'Type',
  change: 'Change of balance',
  balance: 'Balance',
  account: (accountNo: string) => `Account ${accountNo}`,
  empty: { heading: 'No U-Save yet', text: 'A rebate shows here as soon as it is credited.' },
  failed: 'No balance just now',
  /** On the page of all services. */
  state: { balance: (left: Cents) => `Balance ${formatSgd(left)}`, none: 'No U-Save for this account' },
} as const;

/** Words of the activity page (visual 56). All ours. */
import { formatDay, formatMonth, type SgMonth } from '@portal/domain/sg-time';
import type { ActivityRow } from './activity.query.ts';

type Kind = ActivityRow['kind'];

/** After the name of who did it. @param bills named by their months */
const acts: Readonly<Record<Kind, (isOwn: boolean, bills: string) => string>> = {
  lookedAtBills: (isOwn) => `looked at ${of(isOwn)} bills`,
  lookedAtBill: (_, bills) => `looked at ${bills}`,
  lookedAtPayments: (isOwn) => `looked at ${of(isOwn)} payments`,
  lookedAtUsage: (isOwn) => `looked at ${of(isOwn)} usage`,
  lookedAtMeters: (isOwn) => `looked at ${of(isOwn)} meter readings`,
  lookedAtReading: () => 'looked at a meter reading',
  lookedAtApplication: () => 'looked at the application for your company',
  acceptedReading: () => 'accepted a meter reading',
  setReadingAside: () => 'could not use a meter reading',
  decidedApplication: () => 'decided on the application for your company',
  sentReadings: () => 'submitted meter readings',
  removedPhoto: () => 'removed the photo of a meter',
  startedPayment: () => 'started a payment by PayNow',
  askedForArrangement: () => 'asked for a payment arrangement',
  askedForWaiver: () => 'asked for a waiver',
  askedForRefund: () => 'asked for a refund',
  changedRefund: () => 'changed the method of a refund',
  cancelledRequest: () => 'cancelled a request',
  startedGiro: () => 'started to set up GIRO',
  endedGiro: () => 'asked to end GIRO',
  confirmedContact: () => 'confirmed the contact details',
  invited: () => 'invited a person to see a home',
  openedInvitation: () => 'opened your invitation',
  gaveUpAccess: (isOwn) => (isOwn ? 'gave up an access to a home' : 'gave up the access to your home'),
  tookBack: () => 'took back an access or invitation',
  linkedAccounts: () => 'linked accounts',
  sentApplication: () => 'applied for a company',
  changedMobile: () => 'changed the mobile number',
  changedEmail: () => 'changed the e-mail address',
  changedAddress: () => 'changed the mailing address',
  changedPreferences: () => 'changed the bill delivery or retailer access',
  askedForPassword: () => 'asked to change the password',
  explainedLeak: () => 'said why water ran',
  changedAlerts: () => 'changed the alerts of usage',
  switchedAlertOff: () => 'switched an alert off by the link of its e-mail',
};

const of = (isOwn: boolean): string => (isOwn ? 'the' : 'your');

const MOST_NAMED = 3;

/** 'the November 2026 bill', 'the bills of October 2026 and November 2026', '5 bills'. */
function nameBills(months: readonly string[]): string {
  const [first] = months;
  if (first === undefined) return 'a bill';
  if (months.length === 1) return `the ${formatMonth(first as SgMonth)} bill`;
  if (months.length > MOST_NAMED) return `${months.length} bills`;
  const names = months.map((month) => formatMonth(month as SgMonth));
  return `the bills of ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const times = ['', 'once', 'twice', 'three times', 'four times', 'five times'] as const;
const howOften = (count: number): string => times[count] ?? `${count} times`;
const numbers = ['', 'one thing', 'two things', 'three things', 'four things', 'five things'] as const;

export const copy = {
  crumbs: { premises: 'Manage Premises' },
  title: 'Activity',
  lead: 'Who looked at your accounts or changed something, staff included. We do not record what you look at yourself.',
  loading: 'Loading the activity',
  failed: { heading: 'We cannot show the activity just now', note: 'Nothing of it is lost.' },
  filters: 'Whose activity',
  filter: { all: 'All', you: 'You', invited: 'People you invited', holder: 'Other logins', staff: 'Staff' },
  today: 'Today',
  day: formatDay,
  list: 'Activity by day',
  empty: 'Nothing happened in the past 12 months.',
  emptyFilter: 'None of these happened in the past 12 months.',
  somebody: {
    you: 'You',
    invited: 'A person you invited',
    holder: 'Another login with the account',
    staff: 'Staff',
  },
  staff: (name: string) => `${name}, staff`,
  act: ({ kind, who, months = [] }: Pick<ActivityRow, 'kind' | 'who' | 'months'>) =>
    acts[kind](who === 'you', nameBills(months)),
  times: (count: number) => `${howOften(count).replace(/^./, (first) => first.toUpperCase())} on this day`,
  viewOnly: 'View only, invited by you',
  reason: (reason: string) => `Note: ${reason}`,
  account: (accountNo: string) => `Account ${accountNo}`,
  changed: 'Changed',
  verdict: {
    overline: 'PAST 30 DAYS',
    none: 'Staff did not look at your accounts',
    looks: (count: number) => `Staff looked ${howOften(count)}`,
    changes: (count: number) => `changed ${numbers[count] ?? `${count} things`}`,
    onlyChanges: (count: number) => `Staff changed ${numbers[count] ?? `${count} things`}`,
    and: ' and ',
    see: 'See the changes',
  },
  wrong: {
    title: 'Something looks wrong?',
    text: 'Take back access, change your password, or tell us.',
    password: 'Change Password',
    access: 'People with access',
    contact: 'Contact Us',
  },
} as const;

/** States of /account-details: each kind of account, what waits, what an edit has led to, loading, failed. */
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import { hear } from '../../gallery/hear.ts';
import { defineStates, type GalleryState } from '../../gallery/state.ts';
import {
  answerOf,
  closed,
  closedPreference,
  gas,
  gasPreference,
  home,
  mockNamed,
  mockPreference,
  settled,
  wholesale,
  wholesalePreference,
} from './account-details.mocks.ts';
import { AccountDetailsPage, type EditOutcome } from './account-details.page.tsx';

type Accounts = readonly ReturnType<typeof mockNamed>[];

const SEVERAL = 312;
const several = Array.from({ length: SEVERAL }, (_, index) =>
  mockNamed({
    accountNo: String(8_700_000_000 + index),
    services: ['electricity'],
    utilities_label: 'Electricity',
  }),
);

interface Shown {
  readonly accounts?: Accounts | null;
  readonly outcome?: EditOutcome;
  readonly email?: string | null;
  readonly page?: string;
  readonly others?: { readonly viewers: number; readonly holders: number } | null;
  readonly byStaff?: { readonly day: SgDay; readonly isChange: boolean } | null;
}

const page =
  ({
    accounts = [home],
    outcome,
    email = 'meilin.tan@demo.example',
    page: named,
    others = { viewers: 1, holders: 0 },
    byStaff = { day: sgDay('2026-11-18'), isChange: false },
  }: Shown = {}) =>
  () => (
    <AccountDetailsPage
      accounts={accounts}
      page={named}
      email={email}
      outcome={outcome ?? null}
      contact="https://utility.example/contact"
      hasRetailerAccess
      others={others}
      byStaff={byStaff}
      drawUtilities={() => null}
      onPage={hear}
    />
  );

const state = (about: string, preferences: Parameters<typeof answerOf>, shown?: Shown): GalleryState => ({
  about,
  answers: answerOf(...preferences),
  render: page(shown),
});

const contestable = mockNamed({
  accountNo: '8920020017',
  system: 'MSSL',
  services: ['electricity'],
  utilities_label: 'Electricity',
});

export const states = defineStates({
  pending: state(
    'an account with an address to come, and a closed one',
    [mockPreference(), closedPreference],
    {
      accounts: [home, closed],
    },
  ),
  settled: state('nothing is to come', [settled]),
  otherLogins: state(
    'two invited people and another login see the home; staff changed something',
    [settled],
    {
      others: { viewers: 2, holders: 1 },
      byStaff: { day: sgDay('2026-11-02'), isChange: true },
    },
  ),
  alone: state('nobody else sees the home, and staff did nothing', [settled], {
    others: { viewers: 0, holders: 0 },
    byStaff: null,
  }),
  tomorrow: state('the new address starts tomorrow', [
    mockPreference({
      pendingMailAddress: {
        ...settled.currentMailAddress,
        title: 'Blk 9 Jalan Rajah #03-02',
        postalCode: '320009',
        effectiveDate: '2026-11-21',
      },
    }),
  ]),
  paperOnly: state('bills on paper alone', [
    mockPreference({ isSoftCopy: false, isHardCopy: true, pendingMailAddress: null }),
  ]),
  both: state('bills on paper and by e-mail, retailers may not ask', [
    mockPreference({ isHardCopy: true, isRetailerAccessDisallowed: true }),
  ]),
  many: state('accounts of one premises with other settings', [settled, wholesalePreference, gasPreference], {
    accounts: [home, wholesale, gas],
  }),
  hundreds: state(
    'a premises with more accounts than one request may name, on its 32nd page',
    several.slice(-2).map(({ accountNo }) => mockPreference({ accountNo, pendingMailAddress: null })),
    { accounts: several, page: '32' },
  ),
  contestable: state(
    'a kind of account that cannot be edited online',
    [mockPreference({ accountNo: contestable.accountNo, pendingMailAddress: null, editBlock: 'TYPE' })],
    { accounts: [contestable] },
  ),
  allClosed: state('every account is closed', [closedPreference], { accounts: [closed] }),
  saved: state('an edit was saved', [mockPreference()], { outcome: 'saved' }),
  unavailable: state('an account that cannot be edited led here', [settled], { outcome: 'unavailable' }),
  noEmail: state('the e-mail address is not known', [settled], { email: null }),
  long: state(
    'an e-mail address and a street longer than a line of a phone',
    [
      mockPreference({
        currentMailAddress: {
          ...settled.currentMailAddress,
          title: 'Blk 1021A Saint Bartholomew’s Upper Industrial Crescent Link #108-2021/2023',
        },
      }),
    ],
    { email: 'a.very.long.address.of.a.person.with.many.names@subdomain.demo.example' },
  ),
  loading: {
    about: 'the settings have not come',
    answers: { 'account:preference': { delay: 'infinite' } },
    render: page(),
  },
  unknown: { about: 'the accounts are not known yet', render: page({ accounts: null }) },
  failed: {
    about: 'the settings could not be had',
    answers: { 'account:preference': { error: 'SK_UNKNOWN_1001' } },
    render: page(),
  },
});

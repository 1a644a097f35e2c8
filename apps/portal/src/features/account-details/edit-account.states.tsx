/** States of /edit-account: empty, an address being typed, each problem, options, all accounts, refusals, loading, failed. */
import { hear } from '../../gallery/hear.ts';
import { appear, buttonNamed, type as enter, pause } from '../../gallery/interactions.ts';
import { type Answer, defineStates, type GalleryState } from '../../gallery/state.ts';
import { BasePathContext } from '../../lib/base-path.ts';
import { copy as uiCopy } from '../../ui/copy.ts';
import {
  answerOf,
  closed,
  closedPreference,
  gas,
  gasPreference,
  holderAnswer,
  home,
  homeOnPaper,
  mockNamed,
  mockPreference,
  settled,
  wholesale,
  wholesalePreference,
} from './account-details.mocks.ts';
import { copy } from './copy.ts';
import type { OtherAccounts } from './edit.rules.ts';
import { EditAccountPage } from './edit-account.page.tsx';
import type { NamedAccount } from './preference.query.ts';

interface Shown {
  readonly account?: NamedAccount | null;
  readonly otherAccounts?: OtherAccounts;
  readonly hides?: boolean;
}

const page =
  ({ account = home, otherAccounts = 'none', hides = false }: Shown = {}) =>
  () => (
    <EditAccountPage
      account={account}
      otherAccounts={otherAccounts}
      email="meilin.tan@demo.example"
      source="W"
      has={{ retailerAccess: !hides, cancelButton: !hides }}
      onSaved={hear}
      onCancel={hear}
      onUnavailable={hear}
    />
  );

const street = {
  'account:premiseRetrieval': { data: { street: 'Bedok North Avenue 4', building: null, needsBlock: false } },
} satisfies GalleryState['answers'];
const twoStreets = {
  data: { street: '', building: null, needsBlock: false, streets: ['Emerald Hill Road', 'Hullet Road'] },
} satisfies Answer<'account:premiseRetrieval'>;
const stored = {
  'account:updateMailAddress': { data: { accountNos: [home.accountNo], effectiveDate: '2026-12-07' } },
  'account:updatePreference': { data: { accountNos: [home.accountNo] } },
} satisfies GalleryState['answers'];

const state = (
  about: string,
  preferences: Parameters<typeof answerOf>,
  { act, answers, ...shown }: Shown & Pick<GalleryState, 'act' | 'answers'> = {},
): GalleryState => ({
  about,
  answers: { ...answerOf(...preferences), ...street, ...stored, ...answers },
  render: page(shown),
  ...(act ? { act } : {}),
});

/** Leaves the field as well. */
async function fill(root: HTMLElement, label: string, text: string): Promise<void> {
  const input = await appear(() => {
    const found = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    return found ? root.querySelector<HTMLInputElement>(`[id="${found.htmlFor}"]`) : null;
  });
  enter(input, text);
  await pause(0);
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

async function tick(root: HTMLElement, words: string): Promise<void> {
  const label = await appear(
    () =>
      [...root.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(words)) ?? null,
  );
  label.click();
}

/** A day of the second month, which a phone shows after a turn. */
async function pick(root: HTMLElement, day: string): Promise<void> {
  const find = () => root.querySelector<HTMLInputElement>(`[data-day="${day}"]`);
  if (find() === null) root.querySelector<HTMLButtonElement>(`[aria-label="${uiCopy.days.next}"]`)?.click();
  (await appear(find)).click();
}

async function typeAddress(root: HTMLElement): Promise<void> {
  await fill(root, copy.form.postalCode, '460102');
  await fill(root, copy.form.block, '102');
  await fill(root, copy.form.floor, '7');
  await fill(root, copy.form.unit, '55');
}

async function typeAll(root: HTMLElement): Promise<void> {
  await typeAddress(root);
  await pick(root, '2026-12-07');
  await tick(root, copy.form.holderOne);
}

async function save(root: HTMLElement): Promise<void> {
  await pause(50);
  (await buttonNamed(root, copy.form.save)).click();
}

const saveAll = async (root: HTMLElement) => {
  await typeAll(root);
  await save(root);
};

const allAccounts = { 'account:holderPreference': holderAnswer } satisfies GalleryState['answers'];

export const states = defineStates({
  pending: state('an address is to come: the form starts empty', [mockPreference()]),
  settled: state('no address is to come', [settled]),
  typed: state('a new address, ready to be saved', [mockPreference()], { act: typeAll }),
  notFound: state('the directory does not know the address: the street is open', [settled], {
    answers: { 'account:premiseRetrieval': { error: 'SK_PREF_1002' } },
    act: typeAddress,
  }),
  away: state('the directory does not answer: the address can be looked up again', [settled], {
    answers: { 'account:premiseRetrieval': { error: 'SK_BUSY_1001' } },
    act: typeAddress,
  }),
  looking: state('the street is being looked up', [settled], {
    answers: { 'account:premiseRetrieval': { delay: 'infinite' } },
    act: (root) => fill(root, copy.form.postalCode, '460102'),
  }),
  severalStreets: state('several streets share the postal code', [settled], {
    answers: { 'account:premiseRetrieval': { data: { street: '', building: null, needsBlock: true } } },
    act: (root) => fill(root, copy.form.postalCode, '238801'),
  }),
  chooseStreet: state('the house stands in two streets of the postal code: one is chosen', [settled], {
    answers: { 'account:premiseRetrieval': twoStreets },
    async act(root) {
      await fill(root, copy.form.postalCode, '229838');
      await fill(root, copy.form.block, '5');
    },
  }),
  wrong: state('every part of the address is wrong', [settled], {
    answers: { 'account:premiseRetrieval': { error: 'SK_PREF_1002' } },
    async act(root) {
      await fill(root, copy.form.postalCode, '46010');
      await fill(root, copy.form.block, '10*');
      await fill(root, copy.form.floor, '0/7');
      await fill(root, copy.form.unit, '5-5');
      await save(root);
    },
  }),
  noBills: state('neither bill is chosen', [settled], { act: (root) => tick(root, copy.emailBill) }),
  wholesale: state('the hard copy of the wholesale plan is locked', [wholesalePreference], {
    account: wholesale,
  }),
  gas: state('an account without electricity has no retailer access', [gasPreference], { account: gas }),
  tooMany: state('the holder has more accounts than can be changed at once', [settled], {
    otherAccounts: 'too-many',
  }),
  all: state('changes for all accounts, of which one keeps its paper bill', [homeOnPaper], {
    otherAccounts: 'some',
    answers: allAccounts,
    async act(root) {
      await tick(root, copy.hardcopyBill);
      await tick(root, copy.notAllowed);
      await tick(root, copy.form.applyAll);
    },
  }),
  allAsked: state('all accounts are being looked up', [homeOnPaper], {
    otherAccounts: 'some',
    answers: { 'account:holderPreference': { delay: 'infinite' } },
    act: (root) => tick(root, copy.form.applyAll),
  }),
  allFailed: state('all accounts could not be had: the tick can be tried again', [homeOnPaper], {
    otherAccounts: 'some',
    answers: { 'account:holderPreference': { error: 'SK_UNKNOWN_1001' } },
    act: (root) => tick(root, copy.form.applyAll),
  }),
  hidden: state('a host that takes retailer access and Cancel away', [settled], { hides: true }),
  saving: state('it is being saved', [settled], {
    answers: { 'account:updateMailAddress': { delay: 'infinite' } },
    act: saveAll,
  }),
  refused: state('it was not stored', [settled], {
    answers: { 'account:updateMailAddress': { error: 'SK_BUSY_1001' } },
    act: saveAll,
  }),
  refusedStreet: state('the gateway does not know the address', [settled], {
    answers: {
      'account:updateMailAddress': {
        error: 'SK_PREF_1002',
        details: [{ field: 'address.street', message: 'You have entered an invalid mailing address' }],
      },
    },
    act: saveAll,
  }),
  changedElsewhere: state('another tab has changed it', [settled], {
    answers: { 'account:updateMailAddress': { error: 'SK_PREF_1003' } },
    act: saveAll,
  }),
  blocked: state('an account that cannot be edited leads back', [closedPreference], { account: closed }),
  blockedForStaff: {
    ...state('staff are told that the account cannot be edited', [closedPreference]),
    render: () => <BasePathContext value="/internal">{page({ account: closed })()}</BasePathContext>,
  },
  long: state(
    'an address longer than a line of a phone',
    [
      mockPreference({
        currentMailAddress: {
          ...settled.currentMailAddress,
          title: 'Blk 1021A Saint Bartholomew’s Upper Industrial Crescent Link #108-2021/2023',
        },
      }),
    ],
    { account: mockNamed() },
  ),
  loading: {
    about: 'the settings have not come',
    answers: { 'account:preference': { delay: 'infinite' } },
    render: page(),
  },
  failed: {
    about: 'the settings could not be had',
    answers: { 'account:preference': { error: 'SK_UNKNOWN_1001' } },
    render: page(),
  },
});

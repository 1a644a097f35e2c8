/** States of the premises bar: from one premises to hundreds, being fetched, failed. */
import { appear, pause, press, type } from '../../../gallery/interactions.ts';
import { defineStates } from '../../../gallery/state.ts';
import { setSession } from '../../../lib/session/session.ts';
import { forgetStartingWith, storageKeys } from '../../../lib/storage.ts';
import { mockAccount, mockAnswer, mockCompany, mockMany, mockPremises } from '../accounts.mocks.ts';
import { copy } from '../copy.ts';
import { useOtherTabs } from '../selection.ts';
import { useAccounts } from '../use-accounts.ts';
import { premisesKey } from './premises.ts';
import { PremisesBar } from './premises-bar.tsx';
import { rememberPremises } from './remembered-premises.ts';

function Bar() {
  useOtherTabs();
  return <PremisesBar accounts={useAccounts()} />;
}

const render = () => <Bar />;
const features = { data: { features: [] } };
const answers = (data: ReturnType<typeof mockAnswer>) => ({
  'user:getAccounts': { data },
  'features:list': features,
});

export const states = defineStates({
  one: { about: 'one premises: no chevron, no button', answers: answers(mockAnswer()), render },
  several: { about: 'three premises, two accounts at the first', answers: answers(mockCompany()), render },
  open: {
    about: 'the search opened over 240 premises',
    answers: answers(mockMany(240)),
    render,
    act: openPicker,
  },
  thousands: {
    about: 'the search opened over 5,000 premises',
    answers: answers(mockMany(5000)),
    render,
    act: openPicker,
  },
  searched: {
    about: 'a search with matches',
    answers: answers(mockMany(23)),
    render,
    act: async (page) => type(await openPicker(page), 'bedok'),
  },
  nothingFound: {
    about: 'a search without a match',
    answers: answers(mockMany(23)),
    render,
    act: async (page) => type(await openPicker(page), 'bedokk'),
  },
  long: {
    about: 'a very long address on a narrow screen',
    answers: answers(
      mockAnswer({
        premises: [
          mockPremises({
            address: { address: 'Blk 1234A Upper Bukit Timah Extension View Condominium Tower 3 #48-2021' },
          }),
        ],
        accounts: [mockAccount({ accountNo: '8934521670', services: ['prepaidElectricity', 'water'] })],
      }),
    ),
    render,
  },
  selectionFailed: {
    about: 'version v2: the premises chosen could not be fetched, the old one stays',
    answers: { ...answers(mockMany(3, 'v2')), 'user:getAccount': { error: 'SK_UNKNOWN_1001' } },
    render,
    act: async (page) => {
      const input = await openPicker(page);
      press(input, 'ArrowDown');
      await pause(50);
      press(input, 'Enter');
    },
  },
  chosenElsewhere: {
    about: 'another premises was chosen in another tab',
    answers: answers(mockCompany()),
    render,
    act: async (page) => {
      await appear(() => page.querySelector('[aria-haspopup=dialog]'));
      chooseInAnotherTab(mockCompany().premises[2]);
    },
  },
  loading: {
    about: 'the accounts have not come yet',
    answers: { 'user:getAccounts': { delay: 'infinite' } },
    render,
  },
  failed: {
    about: 'the accounts could not be had',
    answers: { 'user:getAccounts': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});

/** Storage event of a choice in another tab. */
export function chooseInAnotherTab(premises = mockPremises()) {
  setSession({ subject: 'siti', email: null, emailVerified: true, name: null, isInternal: false });
  rememberPremises(premisesKey(premises), true);
  const [[key, newValue] = ['', '']] = Object.entries({ ...localStorage }).filter(([name]) =>
    name.startsWith(storageKeys.premisesPrefix),
  );
  forgetStartingWith('session', [storageKeys.premisesPrefix]);
  forgetStartingWith('local', [storageKeys.premisesPrefix]);
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

async function openPicker(page: HTMLElement): Promise<HTMLInputElement> {
  (await appear(() => page.querySelector<HTMLButtonElement>('[aria-haspopup=dialog]'))).click();
  return await appear(() => page.querySelector<HTMLInputElement>(`[aria-label="${copy.searchLabel}"]`));
}

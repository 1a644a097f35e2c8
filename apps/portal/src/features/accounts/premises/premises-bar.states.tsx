/** States of the premises bar: from one premises to hundreds, being fetched, failed. */
import { appear, pause, press, type } from '../../../gallery/interactions.ts';
import { defineStates } from '../../../gallery/state.ts';
import { mockAccount, mockAnswer, mockCompany, mockMany, mockPremises } from '../accounts.mocks.ts';
import { copy } from '../copy.ts';
import { useAccounts } from '../use-accounts.ts';
import { PremisesBar } from './premises-bar.tsx';

function Bar() {
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

async function openPicker(page: HTMLElement): Promise<HTMLInputElement> {
  (await appear(() => page.querySelector<HTMLButtonElement>('[aria-haspopup=dialog]'))).click();
  return await appear(() => page.querySelector<HTMLInputElement>(`[aria-label="${copy.searchLabel}"]`));
}

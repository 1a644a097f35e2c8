/** States of /services/e-letters: the list, a letter, two partners, one of them failed, none, loading, not saved. */
import { hear } from '../../gallery/hear.ts';
import { buttonNamed } from '../../gallery/interactions.ts';
import { type Answers, defineStates } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import {
  MEI_LIN_BP,
  mockContent,
  mockLetter,
  mockLetters,
  mockList,
  newestLetter,
  OTHER_BP,
} from './letters.mocks.ts';
import { LettersPage, type LettersPageProps } from './letters.page.tsx';

const page = (over: Partial<LettersPageProps> = {}) => ({
  render: () => (
    <LettersPage bpNos={[MEI_LIN_BP]} letterId={undefined} onTitle={hear} onLeave={hear} {...over} />
  ),
});
const opened = (letterId = newestLetter.letterId) => page({ letterId });

const all: Answers = {
  'eletter:list': { data: mockList() },
  'eletter:detail': { data: mockContent() },
  'eletter:markOpened': { data: { isNew: false } },
};
const otherLetter = mockLetter('Pink Notice', '2026-11-19T00:00:00.000Z', { accountNo: '8934529999' });
const save = async (place: HTMLElement) => (await buttonNamed(place, copy.download)).click();

export const states = defineStates({
  ready: { about: 'six letters, the newest new', answers: all, ...page() },
  opened: { about: 'a letter that the address names', answers: all, ...opened() },
  last: { about: 'the oldest letter is open', answers: all, ...opened(mockLetters.at(-1)?.letterId) },
  many: {
    about: 'letters of two business partners',
    answers: {
      ...all,
      'eletter:list': (count) =>
        count === 1
          ? { data: mockList() }
          : {
              data: mockList([otherLetter]),
            },
    },
    ...page({ bpNos: [MEI_LIN_BP, OTHER_BP] }),
  },
  partly: {
    about: 'letters of one of two business partners could not be had',
    answers: {
      ...all,
      'eletter:list': (count) => {
        if (count === 2) return { error: 'SK_UNKNOWN_1001' };
        return { data: count === 1 ? mockList() : mockList([otherLetter]) };
      },
    },
    ...page({ bpNos: [MEI_LIN_BP, OTHER_BP] }),
  },
  noneOfOne: {
    about: 'one of two business partners has no letters at all',
    answers: {
      ...all,
      'eletter:list': (count) => (count === 2 ? { error: 'SK_FEATURE_1001' } : { data: mockList() }),
    },
    ...page({ bpNos: [MEI_LIN_BP, OTHER_BP] }),
  },
  empty: { about: 'no letter yet', answers: { ...all, 'eletter:list': { data: mockList([]) } }, ...page() },
  loading: {
    about: 'the letters have not come',
    answers: { ...all, 'eletter:list': { delay: 'infinite' } },
    ...page(),
  },
  waiting: { about: 'it is not known yet whose letters to ask for', answers: {}, ...page({ bpNos: null }) },
  failed: {
    about: 'no letters could be had',
    answers: { ...all, 'eletter:list': { error: 'SK_UNKNOWN_1001' } },
    ...page(),
  },
  letterLoading: {
    about: 'the text of the letter has not come',
    answers: { ...all, 'eletter:detail': { delay: 'infinite' } },
    ...opened(),
  },
  letterFailed: {
    about: 'the text of the letter could not be had',
    answers: { ...all, 'eletter:detail': { error: 'SK_ACCESS_1001' } },
    ...opened(),
  },
  unknown: { about: 'an address that names no letter', answers: all, ...opened('L1-none') },
  long: {
    about: 'a long name, a long address, many paragraphs',
    answers: {
      ...all,
      'eletter:list': {
        data: mockList([
          mockLetter('Acknowledgement of your request to change the method of your refund', '2026-11-12'),
        ]),
      },
      'eletter:detail': {
        data: mockContent({
          letterName: 'Acknowledgement of your request to change the method of your refund',
          recipient: [
            'Siti Nurhaliza Binte Mohamed Abdul Rahman Wan Ahmad',
            '123A Upper Serangoon Crescent View #12-3456 The Minton Gardens Residences',
            'Singapore 534024',
          ],
          paragraphs: Array.from({ length: 6 }, (_, index) => [
            { text: `${index + 1}. `, isStrong: true },
            {
              text: 'We have taken note of what you asked for, and write to you again. '.repeat(4),
              isStrong: false,
            },
          ]),
        }),
      },
    },
    ...opened('L100101-acknowledgement-of-your-request-to-change-the-method-of-your-refund-2026-11-12'),
  },
  saving: {
    about: 'the letter is being saved',
    answers: all,
    rest: { letterDownload: { delay: 'infinite' } },
    ...opened(),
    act: save,
  },
  notSaved: {
    about: 'the letter could not be saved',
    answers: all,
    rest: { letterDownload: { error: 'SK_ACCESS_1001' } },
    ...opened(),
    act: save,
  },
});

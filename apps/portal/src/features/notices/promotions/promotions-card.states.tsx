/** States of the carousel: who sees which banners, one, none, loading, failed, features that are not open. */
import { type Answers, defineStates, type GalleryState } from '../../../gallery/state.ts';
import { mockBanner, mockNoticed, mockPromotions, placed } from '../notices.mocks.ts';
import { PromotionsCard } from './promotions-card.tsx';

const render = () => <PromotionsCard accounts={mockNoticed} />;
const ofTypes = (...types: ('NON' | 'DOM' | '')[]): Answers => ({
  'banner:accountTypes': { data: { types } },
});
const household: Omit<GalleryState, 'about'> = {
  answers: ofTypes('DOM'),
  rest: { placement: { data: placed(mockPromotions) } },
  render,
};
const only = (...kinds: string[]) => ({
  placement: { data: placed(mockPromotions.filter(({ kind }) => kinds.includes(kind))) },
});

export const states = defineStates({
  ready: { about: 'a household: every banner but the one on cards', ...household },
  company: {
    about: 'a company: told first that cards have ended',
    ...household,
    answers: ofTypes('NON', 'DOM'),
  },
  narrow: {
    about: 'a company, beside its list of premises',
    ...household,
    answers: ofTypes('NON'),
    render: () => (
      <div style={{ maxWidth: 440 }}>
        <PromotionsCard accounts={mockNoticed} />
      </div>
    ),
  },
  typesFailed: {
    about: 'the kinds of the accounts could not be had: nobody is told of cards',
    ...household,
    answers: { 'banner:accountTypes': { error: 'SK_UNKNOWN_1001' } },
  },
  inactive: {
    about: 'all accounts are closed: no eGIRO',
    ...household,
    render: () => <PromotionsCard accounts={[{ accountNo: '8934570014', status: 'Inactive' }]} />,
  },
  one: { about: 'one banner: nothing to turn', ...household, rest: only('home-insurance') },
  plain: {
    about: 'one banner that leads nowhere and says so much',
    ...household,
    rest: {
      placement: {
        data: placed([mockBanner('carbon-quiz', { title: 'One in three of us takes the stairs' })]),
      },
    },
  },
  nothingOpen: {
    about: 'no feature of the portal is open: only what leads outside, and the notice without its act',
    ...household,
    answers: ofTypes('NON'),
    availability: () => 'gone',
  },
  hostile: {
    about: 'addresses that are none: their banners do not show',
    ...household,
    rest: {
      placement: {
        data: placed([
          mockBanner('app', { title: 'Bad', actLabel: 'Go', href: 'javascript:alert(1)' }),
          mockBanner('carbon-quiz', { title: 'Bad too', actLabel: 'Go', href: '//elsewhere.example' }),
          mockBanner('home-insurance', { title: '<img src=x onerror=alert(1)>', text: '<b>plain</b>' }),
        ]),
      },
    },
  },
  empty: {
    about: 'no banner runs now: no card',
    ...household,
    rest: { placement: { data: { placements: [] } } },
  },
  failed: {
    about: 'the call failed: no card',
    ...household,
    rest: { placement: { error: 'SK_UNKNOWN_1001' } },
  },
  loading: { about: 'the banners have not come', ...household, rest: { placement: { delay: 'infinite' } } },
  waiting: {
    about: 'it is not known yet whose banners',
    ...household,
    render: () => <PromotionsCard accounts={null} />,
  },
});

import type { Promotion } from '@portal/contract/rest';
import type { FeatureName } from '@portal/domain/availability/features';
import { describe, expect, it } from 'vitest';
import { announcesCards } from '../first-login/account-types.query.ts';
import { mockBanner, mockPromotions } from '../notices.mocks.ts';
import { parseContent } from './placement.query.ts';
import { type Circumstances, listSlides } from './promotions.rules.ts';

const everything: Circumstances = {
  isOpen: () => true,
  areAllInactive: false,
  announcesCards: true,
  isAppPromoted: true,
  redirectsOut: true,
  origin: 'https://portal.example',
};
const without =
  (...closed: FeatureName[]) =>
  (feature: FeatureName) =>
    !closed.includes(feature);
const kinds = (over: Partial<Circumstances> = {}, content: readonly Promotion[] = mockPromotions) =>
  listSlides(content, { ...everything, ...over }).map(({ kind }) => kind);
const only = (promotion: Promotion, over: Partial<Circumstances> = {}) =>
  listSlides([promotion], { ...everything, ...over })[0];

describe('the banners of a customer', () => {
  it('are all seven kinds, the notice on cards first, the others as they came', () => {
    expect(kinds()).toEqual([
      'non-domestic',
      'egiro',
      'sustainability',
      'paynow',
      'app',
      'carbon-quiz',
      'home-insurance',
    ]);
  });

  it('have the notice on cards only for accounts that are told', () => {
    expect(kinds({ announcesCards: false })).not.toContain('non-domestic');
  });

  it('have no eGIRO while its banner is switched off, or when every account is closed', () => {
    expect(kinds({ isOpen: without('egiro-banner') })).not.toContain('egiro');
    expect(kinds({ areAllInactive: true })).not.toContain('egiro');
  });

  it('have nothing whose target is not open', () => {
    expect(kinds({ isOpen: without('egiro-about', 'paynow-how-it-works') })).toEqual([
      'non-domestic',
      'sustainability',
      'app',
      'carbon-quiz',
      'home-insurance',
    ]);
  });

  it('lead nowhere out of a kiosk, whatever their title is marked with', () => {
    const slides = listSlides(mockPromotions, { ...everything, redirectsOut: false });
    expect(slides.map(({ kind }) => kind)).toEqual(['non-domestic', 'egiro', 'paynow']);
    expect(slides.every(({ act }) => act === null || 'feature' in act.target)).toBe(true);
  });

  it('tell the notice on cards without its act rather than not at all', () => {
    const slides = listSlides(mockPromotions, { ...everything, isOpen: () => false });
    expect(slides[0]).toMatchObject({ title: 'Card payments are unavailable from 1 Nov 25.', act: null });
  });

  it('do not promote the app where the host does not', () => {
    expect(kinds({ isAppPromoted: false })).not.toContain('app');
  });

  it('may say something and lead nowhere', () => {
    expect(only(mockBanner('paynow', {}), { isOpen: () => false })?.act).toBeNull();
    expect(only(mockBanner('carbon-quiz', { actLabel: '  ' }))?.act).toBeNull();
  });
});

describe('where a banner leads', () => {
  it.each([
    ['egiro', 'egiro-about'],
    ['paynow', 'paynow-how-it-works'],
    ['non-domestic', 'paynow-how-it-works'],
  ] as const)('%s: to its own feature %s, whatever address came', (kind, feature) => {
    const slide = only(mockBanner(kind, { actLabel: 'Go', href: 'https://elsewhere.example/' }));
    expect(slide?.act?.target).toEqual({ feature });
  });

  it('an [EXTERNAL] one opens outside, and the mark is not shown', () => {
    const marked = {
      title: ' [EXTERNAL] Cover for your home',
      actLabel: 'See',
      href: 'https://a.example/x',
    };
    expect(only(mockBanner('home-insurance', marked))).toMatchObject({
      title: 'Cover for your home',
      act: { label: 'See', target: { address: 'https://a.example/x', opensOutside: true } },
    });
  });

  it('the mark counts at the start of the title only', () => {
    const slide = only(mockBanner('app', { title: 'The [EXTERNAL] app', actLabel: 'Get', href: '/x' }));
    expect(slide).toMatchObject({ title: 'The [EXTERNAL] app', act: { target: { opensOutside: false } } });
  });

  it('a path of the portal is followed while its feature is open', () => {
    const tips = mockBanner('sustainability', { actLabel: 'Read', href: '/bills/?view=all' });
    expect(only(tips)?.act?.target).toEqual({ address: '/bills/?view=all', opensOutside: false });
    expect(only(tips, { isOpen: without('bills') })).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'tips',
    '',
  ])('a banner that leads to %j does not show', (href) => {
    expect(only(mockBanner('app', { actLabel: 'Go', href }))).toBeUndefined();
  });
});

describe('who is told that card payments have ended', () => {
  it.each([[['NON']], [['DOM', 'NON']], [['']], ['']])('accounts answered with %j', (types) => {
    expect(announcesCards(types)).toBe(true);
  });

  it.each([[[]], [['DOM']], [null], [undefined], ['NON'], [{}]])(
    'customers answered with %j are not told',
    (types) => {
      expect(announcesCards(types)).toBe(false);
    },
  );
});

describe('a placement', () => {
  it('is the content of the first', () => {
    expect(parseContent({ placements: [{ content: mockPromotions }, { content: [] }] })).toEqual(
      mockPromotions,
    );
  });

  it.each([null, {}, { placements: null }, { placements: [] }, { placements: [{}] }, 'x', 3])(
    'a placement of %j is nothing',
    (reply) => {
      expect(parseContent(reply)).toEqual([]);
    },
  );

  it('leaves out what is no banner, and reads what lacks a part', () => {
    const content = [
      null,
      7,
      { kind: 'lottery', title: 'x' },
      { kind: 'app' },
      { kind: 'app', title: 'App' },
    ];
    expect(parseContent({ placements: [{ content }] })).toEqual([mockBanner('app', { title: 'App' })]);
  });
});

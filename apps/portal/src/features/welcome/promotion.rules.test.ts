import type { FeatureName } from '@portal/domain/availability/features';
import { expect, it } from 'vitest';
import { promotionFor } from './promotion.rules.ts';

const open =
  (...open: FeatureName[]) =>
  (feature: FeatureName) =>
    open.includes(feature);

it('recommends eGIRO while its page is open', () => {
  expect(promotionFor(open('egiro-about', 'paynow-how-it-works'))).toBe('egiro');
});

it('recommends PayNow where eGIRO is switched off or not there yet', () => {
  expect(promotionFor(open('paynow-how-it-works', 'paynow'))).toBe('paynow');
});

it('says what the portal does already when there is neither, and leads nowhere', () => {
  expect(promotionFor(open())).toBe('usage');
  expect(promotionFor(open('dashboard', 'bills', 'paynow', 'giro', 'egiro-news'))).toBe('usage');
});

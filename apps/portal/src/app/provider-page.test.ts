import { expect, it } from 'vitest';
import { providerPage } from './provider-page.ts';

it('a page of the provider is told where to lead back to', () => {
  expect(providerPage('http://localhost:4000/idp/change-email', '/consent-contact-detail')).toBe(
    'http://localhost:4000/idp/change-email?redirect=%2Fconsent-contact-detail',
  );
  expect(providerPage('https://id.example/me?tab=email', '/dashboard?account=1')).toBe(
    'https://id.example/me?tab=email&redirect=%2Fdashboard%3Faccount%3D1',
  );
});

it('a provider without such a page has none', () => {
  expect(providerPage(null, '/dashboard')).toBeNull();
  expect(providerPage(undefined, '/dashboard')).toBeNull();
});

import { expect, it } from 'vitest';
import { providerPage } from './provider-page.ts';

const portal = 'http://localhost:4000';

it('a page of our own provider is told the path to lead back to', () => {
  expect(providerPage(`${portal}/idp/change-email`, '/consent-contact-detail', portal)).toBe(
    `${portal}/idp/change-email?redirect=%2Fconsent-contact-detail`,
  );
});

it('a page of another provider is told the full address, beside a query of its own', () => {
  expect(providerPage('https://id.example/me?tab=email', '/dashboard?account=1', portal)).toBe(
    'https://id.example/me?tab=email&redirect=http%3A%2F%2Flocalhost%3A4000%2Fdashboard%3Faccount%3D1',
  );
});

it('a provider without such a page has none', () => {
  expect(providerPage(null, '/dashboard', portal)).toBeNull();
  expect(providerPage(undefined, '/dashboard', portal)).toBeNull();
});

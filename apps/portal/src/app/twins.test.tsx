// @vitest-environment happy-dom
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AvailabilityContext } from '../lib/availability.ts';
import { BasePathContext } from '../lib/base-path.ts';
import { FeatureLink } from '../ui/actions/feature-link.tsx';
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx';
import { createRouter } from './router.ts';

afterEach(cleanup);

const trail = [
  { feature: 'dashboard', label: 'Home' },
  { feature: 'services', label: 'Services' },
] as const;

function draw(base: '' | '/internal'): void {
  render(
    <RouterContextProvider router={createRouter(createMemoryHistory())}>
      <AvailabilityContext value={() => 'open'}>
        <BasePathContext value={base}>
          <Breadcrumbs trail={trail} current="GIRO" />
          <FeatureLink feature="giro">Manage GIRO</FeatureLink>
          <FeatureLink feature="bills">All bills</FeatureLink>
        </BasePathContext>
      </AvailabilityContext>
    </RouterContextProvider>,
  );
}
const listLinks = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('leads customers through their own pages', () => {
  draw('');
  expect(listLinks()).toEqual([
    ['Home', '/dashboard'],
    ['Services', '/services'],
    ['Manage GIRO', '/services/giro'],
    ['All bills', '/bills'],
  ]);
});

it('leads staff through the twins, and to the page of a customer where there is none', () => {
  draw('/internal');
  expect(listLinks()).toEqual([
    ['Services', '/internal/services'],
    ['Manage GIRO', '/internal/services/giro'],
    ['All bills', '/bills'],
  ]);
});

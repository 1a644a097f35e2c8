import { usualSwitches } from '@portal/domain/availability/switches';
import { isRedirect } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockAnswer } from '../features/accounts/accounts.mocks.ts';
import { useAccounts } from '../features/accounts/index.ts';
import { answeringFetch } from '../gallery/answer-calls.ts';
import type { GalleryState } from '../gallery/state.ts';
import { leaveState, renderState } from '../gallery/test/render-state.tsx';
import { ChoosePremisesContext } from '../lib/choose-premises.ts';
import { RequireFeature } from './require-feature.tsx';

const realFetch = globalThis.fetch;
// Each installation has its own configuration, and the portal asks for it once.
let { refuseGone } = await import('./feature-guard.ts');
beforeEach(async () => {
  vi.resetModules();
  ({ refuseGone } = await import('./feature-guard.ts'));
});
afterEach(() => {
  cleanup();
  leaveState();
  globalThis.fetch = realFetch;
});

function install(switches: Partial<typeof usualSwitches>) {
  globalThis.fetch = answeringFetch(
    {},
    {
      publicConfig: {
        data: { switches: { ...usualSwitches, ...switches }, serverTime: '2026-11-20T07:02:00.000Z' },
      },
    },
  );
}
const outcome = (feature: Parameters<typeof refuseGone>[0]) =>
  refuseGone(feature).catch((thrown: unknown) => thrown);

// The next file begins with modules that nobody has configured.
afterAll(() => vi.resetModules());

describe('the route of a feature that the configuration has switched off', () => {
  it('ends on /404', async () => {
    install({ paynow: false });
    const thrown = await outcome('paynow');
    expect(isRedirect(thrown) && thrown.options.to).toBe('/404');
  });

  it('opens while it is on', async () => {
    install({});
    expect(await outcome('paynow')).toBeUndefined();
  });

  it('opens where the feature has no switch, without waiting for the configuration', async () => {
    globalThis.fetch = () => new Promise(() => {});
    expect(await outcome('help')).toBeUndefined();
    expect(await outcome(undefined)).toBeUndefined();
  });

  it('opens when the configuration cannot be had: the gateway decides then', async () => {
    globalThis.fetch = async () => new Response(null, { status: 503 });
    expect(await outcome('paynow')).toBeUndefined();
  });
});

describe('a page of what the accounts lack', () => {
  function Asking({ feature }: { feature: 'giro' | 'sub-accounts' | 'help' }) {
    useAccounts();
    return <RequireFeature feature={feature}>the page</RequireFeature>;
  }
  const state = (
    feature: 'giro' | 'sub-accounts' | 'help',
    over: Partial<GalleryState> = {},
  ): GalleryState => ({
    about: 'a page',
    answers: { 'user:getAccounts': { data: mockAnswer() }, 'features:list': { data: { features: [] } } },
    availability: () => 'not-for-account',
    render: () => <Asking feature={feature} />,
    ...over,
  });

  it('says so instead of its content', async () => {
    renderState(state('giro'));
    expect(
      await screen.findByText(
        'This feature is currently not available for this utilities account.',
        {},
        { timeout: 3000 },
      ),
    ).toBeTruthy();
    expect(screen.queryByText('the page')).toBeNull();
  });

  it('leads to another premises where there are several', async () => {
    const onChoose = vi.fn();
    const { render } = state('giro');
    renderState(
      state('giro', {
        render: () => <ChoosePremisesContext value={onChoose}>{render()}</ChoosePremisesContext>,
      }),
    );
    const options = { name: 'Choose another premises' };
    fireEvent.click(await screen.findByRole('button', options, { timeout: 3000 }));
    expect(onChoose).toHaveBeenCalledOnce();
    leaveState();
    renderState(state('giro'));
    await screen.findByText(/currently not available/, {}, { timeout: 3000 });
    expect(screen.queryByRole('button', options)).toBeNull();
  });

  it('says nothing before the features are known', async () => {
    renderState(
      state('giro', {
        answers: { 'user:getAccounts': { data: mockAnswer() }, 'features:list': { delay: 'infinite' } },
      }),
    );
    await waitFor(() => expect(screen.getByText('Please wait...')).toBeTruthy(), { timeout: 3000 });
  });

  it('is told apart for those without a master account', async () => {
    renderState(state('sub-accounts'));
    expect(await screen.findByText('This service is only available for master account type.')).toBeTruthy();
  });

  it('shows as soon as it is open', () => {
    renderState(state('help', { availability: () => 'open' }));
    expect(screen.getByText('the page')).toBeTruthy();
  });
});

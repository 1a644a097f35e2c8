import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { bannerIn } from './banner.request.ts';
import { states } from './notification-strip.states.tsx';

afterEach(leaveState);

describe('the banner of a page', () => {
  it('is asked for by its place, and says title and message', async () => {
    const { calls } = renderState(states.login);
    const strip = await screen.findByRole('region', { name: 'Logging in may be slow' });
    expect(strip.textContent).toBe('Logging in may be slowWe are working on our login page.');
    expect(calls).toEqual([{ name: 'banner', input: { location: 'login' } }]);
  });

  it('keeps the marks that it may hold', async () => {
    renderState(states.rich);
    const link = await screen.findByRole('link', { name: 'what to do meanwhile (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://utility.example/help');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Sunday 29 Nov 2026 from 2am to 6am').tagName).toBe('B');
  });

  it('draws the words of hostile markup and nothing else of it', async () => {
    const { page } = renderState(states.hostile);
    await screen.findByRole('region');
    expect(page.querySelector('.words, section')?.textContent).toContain('stay');
    expect(page.querySelector('script, style, img, iframe, a, [style], [onclick]')).toBeNull();
  });

  it.each(['none', 'failed'] as const)('is none: %s', async (state) => {
    const { page, calls } = renderState(states[state]);
    await waitFor(() => expect(calls).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.textContent).toBe('');
  });
});

it.each([
  null,
  undefined,
  {},
  { banner: null },
  { banner: {} },
  { banner: { title: ' ', message: '' } },
  'x',
  [],
])('a reply of %j means none', (reply) => {
  expect(bannerIn(reply)).toBeNull();
});

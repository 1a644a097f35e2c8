import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { setSession } from '../../../lib/session/session.ts';
import { states } from './first-dialogs.states.tsx';
import { FirstDialogs } from './first-dialogs.tsx';

const slow = { timeout: 3000 };
const dialog = (name: string) => screen.findByRole('dialog', { name }, slow);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 80));
const seen = (calls: readonly { name: string; input: unknown }[]) =>
  calls.filter(({ name }) => name === 'user:dismissNotice').map(({ input }) => input);

afterEach(() => {
  leaveState();
  setSession(null);
  localStorage.clear();
});

describe('somebody who logs in for the first time', () => {
  it('is led through five slides with Next, and back with Back', async () => {
    renderState(states.ready);
    await dialog('Welcome');
    expect(screen.getByText('1 of 5')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    for (const title of ['Search your premises', 'Bills', 'Services', 'Choose Giro Payment']) {
      press('Next');
      await dialog(title);
    }
    expect(screen.getByText('5 of 5')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    press('Back');
    await dialog('Services');
  });

  it('hears of four when there is no slide on GIRO', async () => {
    renderState(states.plain);
    await dialog('Welcome');
    expect(screen.getByText('1 of 4')).toBeTruthy();
    expect(screen.getByText('Manage your utilities accounts in one place.')).toBeTruthy();
  });

  it('moves with the arrow keys, never round', async () => {
    renderState(states.ready);
    const open = await dialog('Welcome');
    const key = (name: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key: name });
    key('ArrowLeft');
    expect(screen.getByText('1 of 5')).toBeTruthy();
    for (let time = 0; time < 7; time += 1) key('ArrowRight');
    expect(screen.getByText('5 of 5')).toBeTruthy();
    expect(open.isConnected).toBe(true);
  });

  it('moves with a finger drawn across, not with one drawn down', async () => {
    renderState(states.ready);
    await dialog('Welcome');
    const draw = (dx: number, dy = 0) => {
      const at = screen.getByText(/ of 5$/);
      fireEvent.pointerDown(at, { pointerType: 'touch', clientX: 200, clientY: 200 });
      fireEvent.pointerUp(at, { pointerType: 'touch', clientX: 200 + dx, clientY: 200 + dy });
    };
    draw(-80);
    expect(screen.getByText('2 of 5')).toBeTruthy();
    draw(-50, 90);
    draw(-20);
    expect(screen.getByText('2 of 5')).toBeTruthy();
    draw(80);
    expect(screen.getByText('1 of 5')).toBeTruthy();
  });

  it('keeps the focus in the dialog when Back goes away with the first slide', async () => {
    renderState(states.ready);
    await dialog('Welcome');
    press('Next');
    screen.getByRole('button', { name: 'Back' }).focus();
    press('Back');
    expect(document.activeElement?.textContent).toBe('Next');
  });

  it('is led from a slide to where it belongs, the mailing address with the account', async () => {
    const { calls } = renderState(states.ready);
    await dialog('Welcome');
    const link = screen.getByRole('link', { name: 'Choose how bills reach you' });
    expect(link.getAttribute('href')).toBe('/edit-account?account=8934521670');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    fireEvent.click(link);
    await waitFor(() => expect(seen(calls)).toEqual([{ notice: 'onboarding' }]));
  });

  it('is led nowhere that is not open yet', async () => {
    renderState(states.nothingOpen);
    await dialog('Welcome');
    expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  });
});

describe('closing the slides', () => {
  it.each([
    ['Done at the last', 4, () => press('Done')],
    ['the cross at the second', 1, () => press('Close')],
    ['Escape at the first', 0, () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ] as const)(
    'closing the slides with %s counts as seen, then comes the news of eGIRO',
    async (_how, moves, close) => {
      const { calls } = renderState(states.ready);
      await dialog('Welcome');
      for (let move = 0; move < moves; move += 1) press('Next');
      close();
      await dialog('GIRO without the paper form');
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await waitFor(() => expect(seen(calls)).toEqual([{ notice: 'onboarding' }]));
    },
  );

  it('holds for this login also when it could not be saved', async () => {
    setSession({ subject: 'grace', email: null, emailVerified: true, name: null, isInternal: false });
    const unsaved: GalleryState = {
      ...states.ready,
      answers: { ...states.ready.answers, 'user:dismissNotice': { error: 'SK_UNKNOWN_1001' } },
      availability: () => 'gone',
    };
    renderState(unsaved);
    await dialog('Welcome');
    press('Close');
    await settled();
    leaveState();
    renderState(unsaved);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('slides that cannot be had', () => {
  it('are one line with the code and Close, and are asked for again at the next load', async () => {
    const { calls } = renderState(states.failed);
    const alert = await dialog('Error');
    expect(alert.textContent).toContain('An occurred error SK_UNKNOWN_1001');
    fireEvent.click(screen.getByText('Close'));
    await dialog('GIRO without the paper form');
    expect(seen(calls)).toEqual([]);
  });

  it('open nothing when the check itself failed: the page says so', async () => {
    renderState(states.checkFailed);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('An unexpected issue has occurred. Please try again later.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the news of eGIRO', () => {
  it('leads to eGIRO, which counts as seen', async () => {
    const { calls } = renderState(states.news);
    await dialog('GIRO without the paper form');
    const apply = screen.getByRole('link', { name: 'Apply now' });
    expect(apply.getAttribute('href')).toBe('/e-giro');
    fireEvent.click(apply);
    await waitFor(() => expect(seen(calls)).toEqual([{ notice: 'egiroModal' }]));
  });

  it('closes with Not now, and is not shown again', async () => {
    const { calls } = renderState(states.news);
    await dialog('GIRO without the paper form');
    press('Not now');
    await waitFor(() => expect(seen(calls)).toEqual([{ notice: 'egiroModal' }]));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['newsNotForThem', 'seen'] as const)('does not show: %s', async (state) => {
    renderState(states[state]);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('nothing opens before it is known whose dashboard it is', async () => {
  renderState({ ...states.ready, render: () => <FirstDialogs accounts={null} /> });
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './tips.states.tsx';

const patient = { timeout: 20_000 };
const findTabs = () => screen.findAllByRole('tab', {}, patient);

afterEach(leaveState);

it('each appliance has a tab, and the one of the address is chosen', async () => {
  renderState(states.water);
  expect((await findTabs()).map(({ textContent }) => textContent)).toEqual([
    'Air-con',
    'Water heater',
    'Shower and taps',
    'Rice cooker',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Shower and taps');
  expect(screen.getByText('About S$3.81 a month')).toBeTruthy();
  expect(screen.getByText(/^1\.08.Cu.M: Nine litres a minute/)).toBeTruthy();
});

it('arrow keys lead from tab to tab', async () => {
  renderState(states.ready);
  const [first] = await findTabs();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Water heater'));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Switch a storage heater off after use');
});

it('an address with a tab that there is not leads to the first one', async () => {
  renderState(states.unknown);
  await findTabs();
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Air-con'));
});

it('a published figure names its source, and marks in a tip are drawn without harm', async () => {
  renderState(states.ready);
  await findTabs();
  expect(screen.getByText('Source: National Environment Agency, household energy study 2017')).toBeTruthy();
  expect(screen.getByText('24%').tagName).toBe('B');
  leaveState();
  renderState(states.marked);
  await findTabs();
  expect(screen.getByRole('link', { name: /more/ }).getAttribute('href')).toBe(
    'https://utility.example/tips',
  );
  expect(document.querySelector('script[src], li script, li img')).toBeNull();
});

it('no tips is no failure, and a failure offers another try', async () => {
  renderState(states.empty);
  expect(await screen.findByText('No tips yet', {}, patient)).toBeTruthy();
  leaveState();
  renderState(states.failed);
  expect(await screen.findByText('No tips just now', {}, patient)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GalleryState } from '../../gallery/state.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './waiver.states.tsx';
import { states as requestStates } from './waiver-request.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };
const draw = ({ act: _, ...state }: GalleryState) => renderState(state);

const words = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text;

async function proceed(): Promise<void> {
  fireEvent.click(
    await screen.findByRole('button', { name: 'Request waiver: Pink Notice, 12 Nov 2026' }, patient),
  );
  const dialog = within(await screen.findByRole('alertdialog', {}, patient));
  expect(dialog.getByText('Do you wish to proceed with the request?')).toBeTruthy();
  expect(dialog.getByText('S$5.45')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Proceed' }));
}

describe('the page of the waiver', () => {
  it('lists each charge, those that are too old without a button', async () => {
    draw(states.charges);
    await screen.findByText('Two charges can be waived', {}, patient);
    const rows = within(screen.getByRole('region', { name: /charges can be waived/ })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => within(row).queryByRole('button') !== null)).toEqual([true, true, false]);
    expect(rows[2]?.textContent).toContain('older than 3 months');
    expect(rows[2]?.textContent).toContain('Cannot be waived');
  });

  it('asks, then answers at once with the fixed text, its heading in focus, and the next may follow', async () => {
    const { calls } = draw(states.charges);
    await proceed();
    const heading = await screen.findByRole('heading', { name: 'Approved' }, patient);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      screen.getByText(
        'Your waiver request has been submitted and approved. It will be reflected in your next bill.',
      ),
    ).toBeTruthy();
    expect(await screen.findByText('One more charge can be waived', {}, patient)).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'waiver:create').map(({ input }) => input)).toEqual([
      { accountNo: '8934520026', invoiceNo: '2611-0051877', source: 'W' },
    ]);
    expect(screen.getByRole('link', { name: 'View request' }).getAttribute('href')).toBe(
      '/services/pink-waiver/WV-2611-0040',
    );
  });

  it('names the bill that the credit comes with, where the day is known', async () => {
    draw(states.charges);
    await proceed();
    expect(
      await screen.findByText(words('as −S$5.45, December 2026 bill, around 22 Dec'), {}, patient),
    ).toBeTruthy();
    leaveState();
    draw(states.noNextBill);
    await proceed();
    expect(await screen.findByText(words('as −S$5.45'), {}, patient)).toBeTruthy();
  });

  it.each([states.notSent, states.notGranted])('says so when it was not sent: %#', async (state) => {
    draw(state);
    await proceed();
    const words = 'Your waiver request has not been submitted, please try again.';
    expect(await screen.findByText(words, {}, patient)).toBeTruthy();
  });

  it.each([
    [states.none, 'There are no Pink Notice or late payment charges to waive in the past 3 months.'],
    [states.notEligible, 'Your account is not eligible for a waiver.'],
    [states.notForFeature, 'This feature is currently not available for this utilities account.'],
  ] as const)('gives the reason where nothing can be waived: %#', async (state, words) => {
    draw(state);
    expect(await screen.findByText(words, {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('still shows the charges that were waived, when none is left', async () => {
    draw(states.allWaived);
    expect(await screen.findByText('No more charges can be waived', {}, patient)).toBeTruthy();
    expect(screen.getAllByText('Approved')).toHaveLength(2);
  });

  it('leads from a charge that was waived to its request', async () => {
    draw(states.allWaived);
    const link = await screen.findByRole(
      'link',
      { name: 'View request: Late payment charge, 19 Oct 2026' },
      patient,
    );
    expect(link.getAttribute('href')).toBe('/services/pink-waiver/WV-2611-0041');
  });

  it('says of a charge that is not old why its account has no waiver', async () => {
    draw(states.excluded);
    const row = (await screen.findByText('Invoice 2610-0044001', {}, patient)).closest('li');
    expect(row?.textContent).not.toContain('older than 3 months');
    expect(row?.textContent).toContain('Your account is not eligible for a waiver.');
    expect(row?.textContent).toContain('Cannot be waived');
  });

  it.each([states.excluded, states.allExcluded])(
    'gives the reason of every account that cannot have waivers: %#',
    async (state) => {
      draw(state);
      expect(await screen.findByRole('heading', { name: 'Not possible now' }, patient)).toBeTruthy();
      expect(screen.getAllByRole('link', { name: /^Contact Us/ })).not.toEqual([]);
      expect(screen.getByRole('heading', { name: 'Not for this account' })).toBeTruthy();
      expect(
        screen.getByText('This feature is currently not available for this utilities account.'),
      ).toBeTruthy();
      expect(screen.getByText('Account 8920020017')).toBeTruthy();
    },
  );

  it('offers another premises where this one has no waivers', async () => {
    draw(states.allExcluded);
    expect(await screen.findByRole('button', { name: 'Choose another premises' }, patient)).toBeTruthy();
  });
});

it('the request of a waiver names the bill that it stands on', async () => {
  draw(requestStates.approved);
  expect(
    await screen.findByText(words('as −S$5.45, December 2026 bill, around 22 Dec'), {}, patient),
  ).toBeTruthy();
});

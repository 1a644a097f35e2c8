import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, type Rendered, renderState } from '../../../gallery/test/render-state.tsx';
import { copy } from './copy.ts';
import { states, typeReading } from './meter-readings.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };

/** Draws a state and takes its steps by hand. */
async function show(state: GalleryState): Promise<Rendered> {
  const rendered = renderState(state);
  await state.act?.(rendered.page);
  return rendered;
}
const findMeter = (name: RegExp) =>
  screen.findByRole('region', { name }, patient).then((found) => within(found));
const submitButton = () => screen.findByRole('button', { name: /^Submit (reading|\d)/ }, patient);
const isHeld = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const sentAccounts = ({ calls }: Rendered) =>
  calls.filter(({ name }) => name === 'meter:submit').map(({ input }) => input);

describe('the page that takes meter readings', () => {
  it('shows each meter with its window, earlier readings and the reading to expect', async () => {
    await show(states.open);
    const water = await findMeter(/Water/);
    expect(water.getByText('1,219.5 Cu M').closest('dd')?.textContent).toBe(
      '1,219.5 Cu Mactual, 18 Oct 2026',
    );
    expect(await water.findByText('1,234.1 Cu M')).toBeTruthy();
    expect(water.getByText('Expected now').nextSibling?.textContent).toBe('1,234.7 to 1,236.3 Cu M');
    expect(screen.getByText('SUBMISSION NOW OPEN')).toBeTruthy();
    expect(
      screen.getByText(/For the November 2026 bill\. Two meters to read; one sends its own readings\./),
    ).toBeTruthy();
    const electricity = await findMeter(/Electricity/);
    expect(electricity.getByText(/This meter sends its own readings/)).toBeTruthy();
  });

  it('keeps Submit back until a reading is complete and within its limits, and says why', async () => {
    const { page } = await show(states.open);
    expect(isHeld(await submitButton())).toBe(true);
    expect(screen.getByText('Enter a reading to submit.')).toBeTruthy();
    await typeReading(page, 'W20418837', '1294');
    expect(await screen.findByText('Complete the water reading to submit.')).toBeTruthy();
    expect(screen.queryByText(/Reading must be between/)).toBeNull();
    await typeReading(page, 'W20418837', '12941');
    expect(await screen.findByText('Reading must be between 1219.5 and 1258.9')).toBeTruthy();
    expect(screen.getByText('Fix the water reading to submit.')).toBeTruthy();
    await typeReading(page, 'W20418837', '12357');
    await waitFor(async () => expect(isHeld(await submitButton())).toBe(false));
  });

  it('sends the digits before and after the point for each account, and nothing while it is kept back', async () => {
    const rendered = await show(states.wrong);
    fireEvent.click(await submitButton());
    expect(sentAccounts(rendered)).toEqual([]);
    await typeReading(rendered.page, 'W20418837', '12357');
    fireEvent.click(await screen.findByRole('button', { name: 'Submit 2 readings' }));
    await waitFor(() => expect(sentAccounts(rendered)).toHaveLength(1));
    expect(sentAccounts(rendered)[0]).toEqual({
      accounts: [
        {
          accountNo: '8934521670',
          items: [
            { deviceNo: 'W20418837', preDecimalPlaces: '1235', decimalPlaces: '7' },
            { deviceNo: 'G77301254', preDecimalPlaces: '02379', decimalPlaces: null },
          ],
          source: 'web',
        },
      ],
    });
  });

  it('shows one message and the sent readings when all were taken, and asks for the meters again', async () => {
    const { bodies } = await show(states.sent);
    expect(await screen.findByText('Reading Submitted', {}, patient)).toBeTruthy();
    expect(screen.getByText('Your meter reading has been submitted.')).toBeTruthy();
    expect(await screen.findByText('1,235.7 Cu M', {}, patient)).toBeTruthy();
    expect(bodies.flat().filter((name) => name === 'meter:retrieve')).toHaveLength(2);
    expect(window.dataLayer).toEqual([{ event: 'meter_reading', result: 'Success' }]);
  });

  it('keeps the reading that failed in its boxes, with a message for each meter', async () => {
    const { page } = await show(states.partly);
    expect(
      await screen.findByText('Reading meter submitted fail (Meter W20418837)', {}, patient),
    ).toBeTruthy();
    expect(screen.getByText('Reading Submitted (Meter G77301254)')).toBeTruthy();
    await screen.findByText('02,379 kWh', {}, patient);
    expect([...page.querySelectorAll('section h2')].map(({ textContent }) => textContent)).toContain(
      'Water W20418837',
    );
    expect(screen.getByDisplayValue('12357')).toBeTruthy();
  });

  it('says that all failed, and asks for nothing again', async () => {
    const { bodies, page } = await show(states.failedAll);
    expect(await screen.findByText('Reading meter submitted fail', {}, patient)).toBeTruthy();
    expect(screen.getByText('Can you try again')).toBeTruthy();
    expect(bodies.flat().filter((name) => name === 'meter:retrieve')).toHaveLength(1);
    expect(page.querySelectorAll('input[value="12357"], input[value="02379"]')).toHaveLength(2);
  });

  it('shows the code and the text of a call that failed, and keeps what was typed', async () => {
    await show(states.notSent);
    const alert = await screen.findByRole('alertdialog', { name: 'SK_UNKNOWN_1001' }, patient);
    expect(alert.textContent).toContain('An unexpected issue has occurred. Please try again later.');
    fireEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(await screen.findByDisplayValue('02379')).toBeTruthy();
  });

  it('asks once before an unusual reading is sent', async () => {
    const rendered = await show(states.question);
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Is this reading right?' }, patient),
    );
    expect(question.getByText(/Water: 36\.5 Cu M since 18 Oct 2026/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentAccounts(rendered)).toEqual([]);
    fireEvent.click(await submitButton());
    const again = within(await screen.findByRole('alertdialog', {}, patient));
    fireEvent.click(again.getByRole('button', { name: 'Submit 2 readings' }));
    await waitFor(() => expect(sentAccounts(rendered)).toHaveLength(1));
  });

  it('opens the boxes again for a reading that is to be replaced', async () => {
    const { page } = await show(states.sentBefore);
    fireEvent.click(
      await screen.findByRole('button', { name: 'Change reading of the water meter W20418837' }, patient),
    );
    await typeReading(page, 'W20418837', '12360');
    await waitFor(async () => expect(isHeld(await submitButton())).toBe(false));
  });

  it.each([
    ['a master user', states.master],
    ['inactive accounts', states.inactive],
  ])(
    'says without a full stop that reading is not applicable to %s, and asks nothing',
    async (_who, state) => {
      const { calls } = await show(state);
      expect(
        await screen.findByText(
          'Meter reading submission(s) is not applicable for this account',
          {},
          patient,
        ),
      ).toBeTruthy();
      expect(calls).toEqual([]);
    },
  );

  it('says with a full stop that the gateway calls it not applicable', async () => {
    await show(states.notApplicable);
    expect(
      await screen.findByText('Meter reading submission(s) is not applicable for this account.', {}, patient),
    ).toBeTruthy();
  });

  it('shows the code of a failure in one line, with another try', async () => {
    await show(states.failed);
    expect(await screen.findByText('An occurred error SK_UNKNOWN_1001', {}, patient)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

describe('a photo of the meter', () => {
  it('is sent beside the reading, which waits for nothing', async () => {
    const { page, calls } = await show(states.photoSending);
    expect(await screen.findByText('45% uploaded', { exact: false }, patient)).toBeTruthy();
    await typeReading(page, 'W20418837', '12357');
    await waitFor(async () => expect(isHeld(await submitButton())).toBe(false));
    expect(calls.some(({ name }) => name === 'readingPhoto')).toBe(true);
  });

  it('a refused photo says why, and the reading can be sent without it', async () => {
    await show(states.photoRefused);
    expect(
      (
        await screen.findAllByText(
          'The file cannot be accepted. Please choose another file.',
          { exact: false },
          patient,
        )
      ).length,
    ).toBeGreaterThan(0);
    expect(screen.getByText(copy.photo.notNeeded, { exact: false })).toBeTruthy();
  });

  it('a photo that has come shows its time and can be removed', async () => {
    const { calls } = await show({
      ...states.sentBefore,
      answers: { ...states.sentBefore.answers, 'meter:removePhoto': { data: {} } },
    });
    expect(await screen.findByText(/Photo received/, {}, patient)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Remove photo.*W20418837/ }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'meter:removePhoto')).toBe(true));
  });

  it('a photo that staff have accepted stays, and the customer reads why', async () => {
    const { answers } = states.sentBefore;
    await show({
      ...states.sentBefore,
      answers: { ...answers, 'meter:removePhoto': { error: 'SK_METER_1005' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: /Remove photo.*W20418837/ }, patient));
    expect(
      await screen.findByText('We have accepted this reading, so its photo can no longer be changed.'),
    ).toBeTruthy();
  });
});

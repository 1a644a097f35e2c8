import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GalleryState } from '../../gallery/state.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './arrangement.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };

/** Draws a state without its steps by hand: the test does them. */
const draw = ({ act: _, ...state }: GalleryState) => renderState(state);
const getAmount = () => screen.findByLabelText<HTMLInputElement>('Partial payment', {}, patient);
const getTick = () => screen.getByRole('checkbox');

async function enter(amount: string): Promise<void> {
  fireEvent.change(await getAmount(), { target: { value: amount } });
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit request' }));
async function confirm(): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', {}, patient));
  expect(dialog.getByText('Do you wish to proceed with the request?')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Proceed' }));
}

describe('the plan', () => {
  it('follows each valid amount at once, and waits for one until then', async () => {
    draw(states.eligible);
    await getAmount();
    expect(screen.getByText('No plan yet')).toBeTruthy();
    await enter('86.40');
    const plan = within(screen.getByRole('region', { name: 'Your plan' }));
    expect(plan.getByText('Three payments instead of one')).toBeTruthy();
    expect(plan.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '86.40',
      '100.00',
      '100.00',
      'S$286.40',
    ]);
    await enter('86.39');
    expect(plan.getAllByRole('definition')[1]?.textContent, 'the odd cent comes first').toBe('100.01');
    await enter('40');
    expect(screen.getByText('No plan yet')).toBeTruthy();
  });

  it('is filled in by the minimum, 100.00 and half, where these are within the limits', async () => {
    draw(states.several);
    await getAmount();
    const offered = () =>
      within(screen.getByRole('group', { name: 'Amounts to choose from' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(['50.00', '100.00', 'Half']);
    fireEvent.click(screen.getByRole('button', { name: 'Half' }));
    expect((await getAmount()).value).toBe('143.20');
    fireEvent.click(screen.getByRole('radio', { name: /8934520034/ }));
    expect(offered()).toEqual(['40.03']);
  });
});

describe('a customer who sends it', () => {
  it.each([
    ['', 'Partial payment is a required field'],
    ['abc', 'Partial payment must be numeric'],
    ['50.001', 'Partial payment must have at most 2 decimal places'],
    ['49.99', 'Partial payment must be equal or more than $50.00.'],
    ['0', 'Partial payment must be equal or more than $50.00.'],
    ['-60', 'Partial payment must be equal or more than $50.00.'],
    ['286.41', 'Partial payment exceeds the overdue amount.'],
  ])(
    'is told in the summary for the amount %j and at the field, and nothing is sent',
    async (amount, words) => {
      const { calls } = draw(states.eligible);
      await enter(amount);
      fireEvent.click(getTick());
      submit();
      expect(await screen.findAllByText(words)).toHaveLength(2);
      expect((await getAmount()).getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement?.className).toContain('error-summary');
      expect(calls.some(({ name }) => name === 'paymentArrangement:create')).toBe(false);
    },
  );

  it('is told at the tick that the declaration is missing', async () => {
    draw(states.eligible);
    await enter('86.40');
    submit();
    expect(await screen.findAllByText('Please tick the declaration')).toHaveLength(2);
    fireEvent.click(getTick());
    await waitFor(() => expect(screen.queryByText('Please tick the declaration')).toBeNull());
  });

  it('is asked first, sends it once, and sees what to pay now with the fixed text in focus', async () => {
    const { calls } = draw(states.eligible);
    await enter('86.40');
    fireEvent.click(getTick());
    submit();
    await confirm();
    const heading = await screen.findByRole('heading', { name: 'Request received' }, patient);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      screen.getByText(
        'Your payment arrangement request has been submitted. It will be reflected in your next bill.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('PENDING')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View request' }).getAttribute('href')).toBe(
      '/services/payment-arrangement/PA-2611-0092',
    );
    const sent = calls.filter(({ name }) => name === 'paymentArrangement:create');
    expect(sent.map(({ input }) => input)).toEqual([
      { accountNo: '8934520026', paymentAmount: 8_640, source: 'W' },
    ]);
  });

  it('goes back from the question without sending anything', async () => {
    const { calls } = draw(states.eligible);
    await enter('86.40');
    fireEvent.click(getTick());
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Go back' }, patient));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await getAmount()).value).toBe('86.40');
    expect(calls.some(({ name }) => name === 'paymentArrangement:create')).toBe(false);
  });

  it('a try whose outcome is unknown is repeated under its key; another amount is another request', async () => {
    const { keys } = draw(states.notSent);
    await enter('86.40');
    fireEvent.click(getTick());
    const send = async (times: number) => {
      submit();
      await confirm();
      await waitFor(() => expect(keys).toHaveLength(times), patient);
      await screen.findAllByText(/has not been submitted, please try again/, {}, patient);
    };
    await send(1);
    await send(2);
    await enter('90.00');
    await send(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    [states.refused, 'Partial payment exceeds the overdue amount.', 2],
    [states.notSent, 'Your payment arrangement request has not been submitted, please try again.', 1],
    [states.notGranted, 'Your payment arrangement request has not been submitted, please try again.', 1],
  ] as const)('is told when it was refused, and what was typed stays: %#', async (state, words, times) => {
    draw(state);
    await enter('86.40');
    fireEvent.click(getTick());
    submit();
    await confirm();
    expect(await screen.findAllByText(words, {}, patient)).toHaveLength(times);
    expect((await getAmount()).value).toBe('86.40');
  });
});

describe('an account that may not ask', () => {
  it('is named with its reason, and with its request where one is under way', async () => {
    draw(states.notEligible);
    expect(await screen.findByText('You have no overdue amount.', {}, patient)).toBeTruthy();
    expect(screen.getByText('Your account is not eligible for financial assistance.')).toBeTruthy();
    expect(screen.getByText('Your request is in process.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View request' })).toBeTruthy();
    expect(screen.queryByLabelText('Partial payment')).toBeNull();
  });
});

it('says that nothing is overdue, and leads to the bills', async () => {
  draw(states.nothingOverdue);
  expect(await screen.findByRole('heading', { name: 'Nothing overdue' }, patient)).toBeTruthy();
  expect(screen.getByText('You have no overdue amount.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Bills' }).getAttribute('href')).toBe('/bills');
});

it.each([states.earlier, states.earlierNothingOverdue])(
  'leads to the newest arrangement that is over: %#',
  async (state) => {
    draw(state);
    const card = within(await screen.findByRole('region', { name: 'Earlier arrangement' }, patient));
    const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/services/payment-arrangement/PA-2606-0051']);
    expect(card.getByText('Completed')).toBeTruthy();
  },
);

it('a check that failed says so over the page, and offers another try', async () => {
  draw(states.failed);
  const dialog = within(await screen.findByRole('alertdialog', {}, patient));
  expect(dialog.getByText('An unexpected error has occured. Please try again.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, type Rendered, renderState } from '../../gallery/test/render-state.tsx';
import { currentToast } from '../../ui/dialogs/toast.ts';
import { states as cards } from './alerts-card.states.tsx';
import { copy } from './copy.ts';
import { states as pages } from './switch-off.states.tsx';

afterEach(leaveState);

describe('the alerts of a home', () => {
  it('are saved together with the amount, in cents', async () => {
    const { calls } = renderState(cards.empty);
    fireEvent.click(await screen.findByLabelText(copy.names.bill));
    fireEvent.change(screen.getByLabelText(copy.amount), { target: { value: '1,250.50' } });
    fireEvent.click(screen.getByRole('button', { name: copy.save }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'insights:setAlerts')?.input).toEqual({
        accountNo: '8934521670',
        revision: 0,
        billAbove: 125_050,
        leak: false,
        highDay: false,
      }),
    );
  });

  it('keep what was typed and send nothing while the amount cannot be', async () => {
    const { calls } = renderState(cards.empty);
    fireEvent.click(await screen.findByLabelText(copy.names.bill));
    fireEvent.change(screen.getByLabelText(copy.amount), { target: { value: '5' } });
    fireEvent.click(screen.getByRole('button', { name: copy.save }));
    expect(await screen.findByText(copy.amountWrong)).toBeTruthy();
    expect(screen.getByDisplayValue('5')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'insights:setAlerts')).toBe(false);
  });
});

describe('alerts that could not be had', () => {
  it('say so below the title of their card', async () => {
    renderState(cards.failed);
    await screen.findByRole('button', { name: 'Try Again' });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Tell me by e-mail', 'No alerts just now']);
  });
});

describe('alerts that are being saved', () => {
  const saves = (calls: Rendered['calls']) =>
    calls.filter(({ name }) => name === 'insights:setAlerts').map(({ input }) => input);
  /** The last read is awaited: it would meet the next state. */
  const reads = (calls: Rendered['calls']) => calls.filter(({ name }) => name === 'insights:alerts').length;

  it('keep the focus on the button, are confirmed, and take no second save for an old one', async () => {
    const { calls } = renderState(cards.saving);
    fireEvent.click(await screen.findByLabelText(copy.names.bill));
    fireEvent.change(screen.getByLabelText(copy.amount), { target: { value: '150' } });
    const button = screen.getByRole('button', { name: copy.save });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(currentToast()?.text).toBe(copy.saved));
    await waitFor(() => expect(reads(calls)).toBe(2));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: copy.save }));
    fireEvent.click(screen.getByLabelText(copy.names.highDay));
    fireEvent.click(screen.getByRole('button', { name: copy.save }));
    await waitFor(() => expect(saves(calls)).toHaveLength(2));
    expect(saves(calls)[1]).toMatchObject({ revision: 1, billAbove: 15_000, highDay: true });
    await waitFor(() => expect(reads(calls)).toBe(3));
  });

  it('lose nothing that is typed until the answer comes', async () => {
    const { calls } = renderState(cards.saving);
    fireEvent.click(await screen.findByLabelText(copy.names.bill));
    fireEvent.change(screen.getByLabelText(copy.amount), { target: { value: '150' } });
    fireEvent.click(screen.getByRole('button', { name: copy.save }));
    fireEvent.change(screen.getByLabelText(copy.amount), { target: { value: '200' } });
    await waitFor(() => expect(reads(calls)).toBe(2));
    await waitFor(() => expect(currentToast()?.text).toBe(copy.saved));
    expect(screen.getByLabelText(copy.amount)).toHaveProperty('value', '200');
    fireEvent.click(screen.getByRole('button', { name: copy.save }));
    await waitFor(() => expect(saves(calls)[1]).toMatchObject({ revision: 1, billAbove: 20_000 }));
    await waitFor(() => expect(reads(calls)).toBe(3));
  });

  it('show what was chosen elsewhere beside what was changed here, and say so', async () => {
    const { calls } = renderState(cards.changedElsewhere);
    fireEvent.change(await screen.findByLabelText(copy.amount), { target: { value: '180' } });
    fireEvent.click(screen.getByRole('button', { name: copy.save }));
    await waitFor(() => expect(screen.getByLabelText(copy.names.highDay)).toHaveProperty('checked', true));
    expect(screen.getByRole('alert').textContent).toMatch(/^These details have changed\./);
    expect(screen.getByLabelText(copy.amount)).toHaveProperty('value', '180');
    fireEvent.click(screen.getByRole('button', { name: copy.save }));
    await waitFor(() =>
      expect(saves(calls)[1]).toMatchObject({ revision: 2, billAbove: 18_000, highDay: true }),
    );
    await waitFor(() => expect(reads(calls)).toBe(3));
  });

  it('leave the tick and the button of an alert that cannot come where they are', async () => {
    const { calls } = renderState(cards.waterSilent);
    fireEvent.click(await screen.findByLabelText(copy.names.leak, { exact: false }));
    const button = screen.getByRole('button', { name: copy.save });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(currentToast()?.text).toBe(copy.saved));
    await waitFor(() => expect(reads(calls)).toBe(2));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: copy.save }));
  });
});

describe('an alert that cannot come', () => {
  it('cannot be chosen, and says what the home lacks', async () => {
    renderState(cards.byHand);
    expect(await screen.findAllByText(copy.gaps.noHalfHours)).toHaveLength(2);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: copy.save })).toBeNull();
  });

  it('can be switched off when it was chosen before', async () => {
    const { calls } = renderState(cards.retailer);
    fireEvent.click(await screen.findByLabelText(copy.names.bill, { exact: false }));
    fireEvent.click(screen.getByRole('button', { name: copy.save }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'insights:setAlerts')?.input).toMatchObject({
        billAbove: null,
      }),
    );
  });
});

describe('the link in an alert', () => {
  it('sends nothing when it is opened, and once when the button is pressed', async () => {
    const { calls } = renderState(pages.ready);
    const button = await screen.findByRole('button', { name: copy.off.act });
    expect(calls).toEqual([]);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText(copy.off.doneTitle)).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('gives the focus to the heading that says what became of it', async () => {
    for (const [state, heading] of [
      [pages.done, copy.off.doneTitle],
      [pages.before, copy.off.beforeTitle],
      [pages.refused, copy.off.badTitle],
    ] as const) {
      renderState({ ...state, render: () => <main>{state.render()}</main> });
      const button = await screen.findByRole('button', { name: copy.off.act });
      button.focus();
      fireEvent.click(button);
      const told = await screen.findByRole('heading', { level: 1, name: heading });
      await waitFor(() => expect(document.activeElement).toBe(told));
      leaveState();
    }
  });

  it('leaves the focus alone while nothing was pressed', async () => {
    renderState({ ...pages.empty, render: () => <main>{pages.empty.render()}</main> });
    await screen.findByRole('heading', { name: copy.off.badTitle });
    expect(document.activeElement).toBe(document.body);
  });

  it('says kindly that it was used before, or does not work', async () => {
    renderState(pages.before);
    fireEvent.click(await screen.findByRole('button', { name: copy.off.act }));
    expect(await screen.findByText(copy.off.beforeTitle)).toBeTruthy();
    leaveState();
    renderState(pages.refused);
    fireEvent.click(await screen.findByRole('button', { name: copy.off.act }));
    expect(await screen.findByText(copy.off.badTitle)).toBeTruthy();
  });
});

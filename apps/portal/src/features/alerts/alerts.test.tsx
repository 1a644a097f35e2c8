import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
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

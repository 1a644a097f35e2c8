import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { mockSharedHome } from './delegates.mocks.ts';
import { SharedHomes } from './shared-homes.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };

function draw(answer: { data: { ended: true } } | { error: 'SK_ACCESS_1001' | 'SK_BUSY_1001' }) {
  const onGivenUp = vi.fn();
  const { calls } = renderState({
    about: 'one home',
    answers: { 'premises:giveUpAccess': answer },
    render: () => <SharedHomes homes={[mockSharedHome()]} onGivenUp={onGivenUp} />,
  });
  return { calls, onGivenUp };
}

async function giveUp() {
  fireEvent.click(screen.getByRole('button', { name: /^Give up access to Blk 145/ }));
  const dialog = within(await screen.findByRole('alertdialog', {}, patient));
  expect(dialog.getByText(/Tan Mei Lin gets an e-mail/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Give up access' }));
  return dialog;
}

describe('a home that somebody shares', () => {
  it('is given up after a question, once', async () => {
    const { calls, onGivenUp } = draw({ data: { ended: true } });
    await giveUp();
    await waitFor(() => expect(onGivenUp).toHaveBeenCalledOnce(), patient);
    expect(calls).toEqual([
      {
        name: 'premises:giveUpAccess',
        input: { bpNo: '1000145021', premiseNo: '6100145021', delegateId: 1001 },
      },
    ]);
  });

  it('counts as given up where another tab was first', async () => {
    const { onGivenUp } = draw({ error: 'SK_ACCESS_1001' });
    await giveUp();
    await waitFor(() => expect(onGivenUp).toHaveBeenCalledOnce(), patient);
  });

  it('stays, with the reason, when the access could not be given up', async () => {
    const { onGivenUp } = draw({ error: 'SK_BUSY_1001' });
    const dialog = await giveUp();
    expect((await dialog.findByRole('alert', {}, patient)).textContent).not.toBe('');
    expect(onGivenUp).not.toHaveBeenCalled();
  });
});

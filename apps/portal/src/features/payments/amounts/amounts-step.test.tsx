import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PayDialog } from '../pay-dialog.tsx';
import { states } from '../pay-dialogs.states.tsx';
import { mockCode, mockSeveral } from '../payments.mocks.ts';
import { code, draw, enter, getAmount, leave, patient, showButton } from '../test/paying.tsx';

afterEach(leave);

describe('amounts', () => {
  it.each([
    ['', 'Amount is a required field'],
    ['abc', 'Amount must be numeric'],
    ['0', 'Amount must be more than 0'],
    ['1.234', 'Amount must have at most 2 decimal places'],
    ['61.06', 'Exceeded Amount'],
  ])('%j is refused with the words %s', async (typed, words) => {
    draw(states.several);
    const field = await enter('8934520026', typed);
    expect(screen.getByText(words)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(typed);
    expect(screen.getByText('Account 8934520026 is not counted yet.')).toBeTruthy();
  });

  it('are not judged while somebody types', async () => {
    draw(states.several);
    fireEvent.change(await getAmount('8934520026'), { target: { value: '700' } });
    expect(screen.queryByText('Exceeded Amount')).toBeNull();
  });

  it('amounts that are wrong lead back to their field, and nothing is sent', async () => {
    const { requests } = draw(states.several);
    const field = await enter('8934520026', '70.00');
    fireEvent.click(await showButton());
    expect(document.activeElement).toBe(field);
    expect(requests()).toEqual([]);
  });

  it('accounts that are collected start unticked; the sum counts the others', async () => {
    draw(states.several);
    await getAmount('8934520018');
    expect(screen.queryByLabelText('Amount for account 8934520034')).toBeNull();
    expect(screen.getByText('157 dollars 25 cents')).toBeTruthy();
    expect(screen.getByText('Two of three accounts')).toBeTruthy();
  });

  it('amounts of several accounts go into one code, each with its part', async () => {
    const { requests } = draw(states.several, { paynowRequest: { data: mockCode(14_620) } });
    await enter('8934520026', '50.00');
    fireEvent.click(await showButton());
    await code();
    expect(requests()[0]?.input).toMatchObject({
      amount: 14_620,
      accounts: [
        { account_number: '008934520018', amount: 9_620 },
        { account_number: '008934520026', amount: 5_000 },
      ],
    });
    expect(screen.getByText(/For two accounts\./)).toBeTruthy();
  });

  it('amounts without any account ticked are told so', async () => {
    const { requests } = draw(states.several);
    await getAmount('8934520018');
    for (const tick of screen.getAllByRole('checkbox', { checked: true })) fireEvent.click(tick);
    fireEvent.click(await showButton());
    expect(await screen.findByText('Please tick at least one account.')).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  it('amounts that nobody owes leave nothing to pay', async () => {
    const { requests } = draw(states.nothing);
    expect(await screen.findByText('Nothing to pay.', {}, patient)).toBeTruthy();
    expect(requests()).toEqual([]);
  });
});

describe('a refusal', () => {
  it('a refusal that names an account marks its row and leads there; what was typed stays until something else is', async () => {
    draw(states.several, {
      paynowRequest: {
        error: 'SK_PAY_1001',
        details: [{ field: 'accounts.1.amount', message: 'Exceeded Amount' }],
      },
    });
    const field = await enter('8934520026', '50.00');
    fireEvent.click(await showButton());
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('50.00');
    const row = within(field.closest('li') ?? document.body);
    expect(row.queryByText(/still be due|Full amount/), 'a refusal stands alone').toBeNull();
    expect((await getAmount('8934520018')).getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(field, { target: { value: '40.00' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('a refusal of the only account marks its row', async () => {
    draw(states.giro, {
      paynowRequest: { error: 'SK_PAY_1001', details: [{ field: 'amount', message: 'Exceeded Amount' }] },
    });
    fireEvent.click(await showButton());
    const field = await getAmount('8934521670');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('several accounts', () => {
  it('are announced with their premises', async () => {
    draw({
      ...states.several,
      render: () => (
        <PayDialog accounts={mockSeveral()} premises="Blk 9 Jalan Rajah #03-02" canKeep onClose={() => {}} />
      ),
    });
    expect(
      await screen.findByText(
        'Three accounts at Blk 9 Jalan Rajah #03-02. One code pays all you tick.',
        {},
        patient,
      ),
    ).toBeTruthy();
  });
});

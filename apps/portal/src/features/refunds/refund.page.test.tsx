import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState } from '../../gallery/state.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { currentToast } from '../../ui/dialogs/toast.ts';
import { states } from './refund.states.tsx';

// An alert that comes after its page was left would come in the next test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  leaveState();
  vi.useRealTimers();
});
const patient = { timeout: 10_000 };
/** Draws a state without its steps by hand: the test does them. */
const draw = ({ act: _, ...state }: GalleryState) => renderState(state);
const created184 = { data: { refundCreated: true, requestId: 'RF-2611-0184' } };
const radio = (name: RegExp) => screen.findByRole('radio', { name }, patient);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, patient));
const pick = async (name: RegExp) => fireEvent.click(await radio(name));
const methods = async () => {
  const group = await screen.findByRole('group', { name: /Where should the money go/ }, patient);
  return within(group)
    .getAllByRole('radio')
    .map((each) => each.closest('label')?.textContent);
};
async function confirm(): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Request for Refund' }, patient));
  expect(dialog.getByText('Do you wish to proceed with the request?')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Proceed' }));
}

describe('a customer with a credit', () => {
  it('is offered PayNow, bank account, transfer and, last, cheque', async () => {
    draw(states.form);
    expect((await methods()).map((text) => text?.replace(/(PayNow|Account|Cheque).*/, '$1'))).toEqual([
      'PayNow',
      'Bank Account',
      expect.stringMatching(/^Transfer to other Utilities Account/),
      'Cheque',
    ]);
    expect(screen.getByText('All of the credit is refunded at once.', { exact: false })).toBeTruthy();
  });

  it('can submit once a method is chosen', async () => {
    const { calls } = draw(states.form);
    await press('Submit refund request');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pick(/^Cheque/);
    await press('Submit refund request');
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'S$212.40',
      'Account 8934521670',
      'Cheque',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(calls.filter(({ name }) => name === 'refund:create')).toEqual([]);
  });

  it('sends every field of the call, the amount in positive cents', async () => {
    const { calls } = draw(states.form);
    await pick(/^Bank Account/);
    await press('Submit refund request');
    await confirm();
    await screen.findByText('Successful', {}, patient);
    expect(calls.find(({ name }) => name === 'refund:create')?.input).toEqual({
      accountNo: '8934521670',
      refundAmount: 21_240,
      transferToAccount: '',
      source: 'W',
      refundMethod: '03',
      bankId: '1',
      identifier: '',
      suffix: '',
    });
  });

  it('chooses the identifier of PayNow; a mobile number that is not valid cannot be chosen', async () => {
    draw(states.noMobile);
    await pick(/^PayNow/);
    const mobile = await radio(/^To Mobile/);
    expect(mobile.closest('label')?.textContent).toContain('No mobile number/invalid number in our records');
    fireEvent.click(mobile);
    expect((mobile as HTMLInputElement).checked).toBe(false);
    expect(((await radio(/^To NRIC \/ FIN ending 567D/)) as HTMLInputElement).checked).toBe(true);
  });

  it('is told how long a bank account takes', async () => {
    draw(states.bank);
    await pick(/^Bank Account/);
    expect(
      await screen.findByText(
        'Your refund may take up to 2 weeks. It will show in your bank statement within 3 working days of completion.',
      ),
    ).toBeTruthy();
  });

  it('is told before it is sent until when a refund to a new bank account is held, and why', async () => {
    const { calls } = draw(states.bankHeld);
    expect((await radio(/^Bank Account/)).closest('label')?.textContent).toContain(
      'Cempaka Bank ending 2208, the account your GIRO uses. It is new: not before 04 Dec 2026.',
    );
    await pick(/^Bank Account/);
    expect(
      screen.getByText(
        /^The bank account is new with us, and so is a login that has this utilities account\..* we hold it until 04 Dec 2026\./,
      ),
    ).toBeTruthy();
    await press('Submit refund request');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Request for Refund' }, patient));
    expect(dialog.getByText('Held until').nextElementSibling?.textContent).toBe('04 Dec 2026');
    fireEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    await pick(/^Cheque/);
    await press('Submit refund request');
    await screen.findByRole('alertdialog', { name: 'Request for Refund' }, patient);
    expect(screen.queryByText('Held until'), 'no other method waits').toBeNull();
    expect(calls.some(({ name }) => name === 'refund:create')).toBe(false);
  });

  it('searches the account of a transfer, which loads for 300 ms, and must choose one', async () => {
    draw(states.transferSearch);
    await pick(/^Transfer/);
    await press('Submit refund request');
    expect(await screen.findAllByText('Utilities Account is a required field')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Search by account number'), { target: { value: '0034' } });
    expect(screen.getByText('Searching…')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: '8934520034' })).toBeNull();
    await pick(/^8934520034$/);
    expect(screen.queryByRole('radio', { name: '8934520018' })).toBeNull();
    await waitFor(() => expect(screen.queryByText('Utilities Account is a required field')).toBeNull());
    fireEvent.change(screen.getByLabelText('Search by account number'), { target: { value: '77' } });
    expect(await screen.findByText("No account matches '77'.")).toBeTruthy();
  });

  it.each([
    ['A1', 'Suffix must be 3 digits'],
    ['A-1', 'Alphanumeric characters only'],
  ])('a company is told about the suffix %j', async (suffix, words) => {
    draw(states.company);
    await pick(/^PayNow/);
    fireEvent.change(await screen.findByLabelText('Suffix (optional)'), { target: { value: suffix } });
    await press('Submit refund request');
    expect(await screen.findAllByText(words)).toHaveLength(2);
  });

  it('a company without a UEN on record is not offered PayNow', async () => {
    draw(states.noUen);
    const offered = await methods();
    expect(offered).toHaveLength(3);
    expect(offered.some((text) => text?.startsWith('PayNow'))).toBe(false);
  });

  it('a company may leave the suffix empty', async () => {
    draw(states.company);
    await pick(/^PayNow/);
    await press('Submit refund request');
    await confirm();
    expect(await screen.findByText('Successful', {}, patient)).toBeTruthy();
  });
});

describe('the result', () => {
  const created =
    'Success! We have received your refund request. You will receive your refund once it is processed.';

  it('is shown at once, and announced again after 1250 ms', async () => {
    draw(states.sent);
    await pick(/^Cheque/);
    await press('Submit refund request');
    await confirm();
    await screen.findByText(created, {}, patient);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Successful'));
    expect(currentToast()).toBeNull();
    await waitFor(() => expect(currentToast()?.text).toBe(created), patient);
  });

  it('is announced also to a customer who has left it meanwhile', async () => {
    draw(states.sent);
    await pick(/^Cheque/);
    await press('Submit refund request');
    await confirm();
    await press('Back to Refund Request');
    await waitFor(() => expect(screen.queryByText('Successful')).toBeNull());
    expect(currentToast()).toBeNull();
    await waitFor(() => expect(currentToast()?.text).toBe(created), patient);
  });

  it('the address of a request without a refund says that it cannot be refunded', async () => {
    draw(states.notCreated);
    await pick(/^Cheque/);
    await press('Submit refund request');
    await confirm();
    expect(await screen.findByText('Unable to refund', {}, patient)).toBeTruthy();
    expect(screen.getByText('Unsuccessful')).toBeTruthy();
  });

  it.each([
    [states.closedMeanwhile, 'This service is available from 8am to 6pm daily.', 'Closed for today'],
    [
      states.askedElsewhere,
      'There is an existing refund in process. Once the refund is completed, you can submit a new refund request. You may also change your refund method below.',
      'A refund is on its way',
    ],
  ] as const)(
    'keeps the reason of a refusal, and the form does not come back: %#',
    async (state, text, heading) => {
      draw(state);
      await pick(/^Cheque/);
      await press('Submit refund request');
      await confirm();
      await screen.findByText('Unsuccessful', {}, patient);
      expect(screen.getByText(text)).toBeTruthy();
      await press('Submit Again');
      expect(await screen.findByRole('heading', { name: heading }, patient)).toBeTruthy();
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  it('a failed refund says so in the fixed words and offers another try', async () => {
    draw(states.notSent);
    await pick(/^Cheque/);
    await press('Submit refund request');
    await confirm();
    expect(await screen.findByText('Unsuccessful', {}, patient)).toBeTruthy();
    expect(screen.getByText('Oops! We are unable to process your request. Please try again.')).toBeTruthy();
    await press('Submit Again');
    expect(await radio(/^Cheque/)).toBeTruthy();
  });

  const unsettled = ['SK_UNKNOWN_1001', 'SK_TIMEOUT_1001', 'SK_BUSY_1001'] as const;

  it.each(unsettled)(
    'a try that ends with %s is repeated as it was chosen, and was sent once',
    async (error) => {
      const { keys } = draw({
        ...states.notSent,
        answers: {
          ...states.notSent.answers,
          'refund:create': (count) => (count === 1 ? { error } : created184),
        },
      });
      await pick(/^PayNow/);
      await pick(/^To NRIC/);
      await press('Submit refund request');
      await confirm();
      await screen.findByText('Unsuccessful', {}, patient);
      expect(screen.queryByRole('radio'), 'the form is away meanwhile').toBeNull();
      await press('Submit Again');
      expect(((await radio(/^To NRIC/)) as HTMLInputElement).checked).toBe(true);
      await press('Submit refund request');
      await confirm();
      expect(await screen.findByText('Successful', {}, patient)).toBeTruthy();
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('another choice after an unknown outcome is another request', async () => {
    const { keys } = draw(states.notSent);
    for (const method of [/^Cheque/, /^Bank Account/]) {
      await pick(method);
      await press('Submit refund request');
      await confirm();
      await press('Submit Again');
    }
    expect(new Set(keys).size).toBe(2);
  });

  it('a refusal of the method stays in the form', async () => {
    draw(states.refused);
    await pick(/^Cheque/);
    await press('Submit refund request');
    await confirm();
    expect(await screen.findByText('Please choose a payment method', {}, patient)).toBeTruthy();
    expect(await radio(/^Cheque/)).toBeTruthy();
  });
});

describe('a change of the method', () => {
  it('is repeated as it was chosen when its outcome is unknown', async () => {
    const { keys } = draw({
      ...states.changeNotSent,
      answers: {
        ...states.changeNotSent.answers,
        'refund:update': (count) =>
          count === 1
            ? { error: 'SK_TIMEOUT_1001' }
            : { data: { returnCode: '100' as const, requestId: 'RF-2611-0183' } },
      },
    });
    await pick(/^Bank Account/);
    await press('Submit change');
    await confirm();
    await press('Submit Again');
    expect(((await radio(/^Bank Account/)) as HTMLInputElement).checked).toBe(true);
    await press('Submit change');
    await confirm();
    expect(await screen.findByText('Successful', {}, patient)).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('leaves out the method in use and names it above', async () => {
    draw(states.change);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Edit Refund Request' }, patient),
    ).toBeTruthy();
    expect(screen.getByText('Now: Cheque, S$64.15')).toBeTruthy();
    expect((await methods()).some((text) => text?.startsWith('Cheque'))).toBe(false);
  });

  it('says from what to what, and that it is received', async () => {
    const { calls } = draw(states.changed);
    await pick(/^Bank Account/);
    await press('Submit change');
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'S$64.15',
      'Cheque',
      'Bank Account, Cempaka Bank ending 2208',
    ]);
    await confirm();
    expect(
      await screen.findByText(
        'Success! We have received your request for change of refund method. You will receive your refund once it is processed.',
        {},
        patient,
      ),
    ).toBeTruthy();
    expect(calls.find(({ name }) => name === 'refund:update')?.input).not.toHaveProperty('refundAmount');
  });

  it('shows the same change again after a failure', async () => {
    const onHear = vi.fn();
    document.addEventListener('gallery:heard', onHear);
    draw(states.changeNotSent);
    const changeAgain = async () => {
      await pick(/^Bank Account/);
      await press('Submit change');
      await confirm();
      await screen.findByText('Unsuccessful', {}, patient);
    };
    await changeAgain();
    await press('Submit Again');
    expect(await screen.findByText('Now: Cheque, S$64.15', {}, patient)).toBeTruthy();
    expect(onHear, 'the address keeps the request').not.toHaveBeenCalled();
    await changeAgain();
    await press('Back to Refund Request');
    expect(onHear).toHaveBeenCalledOnce();
    document.removeEventListener('gallery:heard', onHear);
  });

  it('says that the earlier request is cancelled when it fails', async () => {
    draw(states.changeFailed);
    await pick(/^Bank Account/);
    await press('Submit change');
    await confirm();
    expect(
      await screen.findByText(
        'Your refund method was not changed and your earlier request has been cancelled. Please submit a new request.',
        {},
        patient,
      ),
    ).toBeTruthy();
  });
});

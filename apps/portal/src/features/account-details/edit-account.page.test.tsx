import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState } from '../../gallery/state.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { holderAnswer, settled } from './account-details.mocks.ts';
import { copy } from './copy.ts';
import { states } from './edit-account.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };
/** Draws a state without its steps by hand: the test does them. */
const draw = ({ act: _, ...state }: GalleryState) => renderState(state);
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, patient);
const fill = async (name: string, text: string) => {
  const input = await field(name);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const day = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name }, patient);
const tick = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }, patient));
const saveButton = () => screen.findByRole('button', { name: 'Save changes' }, patient);
const isAwake = async () => (await saveButton()).getAttribute('aria-disabled') === null;
/** Dates in it stand in elements of their own. */
const hint = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text, {}, patient);
const typeAddress = async () => {
  await fill('Postal code', '460102');
  await fill('House / Block No.', '102');
  await fill('Floor', '7');
  await fill('Unit', '5');
};
const typeAll = async () => {
  await typeAddress();
  fireEvent.click(await day('Monday 07 Dec 2026'));
  await tick(/^I am the holder/);
};
const inputOf = (calls: ReturnType<typeof draw>['calls'], name: string) =>
  calls.find((call) => call.name === name)?.input;

describe('a new mailing address', () => {
  it('finds its street, pads floor and unit, and wakes Save once it is whole and confirmed', async () => {
    const { calls } = draw(states.pending);
    expect(await isAwake()).toBe(false);
    await typeAddress();
    expect((await field('Floor')).value).toBe('07');
    expect((await field('Unit')).value).toBe('05');
    expect(await screen.findByText('Found: Bedok North Avenue 4', {}, patient)).toBeTruthy();
    const street = await field('Street name');
    expect([street.value, street.readOnly]).toEqual(['Bedok North Avenue 4', true]);
    expect(await isAwake()).toBe(false);
    fireEvent.click(await day('Monday 07 Dec 2026'));
    expect(await isAwake()).toBe(false);
    await tick(/^I am the holder/);
    await waitFor(async () => expect(await isAwake()).toBe(true));
    fireEvent.click(await saveButton());
    await waitFor(() =>
      expect(inputOf(calls, 'account:updateMailAddress')).toEqual({
        ebsAccountNo: '8934521670',
        msslAccountNo: '',
        isApplyAll: false,
        address: {
          block: '102',
          unit: '05',
          floor: '07',
          postalCode: '460102',
          effectiveDate: '2026-12-07',
          street: 'Bedok North Avenue 4',
        },
        source: 'W',
        revision: 1,
      }),
    );
    expect(inputOf(calls, 'account:updatePreference')).toBeUndefined();
  });

  it('opens the street when it is not found, and says so there', async () => {
    draw(states.notFound);
    await typeAddress();
    const street = await field('Street name');
    await waitFor(() => expect(street.readOnly).toBe(false));
    expect(screen.getByText('You have entered an invalid mailing address')).toBeTruthy();
    fireEvent.change(street, { target: { value: 'Bedok North Avenue 4' } });
    expect(screen.queryByText('You have entered an invalid mailing address')).toBeNull();
  });

  it('can be looked up again when the directory does not answer, and the street stays closed', async () => {
    draw({
      ...states.away,
      answers: {
        ...states.away.answers,
        'account:premiseRetrieval': (count) =>
          count === 1
            ? { error: 'SK_BUSY_1001' }
            : { data: { street: 'Bedok North Avenue 4', building: null, needsBlock: false } },
      },
    });
    await fill('Postal code', '460102');
    expect(
      await screen.findByText('The address could not be looked up. Please try again.', {}, patient),
    ).toBeTruthy();
    expect((await field('Street name')).readOnly).toBe(true);
    expect(screen.queryByText('You have entered an invalid mailing address')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Found: Bedok North Avenue 4', {}, patient)).toBeTruthy();
  });

  it('has its street chosen where the house stands in two of them, and goes with that one', async () => {
    const { calls } = draw(states.chooseStreet);
    await fill('Postal code', '229838');
    await fill('House / Block No.', '5');
    const street = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Street name' }, patient);
    expect([...street.options].map(({ text }) => text)).toEqual([
      'Choose',
      'Emerald Hill Road',
      'Hullet Road',
    ]);
    fireEvent.click(await day('Monday 07 Dec 2026'));
    await tick(/^I am the holder/);
    fireEvent.click(await saveButton());
    expect(
      await screen.findByRole('link', { name: 'Street name is a required field' }, patient),
    ).toBeTruthy();
    fireEvent.change(street, { target: { value: 'Hullet Road' } });
    await waitFor(async () => expect(await isAwake()).toBe(true));
    fireEvent.click(await saveButton());
    await waitFor(() =>
      expect(inputOf(calls, 'account:updateMailAddress')).toMatchObject({
        address: { block: '5', postalCode: '229838', street: 'Hullet Road' },
      }),
    );
  });

  it('is judged field by field as each is left, and as a whole when Save is pressed', async () => {
    draw(states.wrong);
    await fill('Postal code', '46010');
    expect(await screen.findByText('Postal must be 6 digits', {}, patient)).toBeTruthy();
    await fill('House / Block No.', '1*');
    await fill('Floor', '0/7');
    await fill('Unit', '5-5');
    fireEvent.click(await saveButton());
    const summary = within(await screen.findByRole('alert', {}, patient));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Postal must be 6 digits',
      'Please enter valid House / Block No.',
      'Floor accepts alphabets or numbers',
      'Unit accepts slash, alphabets and numbers',
      'Street name is a required field',
      'Field must be checked',
    ]);
  });

  it('can start from tomorrow to the 30th day, and by keyboard a week at a time', async () => {
    draw(states.settled);
    const first = await day('Saturday 21 Nov 2026');
    expect(await day('Sunday 20 Dec 2026')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /20 Nov 2026|21 Dec 2026/ })).toBeNull();
    expect(await hint('Tomorrow at the earliest, and no later than 20 Dec 2026.')).toBeTruthy();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect((await day('Saturday 28 Nov 2026')).checked).toBe(true);
  });

  it('begins on Monday when it is entered on a Saturday', async () => {
    draw({ ...states.settled, now: '2026-11-20T16:20:00.000Z' });
    expect(await hint('23 Nov 2026 at the earliest, and no later than 21 Dec 2026.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Sunday 22 Nov 2026' })).toBeNull();
  });

  it('is taken back as a whole', async () => {
    draw(states.settled);
    await typeAll();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the new address' }));
    expect((await field('Postal code')).value).toBe('');
    expect((await day('Monday 07 Dec 2026')).checked).toBe(false);
    expect(await isAwake()).toBe(false);
  });
});

describe('bill delivery and retailer access', () => {
  it('need at least one kind of bill', async () => {
    draw(states.settled);
    await tick(/^Email bill/);
    expect(await screen.findByText('Please select at least one option', {}, patient)).toBeTruthy();
    expect(await isAwake()).toBe(false);
    await tick(/^Hardcopy bill/);
    expect(screen.queryByText('Please select at least one option')).toBeNull();
    expect(await isAwake()).toBe(true);
  });

  it('keep the hard copy of the wholesale plan', async () => {
    draw(states.wholesale);
    const paper = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Hardcopy bill/ }, patient);
    fireEvent.click(paper);
    expect(paper.checked).toBe(true);
    expect(paper.closest('label')?.textContent).toContain(copy.wholesale);
  });

  it('have no retailer access without electricity, nor where a host takes it away', async () => {
    draw(states.gas);
    await saveButton();
    expect(screen.queryByRole('group', { name: 'Retailer access' })).toBeNull();
    leaveState();
    draw(states.hidden);
    await saveButton();
    expect(screen.queryByRole('group', { name: 'Retailer access' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('go to all accounts of the holder with a confirmation; wholesale and gas accounts keep what they must', async () => {
    const { calls } = draw(states.all);
    await tick(/^Email bill/);
    await tick(/^Email bill/);
    await tick(/^Hardcopy bill/);
    fireEvent.click(await screen.findByRole('radio', { name: /^Not allowed/ }, patient));
    expect(await isAwake()).toBe(true);
    await tick(/^Apply these changes to all my accounts/);
    expect(
      (await screen.findAllByText(/8934520026 keeps its paper bill/, {}, patient)).length,
    ).toBeGreaterThan(0);
    expect(calls.filter(({ name }) => name === 'account:holderPreference')).toHaveLength(1);
    expect(await isAwake()).toBe(false);
    await tick(/^I am the holder of these accounts/);
    fireEvent.click(await saveButton());
    await waitFor(() => expect(inputOf(calls, 'account:updatePreference')).toBeTruthy());
    const { accounts } = inputOf(calls, 'account:updatePreference') as {
      accounts: Record<string, unknown>[];
    };
    expect(
      accounts.map(({ accountNo, isHardCopy, isRetailerAccessDisallowed }) => [
        accountNo,
        isHardCopy,
        isRetailerAccessDisallowed,
      ]),
    ).toEqual([
      ['8934521670', false, true],
      ['8934520026', true, true],
    ]);
  });
});

describe('all accounts of the holder', () => {
  it('are asked for when the tick is set, and nothing is saved before they are known', async () => {
    const { calls } = draw(states.allAsked);
    await tick(/^Hardcopy bill/);
    expect(calls.some(({ name }) => name === 'account:holderPreference')).toBe(false);
    await tick(/^Apply these changes to all my accounts/);
    await tick(/^I am the holder of these accounts/);
    expect(await screen.findByText('Looking up your accounts.', {}, patient)).toBeTruthy();
    expect(await isAwake()).toBe(false);
    await tick(/^Apply these changes to all my accounts/);
    await waitFor(async () => expect(await isAwake()).toBe(true));
  });

  it('can be looked up again after a failure', async () => {
    draw({
      ...states.allFailed,
      answers: {
        ...states.allFailed.answers,
        'account:holderPreference': (count) => (count === 1 ? { error: 'SK_UNKNOWN_1001' } : holderAnswer),
      },
    });
    await tick(/^Apply these changes to all my accounts/);
    expect(await screen.findByText('Your accounts could not be looked up.', {}, patient)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/^3 active accounts/, {}, patient)).toBeTruthy();
  });

  it('are not offered to a holder of more than can be changed at once, who reads why', async () => {
    draw(states.tooMany);
    expect(
      await screen.findByText(
        'A change of all accounts reaches up to 300. You have more: please change them one by one.',
        {},
        patient,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^Apply these changes/ })).toBeNull();
  });

  it('are not offered to a holder of one account', async () => {
    draw(states.settled);
    await saveButton();
    expect(screen.queryByRole('checkbox', { name: /^Apply these changes/ })).toBeNull();
  });
});

describe('the summary', () => {
  it('begins as one line that names the change, and opens to list it', async () => {
    draw(states.settled);
    const open = await screen.findByRole('button', { name: 'Show your changes' }, patient);
    const summary = screen.getByRole('region', { name: 'Your changes' });
    const rows = summary.querySelector('dl');
    expect(open.getAttribute('aria-expanded')).toBe('false');
    expect(rows?.dataset.folded).toBe('true');
    await typeAll();
    expect(await within(summary).findByText(/^A new address from/, {}, patient)).toBeTruthy();
    fireEvent.click(open);
    expect(open.getAttribute('aria-expanded')).toBe('true');
    expect(rows?.dataset.folded).toBeUndefined();
    expect(rows?.textContent).toContain('Blk 102 Bedok North Avenue 4 #07-05');
  });
});

describe('saving', () => {
  it('sends both parts in one body, once, however often it is pressed', async () => {
    const { bodies } = draw(states.saving);
    await typeAll();
    await tick(/^Hardcopy bill/);
    await waitFor(async () => expect(await isAwake()).toBe(true));
    const button = await saveButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() =>
      expect(bodies.filter((keys) => keys.includes('account:updateMailAddress'))).toEqual([
        ['account:updateMailAddress', 'account:updatePreference'],
      ]),
    );
  });

  it('a failed save says so, and keeps what was typed', async () => {
    draw(states.refused);
    await typeAll();
    await waitFor(async () => expect(await isAwake()).toBe(true));
    fireEvent.click(await saveButton());
    expect(
      await screen.findByText('Your request has not been submitted, please try again.', {}, patient),
    ).toBeTruthy();
    expect((await field('House / Block No.')).value).toBe('102');
    expect(await isAwake()).toBe(true);
  });

  it('a try whose outcome is unknown is repeated under its key; other details are another change', async () => {
    const { keys } = draw(states.refused);
    await typeAll();
    const save = async (times: number) => {
      await waitFor(async () => expect(await isAwake()).toBe(true));
      fireEvent.click(await saveButton());
      await waitFor(() => expect(keys).toHaveLength(times), patient);
    };
    await save(1);
    await save(2);
    await fill('Unit', '6');
    await save(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows the field that the gateway refused until it is changed', async () => {
    draw(states.refusedStreet);
    await typeAll();
    await waitFor(async () => expect(await isAwake()).toBe(true));
    fireEvent.click(await saveButton());
    expect(
      await screen.findByRole('link', { name: 'You have entered an invalid mailing address' }, patient),
    ).toBeTruthy();
    await fill('House / Block No.', '103');
    expect(screen.queryByRole('link', { name: 'You have entered an invalid mailing address' })).toBeNull();
  });

  it('after a change in another tab says so, and keeps what was typed', async () => {
    draw(states.changedElsewhere);
    await typeAll();
    await waitFor(async () => expect(await isAwake()).toBe(true));
    fireEvent.click(await saveButton());
    expect(
      await screen.findByText('These details have changed. Please check them and try again.', {}, patient),
    ).toBeTruthy();
    expect((await field('Postal code')).value).toBe('460102');
  });

  it('after bills were chosen in another tab leaves them as they are', async () => {
    const elsewhere = { ...settled, isHardCopy: true, preferenceRevision: 9, addressRevision: 7 };
    const { calls } = draw({
      ...states.changedElsewhere,
      answers: {
        ...states.changedElsewhere.answers,
        'account:preference': (count) => ({ data: { accounts: [count === 1 ? settled : elsewhere] } }),
      },
    });
    await typeAll();
    await waitFor(async () => expect(await isAwake()).toBe(true));
    fireEvent.click(await saveButton());
    const paper = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Hardcopy bill/ }, patient);
    await waitFor(() => expect(paper.checked).toBe(true));
    fireEvent.click(await saveButton());
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === 'account:updateMailAddress')?.input).toMatchObject({
        revision: 7,
      }),
    );
    expect(inputOf(calls, 'account:updatePreference')).toBeUndefined();
  });

  it('is through: the page leads on', async () => {
    const heard = vi.fn();
    document.addEventListener('gallery:heard', heard, { once: true });
    draw(states.settled);
    await tick(/^Hardcopy bill/);
    fireEvent.click(await saveButton());
    await waitFor(() => expect(heard).toHaveBeenCalled());
  });
});

describe('an account that cannot be edited', () => {
  it('leads back; staff, who have no page to go back to, read why', async () => {
    const heard = vi.fn();
    document.addEventListener('gallery:heard', heard, { once: true });
    draw(states.blocked);
    await waitFor(() => expect(heard).toHaveBeenCalled());
    leaveState();
    draw(states.blockedForStaff);
    expect((await screen.findByRole('alert', {}, patient)).textContent).toContain(copy.unavailable);
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  });
});

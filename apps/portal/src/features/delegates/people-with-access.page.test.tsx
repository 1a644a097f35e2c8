import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GalleryState } from '../../gallery/state.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { currentToast } from '../../ui/dialogs/toast.ts';
import { mockDelegate, mockDelegates } from './delegates.mocks.ts';
import { states as opening } from './open-invitation.states.tsx';
import { states } from './people-with-access.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };
const draw = ({ act: _, ...state }: GalleryState) => renderState(state);
const everyone = async () => {
  await screen.findByText('Holder of the account', {}, patient);
  return within(screen.getByRole('region', { name: 'Everyone' }));
};
const sent = (calls: ReturnType<typeof renderState>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

const takenBack = mockDelegate({ state: 'takenBack', endedOn: '2026-11-20' });

describe('the page of people with access', () => {
  it('names the person with access on ink, and everybody in the list', async () => {
    draw(states.ready);
    const list = await everyone();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MLYou, Tan Mei LinHolder of the accountEverything',
      'DTDaniel Tandaniel.tan@example.comView onlyuntil 28 Feb 2027Take back',
      'Invitationgrace.koh@example.comNot opened yetworks until 26 Nov 2026Take back',
      'SRSiti Rahmahsiti.r@example.comEnded31 Aug 2026',
    ]);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(crumbs.map(({ textContent }) => textContent)).toEqual([
      'Manage Premises',
      'Account Details',
      'People with access',
    ]);
    const ink = within(screen.getByRole('region', { name: 'WHO ELSE CAN SEE THIS HOME' }));
    expect(ink.getByText(/Daniel Tan, until/).textContent).toBe('Daniel Tan, until 28 Feb 2027');
    expect(ink.getByText(/Last look/).textContent).toBe('View only. Last look: today, 9:40 AM.');
  });

  it('counts several people, marks who was invited by another login, and spends no ink on nobody', async () => {
    draw(states.several);
    expect((await screen.findByText('3 people can see this home', {}, patient)).textContent).toBeTruthy();
    const rows = (await everyone()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.filter((text) => text?.includes('Invited by another login with the account'))).toEqual([
      expect.stringContaining('Bernard Lim'),
    ]);
    leaveState();
    draw(states.empty);
    await screen.findByText('Nobody else can see this home.', {}, patient);
    expect(screen.queryByRole('region', { name: 'WHO ELSE CAN SEE THIS HOME' })).toBeNull();
  });

  it('does not say that nobody else sees a home whose accounts another login holds as well', async () => {
    draw(states.otherLogin);
    const list = await everyone();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MLYou, Tan Mei LinHolder of the accountEverything',
      '2 other loginsHolders of the account tooEverything',
    ]);
    expect(screen.queryByText('Nobody else can see this home.')).toBeNull();
  });

  it('asks before it takes an access back, once, and moves the focus to the list', async () => {
    const { calls } = draw({
      ...states.ready,
      answers: {
        'premises:delegates': (count) => ({
          data: count === 1 ? mockDelegates() : mockDelegates([takenBack]),
        }),
        'premises:removeDelegate': {
          data: { delegate: takenBack },
        },
      },
    });
    const list = await everyone();
    fireEvent.click(list.getByRole('button', { name: 'Take back the access of Daniel Tan' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take back access' }, patient));
    expect(sent(calls, 'premises:removeDelegate')).toEqual([]);
    const proceed = dialog.getByRole('button', { name: 'Take back' });
    fireEvent.click(proceed);
    fireEvent.click(proceed);
    await waitFor(() => expect(currentToast()?.text).toBe('Daniel Tan can no longer see this home.'));
    expect(sent(calls, 'premises:removeDelegate')).toEqual([
      { bpNo: '1000145021', premiseNo: '6100145021', delegateId: 1001 },
    ]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-labelledby')).toBeTruthy());
  });

  it('keeps an access that could not be taken back, with the reason in the dialog', async () => {
    draw({
      ...states.ready,
      answers: { ...states.ready.answers, 'premises:removeDelegate': { error: 'SK_UNKNOWN_1001' } },
    });
    fireEvent.click((await everyone()).getByRole('button', { name: 'Take back the access of Daniel Tan' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take back access' }, patient));
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('An unexpected issue has occurred');
  });
});

describe('inviting one person', () => {
  const form = async () => within(await screen.findByRole('region', { name: 'Invite one person' }, patient));

  it('sends the address and three months, and empties the field', async () => {
    const { calls } = draw({
      ...states.ready,
      answers: {
        ...states.ready.answers,
        'premises:inviteDelegate': {
          data: ({ email, until }) => ({
            delegate: mockDelegate({ email, until, name: null, state: 'invited' }),
          }),
        },
      },
    });
    const card = await form();
    expect(card.getByText(/Ends by itself/).textContent).toBe('Ends by itself on 20 Feb 2027.');
    const email = card.getByLabelText<HTMLInputElement>('E-mail');
    fireEvent.change(email, { target: { value: ' bernard.lim@example.com ' } });
    fireEvent.click(card.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(currentToast()?.text).toBe('We have sent the invitation to bernard.lim@example.com.'),
    );
    expect(sent(calls, 'premises:inviteDelegate')).toEqual([
      { bpNo: '1000145021', premiseNo: '6100145021', email: 'bernard.lim@example.com', until: '2027-02-20' },
    ]);
    expect(email.value).toBe('');
  });

  it('sends the day that it shows, also when it was open at midnight', async () => {
    const { calls } = draw({
      ...states.ready,
      answers: {
        ...states.ready.answers,
        'premises:delegates': (count) => ({
          data: { ...mockDelegates(), today: count === 1 ? '2026-11-20' : '2026-11-21' },
        }),
        'premises:inviteDelegate': {
          data: ({ email, until }) => ({
            delegate: mockDelegate({ email, until, name: null, state: 'invited' }),
          }),
        },
      },
    });
    const card = await form();
    const invite = (address: string) => {
      fireEvent.change(card.getByLabelText('E-mail'), { target: { value: address } });
      fireEvent.click(card.getByRole('button', { name: 'Send invitation' }));
    };
    invite('bernard.lim@example.com');
    await waitFor(() => expect(card.getByText(/Ends by itself/).textContent).toMatch(/21.Feb.2027/));
    invite('hui.min@example.com');
    await waitFor(() =>
      expect(sent(calls, 'premises:inviteDelegate')).toMatchObject([
        { until: '2027-02-20' },
        { email: 'hui.min@example.com', until: '2027-02-21' },
      ]),
    );
  });

  it.each([
    ['', 'Email Address is a required field'],
    ['bernard', 'Please enter valid email address'],
    [`${'a'.repeat(60)}@example.com`, 'Maximum of 64 characters are allowed for Email address'],
  ])('keeps the address %j and says what is wrong', async (typed, message) => {
    draw(states.ready);
    const card = await form();
    const email = card.getByLabelText<HTMLInputElement>(/^E-mail/);
    fireEvent.change(email, { target: { value: typed } });
    fireEvent.click(card.getByRole('button', { name: 'Send invitation' }));
    expect(await card.findByRole('link', { name: message })).toBeTruthy();
    expect(email.value).toBe(typed);
  });

  it('asks for another date, sends the chosen one, and shows a refusal at the field', async () => {
    const { calls } = draw({
      ...states.ready,
      answers: {
        ...states.ready.answers,
        'premises:inviteDelegate': {
          error: 'SK_INPUT_1001',
          details: [{ field: 'email', message: 'This person already has access or an invitation' }],
        },
      },
    });
    const card = await form();
    fireEvent.change(card.getByLabelText(/^E-mail/), { target: { value: 'daniel.tan@example.com' } });
    fireEvent.click(card.getByRole('radio', { name: 'Other date' }));
    const send = card.getByRole('button', { name: 'Send invitation' });
    fireEvent.click(send);
    expect(await card.findByRole('link', { name: 'Please choose a date' })).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: 'Next month' }));
    fireEvent.click(card.getByRole('radio', { name: 'Thursday 24 Dec 2026' }));
    expect(card.queryByRole('link', { name: 'Please choose a date' })).toBeNull();
    fireEvent.click(send);
    expect(
      await card.findByRole('link', { name: 'This person already has access or an invitation' }),
    ).toBeTruthy();
    expect(sent(calls, 'premises:inviteDelegate')).toEqual([
      expect.objectContaining({ email: 'daniel.tan@example.com', until: '2026-12-24' }),
    ]);
  });

  it('keeps another date over a look at a shorter choice', async () => {
    draw(states.ready);
    const card = await form();
    fireEvent.click(card.getByRole('radio', { name: 'Other date' }));
    fireEvent.click(card.getByRole('radio', { name: 'Saturday 28 Nov 2026' }));
    fireEvent.click(card.getByRole('radio', { name: '1 month' }));
    fireEvent.click(card.getByRole('radio', { name: 'Other date' }));
    expect(card.getByRole<HTMLInputElement>('radio', { name: 'Saturday 28 Nov 2026' }).checked).toBe(true);
  });

  it('is not offered for a home without an open account', async () => {
    draw(states.closed);
    expect((await form()).queryByRole('button')).toBeNull();
  });
});

describe('the page of an invitation', () => {
  it('says who shares which home until when before it is opened', async () => {
    const { calls } = draw(opening.ready);
    const heading = await screen.findByRole('heading', { name: 'Tan Mei Lin lets you see a home' }, patient);
    expect(heading).toBeTruthy();
    expect(sent(calls, 'premises:openInvitation')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Open invitation' }));
    await waitFor(() => expect(sent(calls, 'premises:openInvitation')).toEqual([{ token: 'a token' }]));
    expect(currentToast()?.text).toBe('You can now see the home of Tan Mei Lin.');
  });

  it('has one sentence for every invitation that cannot be opened', async () => {
    draw(opening.refused);
    expect(
      (await screen.findByText(/^This invitation cannot be opened\. Please ask/, {}, patient)).textContent,
    ).toBe('This invitation cannot be opened. Please ask the person who invited you for a new one.');
  });

  it('asks for the link again where none came with the address', async () => {
    const { calls } = draw(opening.empty);
    expect(await screen.findByText('Please open the link in your e-mail again.', {}, patient)).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

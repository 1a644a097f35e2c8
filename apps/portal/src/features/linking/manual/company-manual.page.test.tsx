import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { states } from './company-manual.states.tsx';
import { mockApplication, mockPending, mockReceived } from './manual.mocks.ts';
import { ApplicationState } from './standing.mocks.tsx';

type Answers = GalleryState['answers'];

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => {
  leaveState();
  vi.restoreAllMocks();
});

const knowing = (application: ReturnType<typeof mockApplication> | null) => ({
  'reg:companyApplication': { data: { application } },
});
const validation = {
  data: { accountNo: '8920031174', postalCode: '573968', uen: '201900042H', companyName: 'Sin Ming' },
} as const;

/** Draws the page and holds on to what it does. */
function open(answers: Answers, props: ComponentProps<typeof ApplicationState> = {}) {
  const heard = { onStatusChanged: vi.fn(), onLogOut: vi.fn(), moved: vi.fn() };
  const drawn = renderState({
    ...states.ready,
    answers,
    render: () => <ApplicationState mobileText={(number) => `written ${number}`} {...heard} {...props} />,
  });
  return { ...drawn, ...heard };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const byHand = async () => {
  // While it loads, the heading stands there already.
  await screen.findByLabelText('UEN');
  return await heading('Link your company’s account');
};
const document2 = () => heading('Upload the signed form');
const received = () => heading('We have received your application');
/** Screen readers and keyboards start at its heading. */
async function standsAt(page: () => Promise<HTMLElement>): Promise<void> {
  const title = await page();
  await waitFor(() => expect(document.activeElement).toBe(title));
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const textOf = async () =>
  within(await screen.findByRole('alert'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

function fill(uen = '201900042h', number = '8920031174', postal = '573968'): void {
  fireEvent.change(field('Utilities Account Number'), { target: { value: number } });
  fireEvent.change(field('Postal Code'), { target: { value: postal } });
  fireEvent.change(field('UEN'), { target: { value: uen } });
}
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('somebody who opens the page', () => {
  it.each([
    [
      'nothing validated stands at the first step',
      null,
      'Link your company’s account',
      'Link company account by hand',
    ],
    [
      'validated details stands at the second',
      mockApplication(),
      'Upload the signed form',
      'Upload the signed form',
    ],
    [
      'a form to send again stands at the second',
      mockPending(),
      'Upload the signed form',
      'Upload the signed form',
    ],
    [
      'an open application sees that it was received',
      mockReceived(),
      'We have received your application',
      'Application received',
    ],
  ])('the page opens with %s, and the title says so', async (_who, application, words, title) => {
    open(knowing(application));
    expect(await heading(words)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${title} | Services Portal`));
  });

  it.each([mockPending(), mockReceived()])(
    'a person whose application is $status is not led back by the history',
    async (it) => {
      const { moved } = open(knowing(it), { at: { segment: '', mark: 'shown' } });
      expect(await (it.status === 'in_progress' ? received() : document2())).toBeTruthy();
      expect(moved).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['step 1', null, byHand],
    ['step 2', mockApplication(), document2],
  ] as const)(
    'coming from another page starts at the heading of %s, which comes after a wait',
    async (_, known, page) => {
      open(knowing(known), { isReached: () => true });
      await standsAt(page);
    },
  );

  it('loading the page keeps the browser’s own start', async () => {
    open(knowing(null));
    await byHand();
    await act(async () => {});
    expect(document.activeElement).toBe(document.body);
  });

  it('somebody who has gone on to a field meanwhile stays there', async () => {
    open(knowing(null), { isReached: () => true });
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await byHand();
    await act(async () => {});
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('waits without being told a step, and may try again when nothing comes', async () => {
    open({
      'reg:companyApplication': (count) =>
        count === 1 ? { error: 'SK_UNKNOWN_1001' } : { data: { application: mockApplication() } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await document2()).toBeTruthy();
  });

  it('the customer whose MyInfo Business failed reads so, and finds the way back to it', async () => {
    open(knowing(null), { hasRegistryFailed: true });
    const strip = await screen.findByRole('alert');
    expect(strip.textContent).toContain(
      'An error has occured while using MyInfo Business. Please try again.You can also enter your company details below.',
    );
    const back = screen.getByRole('link', { name: 'Back to MyInfo Business' });
    expect(back.getAttribute('href')).toBe('/link-account/company');
    expect(document.title.startsWith('Error: ')).toBe(true);
  });
});

describe('account and company', () => {
  it('details that were given leave the failure of MyInfo Business behind', async () => {
    open(
      {
        'reg:companyApplication': (count) => ({
          data: { application: count === 1 ? null : mockApplication() },
        }),
        'reg:validateCustomerDetails': validation,
      },
      { hasRegistryFailed: true },
    );
    await byHand();
    fill();
    goOn();
    await standsAt(document2);
    expect(screen.queryByText(/error has occured while using MyInfo Business/)).toBeNull();
    expect(document.title.startsWith('Error: ')).toBe(false);
  });

  it('are sent in canonical spelling, then the second step stands under its heading', async () => {
    const { calls } = open({
      'reg:companyApplication': (count) => ({
        data: { application: count === 1 ? null : mockApplication() },
      }),
      'reg:validateCustomerDetails': validation,
    });
    await byHand();
    fill(' 201900042h ', '00 8920 031 174', ' 573968 ');
    goOn();
    await standsAt(document2);
    expect(calls.filter(({ name }) => name === 'reg:validateCustomerDetails')).toEqual([
      {
        name: 'reg:validateCustomerDetails',
        input: { accountNo: '8920031174', postalCode: '573968', nric: '201900042H' },
      },
    ]);
  });

  it.each([
    [['', '8920031174', '573968'], 'UEN is a required field'],
    [['2019000420190004', '8920031174', '573968'], 'UEN must be at most 15 characters'],
    [['201900042H', '', '573968'], 'Utilities Account Number is a required field'],
    [['201900042H', '89200', '573968'], 'Utilities Account Number must be 10 digits'],
    [['201900042H', '89200x', '573968'], 'Please enter a valid account number'],
    [['201900042H', '8920031174', '57396a'], 'Postal Code must be numeric'],
    [['201900042H', '8920031174', '57396'], 'Postal Code must be 6 digits'],
  ] as const)('%j are told as %s, and nothing is sent', async (typed, text) => {
    const { calls } = open(knowing(null));
    await byHand();
    fill(...typed);
    goOn();
    expect(await textOf()).toEqual([text]);
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(calls.map(({ name }) => name)).toEqual(['reg:companyApplication']);
  });

  it('may hold a UEN with a wrong check letter: it is asked about, not refused', async () => {
    const { calls } = open({ ...knowing(null), 'reg:validateCustomerDetails': { delay: 'infinite' } });
    await byHand();
    fill('201900042A');
    fireEvent.blur(field('UEN'));
    expect(await screen.findByText('Please check your UEN')).toBeTruthy();
    goOn();
    await waitFor(() => expect(calls.at(-1)?.name).toBe('reg:validateCustomerDetails'));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(field('UEN'), { target: { value: '201900042h' } });
    fireEvent.blur(field('UEN'));
    await waitFor(() => expect(screen.queryByText('Please check your UEN')).toBeNull());
  });

  it.each([
    ['SK_LINK_1001', 'Please ensure that the details provided are valid.'],
    ['SK_LINK_1002', 'This account is already linked.'],
    ['SK_LIMIT_1001', 'You have tried too many times. Please try again later.'],
    ['SK_UNKNOWN_1001', 'An unexpected issue has occurred. Please try again later.'],
  ])('details refused with %s say why, and stay as they were typed', async (error, text) => {
    open({ ...knowing(null), 'reg:validateCustomerDetails': { error } });
    await byHand();
    fill();
    goOn();
    expect(await textOf()).toEqual([text]);
    expect(field('UEN').value).toBe('201900042h');
    expect(field('Utilities Account Number').value).toBe('8920031174');
  });

  it('details that the gateway refuses field by field say so at their fields', async () => {
    const details = [{ field: 'nric', message: 'UEN must be at most 15 characters' }];
    open({ ...knowing(null), 'reg:validateCustomerDetails': { error: 'SK_INPUT_1001', details } });
    await byHand();
    fill();
    goOn();
    await screen.findByRole('alert');
    expect(field('UEN').getAttribute('aria-invalid')).toBe('true');
  });

  it('details of somebody whose application is open already lead to it', async () => {
    const { onStatusChanged } = open({
      'reg:companyApplication': (count) => ({ data: { application: count === 1 ? null : mockReceived() } }),
      'reg:validateCustomerDetails': { error: 'account_in_progress' },
    });
    await byHand();
    fill();
    goOn();
    expect(await received()).toBeTruthy();
    await waitFor(() => expect(onStatusChanged).toHaveBeenCalledOnce());
  });

  it('have an entry of the history of their own, and step 2 another', async () => {
    const { moved } = open({
      'reg:companyApplication': (count) => ({
        data: { application: count === 1 ? null : mockApplication() },
      }),
      'reg:validateCustomerDetails': validation,
    });
    await byHand();
    expect(moved.mock.calls).toEqual([['replace', '']]);
    fill();
    goOn();
    await document2();
    expect(moved.mock.calls).toEqual([
      ['replace', ''],
      ['push', 'signed-form'],
    ]);
  });

  it('are there again when somebody goes back a step, and lead on again', async () => {
    const { moved } = open({ ...knowing(mockApplication()), 'reg:validateCustomerDetails': validation });
    await document2();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(moved.mock.calls).toEqual([
      ['replace', 'signed-form'],
      ['replace', ''],
    ]);
    await standsAt(byHand);
    expect([field('Utilities Account Number').value, field('Postal Code').value, field('UEN').value]).toEqual(
      ['8920031174', '573968', '201900042H'],
    );
    goOn();
    expect(await document2()).toBeTruthy();
  });

  it('are left by Cancel for the start of companies', async () => {
    open(knowing(null));
    await byHand();
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/link-account/company');
  });
});

describe('the application', () => {
  it('is shown with what the profile says, and cannot be changed here', async () => {
    open(knowing(mockApplication()));
    const panel = await screen.findByRole('region', { name: 'Your application' });
    for (const text of ['Sin Ming Baking Supplies Pte Ltd', '201900042H', '8920031174', '573968'])
      expect(within(panel).getByText(text)).toBeTruthy();
    expect(within(panel).getByText('written 90001122')).toBeTruthy();
    expect(within(panel).queryByRole('textbox')).toBeNull();
  });

  it('the application that needs another form has no way back and none out, and says what is wrong', async () => {
    open(knowing(mockPending({ note: 'The signature is missing.' })));
    await document2();
    expect(screen.getByText('What is wrong, and what to send instead')).toBeTruthy();
    expect(screen.getByText('The signature is missing.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('the application that has arrived tells when, what follows, and how to leave', async () => {
    const { onLogOut } = open(knowing(mockReceived()));
    await received();
    expect(
      screen.getByText('You will receive a confirmation email once your application is approved.'),
    ).toBeTruthy();
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(
      'Application received20 Nov 2026, 3:42 PM',
    );
    for (const text of ['link-form-signed.pdf', 'LC-2611-0418']) expect(screen.getByText(text)).toBeTruthy();
    await act(async () => {});
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onLogOut).toHaveBeenCalledOnce();
  });
});

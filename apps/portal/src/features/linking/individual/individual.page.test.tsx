import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { wireApi } from '../../../lib/api/api.ts';
import type { SourceLabel } from '../../../lib/source-label.ts';
import { currentToast, hideToast } from '../../../ui/dialogs/toast.ts';
import { IndividualPage } from './individual.page.tsx';
import { states } from './individual.states.tsx';

const ID_TEXT = 'Please enter the last 3 digits + last alphabet of your NRIC/FIN/Malaysian ID/Passport';
const FAILED = 'An error occurred while linking your account. Please try again.';
const right = { number: '8934521670', postal: '310145', id: '567D' };

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  leaveState();
  const toast = currentToast();
  if (toast) hideToast(toast.id);
});

type LinkAnswer = NonNullable<NonNullable<GalleryState['rest']>['linkIndividual']>;

/** Draws the page and holds on to what it does. */
function open(linkIndividual?: LinkAnswer, source: SourceLabel = 'W') {
  const onLinked = vi.fn();
  const onElsewhere = vi.fn();
  const drawn = renderState({
    ...states.ready,
    rest: linkIndividual ? { linkIndividual } : {},
    render: () => <IndividualPage steps={{ source, onLinked, onElsewhere }} waitsFor={null} />,
  });
  return { ...drawn, onLinked, onElsewhere };
}

const number = () => screen.getByLabelText<HTMLInputElement>('Utilities Account Number');
const postal = () => screen.getByLabelText<HTMLInputElement>('Postal Code');
const id = () => screen.getByLabelText<HTMLInputElement>('Last 4 characters of your ID');
const button = () => screen.getByRole('button', { name: 'Link account' });
const summary = () => screen.findByRole('alert');

function fill(typed: Partial<typeof right> = {}): void {
  const all = { ...right, ...typed };
  fireEvent.change(number(), { target: { value: all.number } });
  fireEvent.change(postal(), { target: { value: all.postal } });
  fireEvent.change(id(), { target: { value: all.id } });
}

/** Errors of the form, in its order. */
async function said(): Promise<string[]> {
  const links = within(await summary()).queryAllByRole('link');
  return links.map(({ textContent }) => textContent ?? '');
}

/** The idempotency keys of the links that were sent, in order. */
function getKeys(): string[] {
  const keys: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (String(input).includes('linkIndividual'))
      keys.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
    return answer(input, init);
  };
  return keys;
}

describe('somebody who links their own account', () => {
  it.each(['W', 'M', 'K'] as const)('sends the three and the source %s, canonical', async (source) => {
    const { calls, onLinked } = open({ data: { status: 'Success' } }, source);
    fill({ number: '00 8934 521 670', postal: ' 310145 ', id: ' 567d ' });
    fireEvent.click(button());
    await waitFor(() => expect(onLinked).toHaveBeenCalledOnce());
    expect(calls).toEqual([
      {
        name: 'linkIndividual',
        input: { accountNo: '8934521670', postal: '310145', nric: '567D', source },
      },
    ]);
    expect(currentToast()?.text).toBe('Your account has been linked');
    expect(window.dataLayer).toEqual([{ event: 'link_individual', result: 'Success' }]);
  });

  it('sends once however often the button is pressed', async () => {
    const { calls } = open({ delay: 'infinite' });
    fill();
    fireEvent.click(button());
    fireEvent.click(button());
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(button());
    await act(async () => {});
    expect(calls).toHaveLength(1);
  });

  it('may go back to the choice', () => {
    open();
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/link-account');
    expect(screen.getByRole('link', { name: 'Link account' }).getAttribute('href')).toBe('/link-account');
  });
});

describe('the end of the ID', () => {
  it('stands in capitals once it is left, and is what was typed until then', () => {
    open();
    fireEvent.change(id(), { target: { value: ' 567d' } });
    expect(id().value).toBe(' 567d');
    fireEvent.blur(id());
    expect(id().value).toBe(' 567D');
  });
});

describe('somebody whose status leads them here', () => {
  it.each([
    ['applicationWaits', /^We are checking your application\. You can also link your account here now/],
    [
      'documentAsked',
      /^We need one more document: your tenancy agreement.* Reply to our e-mail .* or call 1800-/,
    ],
  ] as const)('is told why (%s), and sees no way that leads back here', (state, words) => {
    renderState(states[state]);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(button()).toBeTruthy();
  });
});

describe('what is wrong with the three', () => {
  it.each([
    [{ number: '' }, 'Utilities Account Number is a required field'],
    [{ number: '893452167' }, 'Utilities Account Number must be 10 digits'],
    [{ number: '89345216x' }, 'Please enter a valid account number'],
    [{ number: '8934521670123' }, 'Utilities Account Number must be 10 digits'],
    [{ postal: '' }, 'Postal Code is a required field'],
    [{ postal: '31014' }, 'Postal Code must be 6 digits'],
    [{ postal: '31014a7' }, 'Postal Code must be numeric'],
    [{ id: '' }, ID_TEXT],
    [{ id: '567' }, ID_TEXT],
    [{ id: 'S1234567D' }, ID_TEXT],
  ])('%j is told as %s, at the field and above, and nothing is sent', async (typed, text) => {
    const { calls } = open();
    fill(typed);
    fireEvent.click(button());
    expect(await said()).toEqual([text]);
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(calls).toEqual([]);
    await waitFor(() => expect(document.title.startsWith('Error: ')).toBe(true));
  });

  it('is not judged while it is typed, also not again after a first try', async () => {
    open();
    fill({ id: '567' });
    fireEvent.blur(id());
    await act(async () => {});
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(button());
    await summary();
    fireEvent.change(postal(), { target: { value: '3' } });
    fireEvent.blur(postal());
    fireEvent.change(id(), { target: { value: '56D' } });
    await act(async () => {});
    expect(await said()).toEqual([ID_TEXT]);
  });

  it('is told no longer once what is typed is right', async () => {
    open();
    fill({ id: '567', postal: '31014' });
    fireEvent.click(button());
    expect(await said()).toHaveLength(2);
    fireEvent.change(id(), { target: { value: '567D' } });
    await waitFor(async () => expect(await said()).toEqual(['Postal Code must be 6 digits']));
    fireEvent.change(postal(), { target: { value: '310145' } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.title.startsWith('Error: ')).toBe(false);
  });

  it('is told all at once, in the order of the page; each line leads to its field', async () => {
    open();
    fireEvent.click(button());
    const links = within(await summary()).getAllByRole('link');
    expect(links).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    for (const [at, control] of [number(), postal(), id()].entries()) {
      fireEvent.click(links[at] ?? document.body);
      expect(document.activeElement).toBe(control);
      expect(control.getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('takes the focus again at every further try', async () => {
    open();
    fireEvent.click(button());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    button().focus();
    fireEvent.click(button());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });

  it('typing anything but digits into the postal code has no effect; pasted text stays', () => {
    open();
    const typing = (inputType: string, data: string) =>
      postal().dispatchEvent(
        new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }),
      );
    expect(typing('insertText', 'a')).toBe(false);
    expect(typing('insertText', ' ')).toBe(false);
    expect(typing('insertText', '3')).toBe(true);
    expect(typing('insertFromPaste', 'S 310145')).toBe(true);
    expect(typing('deleteContentBackward', '')).toBe(true);
  });
});

describe('a link that the gateway refuses', () => {
  it.each([
    ['SK_LINK_1001', 'Please ensure that the details provided are valid.'],
    ['SK_LINK_1002', 'This account is already linked.'],
    ['SK_LIMIT_1001', 'You have tried too many times. Please try again later.'],
    [
      'no_active_utilities_account',
      "You do not have an active Utilities account. If you just opened a utilities account recently, you'll be able to log in on your move-in date.",
    ],
  ])('a refusal by %s is told in its words, and the typed fields stay', async (code, text) => {
    const { onLinked, onElsewhere } = open({ error: code });
    fill({ id: '567d' });
    fireEvent.click(button());
    expect((await summary()).textContent).toContain(text);
    expect([number().value, postal().value, id().value]).toEqual(['8934521670', '310145', '567d']);
    expect(onLinked).not.toHaveBeenCalled();
    expect(onElsewhere).not.toHaveBeenCalled();
    expect(window.dataLayer).toEqual([{ event: 'link_individual', result: 'Failure', code, message: text }]);
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  it.each(['account_in_progress', 'account_not_found'])(
    'a refusal by %s leads on to where the person is',
    async (code) => {
      const { onElsewhere } = open({ error: code });
      fill();
      fireEvent.click(button());
      await waitFor(() => expect(onElsewhere).toHaveBeenCalledOnce());
      expect((await summary()).textContent).toContain(FAILED);
    },
  );

  it.each([
    ['nothing', { data: null, status: 502 }],
    ['an answer that says something else', { data: { status: 'Pending' } }],
    ['an answer that says nothing', { data: {} }],
  ])('a refusal by %s is told in our words', async (_, answer) => {
    const { onLinked } = open(answer);
    fill();
    fireEvent.click(button());
    expect((await summary()).textContent).toContain(FAILED);
    expect(onLinked).not.toHaveBeenCalled();
  });

  it('field by field lands at the fields', async () => {
    open();
    const words = 'Postal Code must be 6 digits';
    globalThis.fetch = async () =>
      Response.json(
        { error: { code: 'SK_INPUT_1001', message: 'x', details: [{ field: 'postal', message: words }] } },
        { status: 400 },
      );
    fill();
    fireEvent.click(button());
    expect(await said()).toEqual([words]);
    expect(postal().getAttribute('aria-invalid')).toBe('true');
  });

  it('a refusal because the session ended is told by the end of the session alone', async () => {
    const onSessionEnded = vi.fn();
    open({ error: 'SK_SEC_1000' });
    wireApi({ credentials: async () => null, onSessionEnded });
    fill();
    fireEvent.click(button());
    await waitFor(() => expect(onSessionEnded).toHaveBeenCalledWith('SK_SEC_1000'));
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the key of an attempt', () => {
  const tryUntil = async (keys: readonly string[], count: number) => {
    fireEvent.click(button());
    await waitFor(() => expect(keys).toHaveLength(count));
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  };

  it('stays when the answer was lost, so that the repeat is the same write', async () => {
    open({ data: null, status: 502 });
    const keys = getKeys();
    fill();
    await tryUntil(keys, 1);
    await tryUntil(keys, 2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('is a new one after an answer, and for other details', async () => {
    open((count) => (count === 1 ? { error: 'SK_LINK_1001' } : { data: null, status: 502 }));
    const keys = getKeys();
    fill();
    await tryUntil(keys, 1);
    await tryUntil(keys, 2);
    fill({ postal: '310146' });
    await tryUntil(keys, 3);
    expect(new Set(keys).size).toBe(3);
  });
});

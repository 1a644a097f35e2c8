import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireApi, write } from '../lib/api/api.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { currentToast, hideToast } from './dialogs/toast.ts';
import { type ActionOptions, useAction } from './use-action.ts';

type Options = ActionOptions<string, string>;

let client: QueryClient;
const returned = vi.fn();
beforeEach(() => {
  returned.mockReset();
  client = createQueryClient();
});
afterEach(() => {
  cleanup();
  hideToast(currentToast()?.id ?? 0);
});

function Reason(options: Options) {
  const { busy, failure, run, dismissFailure } = useAction<string, string>(options);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(String(new FormData(event.currentTarget).get('reason'))).then(returned);
      }}
    >
      <input name="reason" aria-label="Reason" />
      <output>{busy ? 'busy' : (failure ?? 'ready')}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={dismissFailure}>
        Dismiss
      </button>
    </form>
  );
}

const open = (options: Options) =>
  render(
    <QueryClientProvider client={client}>
      <Reason {...options} />
    </QueryClientProvider>,
  );
const press = (name = 'Send') => fireEvent.click(screen.getByRole('button', { name }));
const state = () => screen.getByRole('status').textContent;
const shows = (text: string) => waitFor(() => expect(state()).toBe(text));
const type = (text: string) => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: text } });

/** Answers in turn: an error is thrown, a text returned. */
function sender(...answers: (string | ApiError)[]) {
  const keys: string[] = [];
  const send = vi.fn(async (_: string, key: string) => {
    keys.push(key);
    const answer = answers[keys.length - 1] ?? 'done';
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  return { send, keys };
}

/** A write whose answer the test gives. */
function slowSender() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { send: vi.fn(() => promise), answer: resolve, refuse: reject };
}

describe('a press', () => {
  it('sends once however often it is repeated, and is busy until the answer', async () => {
    const { send, answer } = slowSender();
    open({ send });
    press();
    press();
    await shows('busy');
    press();
    expect(send).toHaveBeenCalledOnce();
    answer('done');
    await shows('ready');
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('confirms a success, goes on, and fetches again what it changed', async () => {
    client.setQueryData(['locks'], ['8934521670']);
    client.setQueryData(['other'], 1);
    const onDone = vi.fn();
    const onSuccess = vi.fn();
    const { send } = sender('lifted');
    open({
      send,
      onDone,
      onSuccess,
      invalidates: [['locks']],
      toast: (result, reason) => `${result}: ${reason}`,
    });
    type('typing mistake');
    press();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('lifted', 'typing mistake'));
    expect(onSuccess).toHaveBeenCalledWith('lifted', 'typing mistake');
    expect(currentToast()?.text).toBe('lifted: typing mistake');
    expect(client.getQueryState(['locks'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['other'])?.isInvalidated).toBe(false);
    expect(returned).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['SK_HOURS_1001', true],
    ['SK_INPUT_1001', false],
  ])(
    'fetches again after a refusal that says that what is shown is out of date: %s',
    async (code, isAgain) => {
      client.setQueryData(['locks'], []);
      const { send } = sender(new ApiError(code));
      open({ send, invalidates: [['locks']], isOutOfDate: (error) => error.code === 'SK_HOURS_1001' });
      press();
      await waitFor(() => expect(returned).toHaveBeenCalled());
      expect(client.getQueryState(['locks'])?.isInvalidated).toBe(isAgain);
    },
  );

  it('keeps nothing of its input in the cache', async () => {
    open(sender());
    type('S1234567D');
    press();
    await waitFor(() => expect(returned).toHaveBeenCalled());
    cleanup();
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]), { timeout: 5_000 });
  });
});

describe('a failure', () => {
  it('shows the words of its code until it is dismissed or the next try starts', async () => {
    const error = new ApiError('SK_LINK_1001');
    const onFailure = vi.fn();
    const { send } = sender(error, error);
    open({ send, onFailure });
    press();
    await shows(error.message);
    expect(onFailure).toHaveBeenCalledWith(error, '');
    expect(returned).toHaveBeenLastCalledWith(error);
    press('Dismiss');
    await shows('ready');
    press();
    await shows(error.message);
    press();
    await shows('ready');
  });

  it('can be described in other words', async () => {
    open({ ...sender(new ApiError('SK_LINK_1001')), describeFailure: () => 'Not linked.' });
    press();
    await shows('Not linked.');
  });

  it('leaves what was typed', async () => {
    open(sender(new ApiError('SK_UNKNOWN_1001')));
    type('long reason');
    press();
    await waitFor(() => expect(state()).not.toBe('ready'));
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('long reason');
  });

  it('stays busy until its consequences are through', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const error = new ApiError('SK_LINK_1001');
    const { send } = sender(error);
    open({ send, onFailure: () => promise });
    press();
    await waitFor(() => expect(send).toHaveBeenCalled());
    await shows('busy');
    press();
    expect(send).toHaveBeenCalledOnce();
    resolve();
    await shows(error.message);
  });
});

describe('the idempotency key', () => {
  const twice = async (...answers: (string | ApiError)[]) => {
    const { send, keys } = sender(...answers);
    open({ send });
    press();
    await waitFor(() => expect(keys).toHaveLength(1));
    await waitFor(() => expect(state()).not.toBe('busy'));
    return { keys };
  };

  it('is the same after a lost answer', async () => {
    const { keys } = await twice(new ApiError('other'));
    press();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  it('is a new one after a refusal, and for another input', async () => {
    const { keys } = await twice(new ApiError('SK_LINK_1001'), new ApiError('other'));
    press();
    await waitFor(() => expect(keys).toHaveLength(2));
    await waitFor(() => expect(state()).not.toBe('busy'));
    type('another');
    press();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(new Set(keys).size).toBe(3);
  });
});

describe('a session that has ended', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  });

  it('is handled by the session, with no failure shown and what was typed kept', async () => {
    const onSessionEnded = vi.fn();
    wireApi({ credentials: async () => null, onSessionEnded });
    globalThis.fetch = async () =>
      Response.json(
        { 'staff:liftLinkLock': { error: { code: 'SK_SEC_1000', message: 'Not signed in.' } } },
        { status: 401 },
      );
    open({
      send: async (reason) => {
        await write('staff:liftLinkLock', { accountNo: '8934521670', reason });
        return 'done';
      },
    });
    type('typing mistake');
    press();
    await waitFor(() => expect(returned).toHaveBeenLastCalledWith(expect.any(ApiError)));
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('SK_SEC_1000');
    await shows('ready');
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('typing mistake');
  });
});

describe('a component that is gone before the answer', () => {
  it('gets its cache and its toast, but goes nowhere', async () => {
    const { send, answer } = slowSender();
    const onDone = vi.fn();
    const onSuccess = vi.fn();
    open({ send, onDone, onSuccess, toast: () => 'Saved' });
    press();
    await shows('busy');
    cleanup();
    answer('done');
    await waitFor(() => expect(currentToast()?.text).toBe('Saved'));
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('leaves the browser alone while it waits', async () => {
    const { send, answer } = slowSender();
    open({ send });
    press();
    await shows('busy');
    cleanup();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await new Promise((resolve) => setImmediate(() => setTimeout(resolve, 100)));
    expect(timers.mock.calls.length).toBeLessThan(5);
    timers.mockRestore();
    answer('done');
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]), { timeout: 5_000 });
  });

  it('takes a failure in silence', async () => {
    const { send, refuse } = slowSender();
    const onFailure = vi.fn();
    open({ send, onFailure });
    press();
    await shows('busy');
    cleanup();
    refuse(new ApiError('SK_UNKNOWN_1001') as never);
    await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  });
});

describe('an action that leaves the page', () => {
  const comeBack = (persisted: boolean) =>
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

  it('stays busy after a success until the browser brings the page back', async () => {
    const { send, keys } = sender();
    open({ send, leavesPage: true });
    press();
    await waitFor(() => expect(keys).toHaveLength(1));
    await shows('busy');
    press();
    comeBack(false);
    expect(state()).toBe('busy');
    comeBack(true);
    await shows('ready');
    press();
    await waitFor(() => expect(keys).toHaveLength(2));
  });

  it('is ready again after a failure', async () => {
    const { send, keys } = sender(new ApiError('SK_LINK_1001'));
    open({ send, leavesPage: true });
    press();
    await shows(new ApiError('SK_LINK_1001').message);
    press();
    await waitFor(() => expect(keys).toHaveLength(2));
  });
});

/** Steps and queries of tests of paying. */
import { fireEvent, screen } from '@testing-library/react';
import type { GalleryState, RestAnswers } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';

/** The dialog's code is loaded when the first one opens. */
export const patient = { timeout: 4_000 };
export const code = () => screen.findByRole('img', { name: /^PayNow QR code/ }, patient);
export const showButton = () => screen.findByRole('button', { name: 'Show QR code' }, patient);
export const getAmount = (account: string) =>
  screen.findByLabelText<HTMLInputElement>(`Amount for account ${account}`, {}, patient);

export async function enter(account: string, text: string) {
  const field = await getAmount(account);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

export function draw(state: GalleryState, rest: RestAnswers = {}) {
  const drawn = renderState({ ...state, rest: { ...state.rest, ...rest } });
  const requests = () => drawn.calls.filter(({ name }) => name === 'paynowRequest');
  return { ...drawn, requests };
}

/** After each test: the page is gone, and no key is kept for the next one. */
export function leave(): void {
  leaveState();
  localStorage.clear();
}

/** The idempotency keys of the requests of what is drawn, in order. */
export function getKeys(drawn: () => unknown): string[] {
  drawn();
  return keysOfRequests();
}

/** The idempotency keys of the requests from now on, in order. */
export function keysOfRequests(): string[] {
  const keys: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith('/paynow/request'))
      keys.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
    return answer(input, init);
  };
  return keys;
}

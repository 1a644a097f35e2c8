/** Draws a catalogued state in a test: its answers in place of the wire, its day in place of today. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { wireApi } from '../../lib/api/api.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { AvailabilityContext } from '../../lib/availability.ts';
import { setServerTime } from '../../lib/clock.ts';
import { ReceiptContext } from '../../lib/paying.ts';
import { forgetStartingWith, storageKeys } from '../../lib/storage.ts';
import { currentToast, hideToast } from '../../ui/dialogs/toast.ts';
import { answeringFetch, findRestName, readBody } from '../answer-calls.ts';
import { answeringUploads } from '../answer-uploads.ts';
import { everythingOpen, type GalleryState, PICTURED_NOW } from '../state.ts';
import { WithRouter } from '../with-router.tsx';

const realFetch = globalThis.fetch;
const realUploads = globalThis.XMLHttpRequest;

/** Operations in the order in which they were asked, one list for each body. */
type Bodies = string[][];

/** One operation, or one REST call by the name of its path, with what it was asked. */
interface RecordedCall {
  readonly name: string;
  readonly input: unknown;
}

export interface Rendered {
  readonly page: HTMLElement;
  readonly bodies: Bodies;
  readonly calls: RecordedCall[];
  /** The idempotency keys of the writes, in the order in which they were sent. */
  readonly keys: string[];
  /** The orders whose receipts the app was told to show. */
  readonly receipts: string[];
  /** Addresses that the state led to. */
  readonly addresses: string[];
}

export function renderState(state: GalleryState): Rendered {
  const bodies: Bodies = [];
  const calls: RecordedCall[] = [];
  const keys: string[] = [];
  const receipts: string[] = [];
  const addresses: string[] = [];
  const onAddress = (address: string) => void addresses.push(address);
  const answer = answeringFetch(state.answers, state.rest);
  globalThis.fetch = (input, init) => {
    const name = findRestName(input);
    const body = readBody(init);
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key !== null) keys.push(key);
    if (name === 'api') {
      bodies.push(Object.keys(body as object));
      calls.push(...Object.entries(body as object).map(([key, value]) => ({ name: key, input: value })));
    } else {
      calls.push({ name: name ?? String(input), input: body });
    }
    return answer(input, init);
  };
  globalThis.XMLHttpRequest = answeringUploads;
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  setServerTime(state.now ?? PICTURED_NOW);
  const client = createQueryClient();
  const { container } = render(
    <WithRouter onAddress={onAddress}>
      <AvailabilityContext value={state.availability ?? everythingOpen}>
        <ReceiptContext value={(orderId) => receipts.push(orderId)}>
          <QueryClientProvider client={client}>{state.render()}</QueryClientProvider>
        </ReceiptContext>
      </AvailabilityContext>
    </WithRouter>,
  );
  return { page: container, bodies, calls, keys, receipts, addresses };
}

/** After each test: the page and its toast are gone, and the wire is back. */
export function leaveState(): void {
  cleanup();
  hideToast(currentToast()?.id ?? 0);
  delete window.dataLayer;
  forgetStartingWith('local', [storageKeys.measuredPrefix]);
  globalThis.fetch = realFetch;
  globalThis.XMLHttpRequest = realUploads;
}

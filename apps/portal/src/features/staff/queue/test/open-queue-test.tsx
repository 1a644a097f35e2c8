/** The page of a queue in a test: its items, the presses and the note of an officer, and what was sent. */
import type { OperationName } from '@portal/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, vi } from 'vitest';
import type { Answers, GalleryState } from '../../../../gallery/state.ts';
import { leaveState, renderState } from '../../../../gallery/test/render-state.tsx';
import { currentToast, hideToast } from '../../../../ui/dialogs/toast.ts';
import type { Decided, Opened, QueueKind, Waiting } from '../queue-kind.ts';
import { QueuePage } from '../queue-page.tsx';

export const patient = { timeout: 10_000 };

type Calls = ReturnType<typeof renderState>['calls'];

/** @param ready a state with an open item; @param answer of the operation that opens one, by its id */
export function openQueueTest<W extends Waiting, D extends Decided, Item extends Opened, Draft>(
  kind: QueueKind<W, D, Item, Draft>,
  {
    first,
    ready,
    answer,
  }: { readonly first: string; readonly ready: GalleryState; readonly answer: Answers },
) {
  const opened = vi.fn();
  const { act: _, ...still } = ready;

  afterEach(() => {
    leaveState();
    const toast = currentToast();
    if (toast) hideToast(toast.id);
  });

  function QueueState({ at }: { at: string | null }) {
    const [itemId, setItemId] = useState(at);
    const onOpen = (next: string | null) => {
      opened(next);
      setItemId(next);
    };
    return <QueuePage kind={kind} itemId={itemId} onOpen={onOpen} />;
  }

  return {
    opened,
    draw(answers: Answers = {}, at: string | null = first) {
      opened.mockReset();
      return renderState({
        ...still,
        answers: { ...still.answers, ...answer, ...answers },
        render: () => <QueueState at={at} />,
      });
    },
  };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name }, patient);
export const choose = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('radio', { name }, patient));
export const writeNote = (text = ' The payer called. ') =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Note/ }), { target: { value: text } });
export const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog', {}, patient)).getByRole('button', { name }));
export const readInputs = (calls: Calls, wanted: OperationName) =>
  calls.filter(({ name }) => name === wanted).map(({ input }) => input);
export const readDecisions = (calls: Calls) => readInputs(calls, 'staff:decide');

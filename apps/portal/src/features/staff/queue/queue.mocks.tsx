/** States that every queue of staff has in the gallery, and the steps by which officers reach the others. */
import type { OperationName } from '@portal/contract';
import { useState } from 'react';
import { appear, buttonNamed, type as typeInto } from '../../../gallery/interactions.ts';
import type { Answer, Answers, GalleryState, RestAnswers } from '../../../gallery/state.ts';
import { STAFF_NOW } from '../applications/applications.mocks.ts';
import type { Decided, Listed, Opened, QueueKind, QueueName, QueueOf, Waiting } from './queue-kind.ts';
import { QueuePage } from './queue-page.tsx';

interface StateParts<
  Name extends QueueName,
  W extends Waiting,
  D extends Decided,
  Item extends Opened,
  Draft,
> {
  readonly kind: QueueKind<W, D, Item, Draft> & { readonly name: Name };
  /** The operation that opens an item. */
  readonly opens: OperationName;
  readonly first: string;
  readonly queue: QueueOf<Name> & Listed<W, D>;
  readonly emptyQueue: QueueOf<Name> & Listed<W, D>;
  readonly more?: Answers;
  readonly rest?: RestAnswers;
}

export function makeQueueStates<
  Name extends QueueName,
  W extends Waiting,
  D extends Decided,
  Item extends Opened,
  Draft,
>({ kind, opens, first, queue, emptyQueue, more = {}, rest }: StateParts<Name, W, D, Item, Draft>) {
  /** The address of the page is a state of its own here. */
  function QueueState({ at }: { at: string | null }) {
    const [itemId, setItemId] = useState(at);
    return <QueuePage kind={kind} itemId={itemId} onOpen={setItemId} />;
  }

  const answerQueue = (shown: QueueOf<Name>): Answers => ({
    'staff:queue': { data: shown },
    'staff:queues': {
      data: {
        queues: [
          { name: 'linkApplications', waiting: 7 },
          { name: kind.name, waiting: shown.waitingCount },
        ],
      },
    },
  });
  const answerItem = (answer: Answer<OperationName>): Answers => ({ ...answerQueue(queue), [opens]: answer });
  const opening = (shown: Item, over: Answers = {}): Answers => ({
    ...answerQueue(queue),
    ...more,
    [opens]: { data: shown },
    ...over,
  });
  const open = (about: string, answers: Answers, over: Partial<GalleryState> = {}): GalleryState => ({
    about,
    answers,
    ...(rest ? { rest } : {}),
    now: STAFF_NOW,
    render: () => <QueueState at={first} />,
    ...over,
  });
  const queueOnly = (about: string, answers: Answers) =>
    open(about, answers, { render: () => <QueueState at={null} /> });
  const unanswered = (answer: { readonly delay: 'infinite' } | { readonly error: string }): Answers => ({
    'staff:queue': answer,
    'staff:queues': answer,
  });

  return {
    open,
    opening,
    common: {
      queue: queueOnly('some wait, none is open', answerQueue(queue)),
      empty: queueOnly('nothing waits, nothing was decided', answerQueue(emptyQueue)),
      loading: queueOnly('the queue has not come', unanswered({ delay: 'infinite' })),
      failed: queueOnly('the queue could not be had', unanswered({ error: 'SK_UNKNOWN_1001' })),
      itemLoading: open('the item has not come', answerItem({ delay: 'infinite' })),
      itemFailed: open('the item could not be had', answerItem({ error: 'SK_UNKNOWN_1001' })),
      itemMissing: open('the item is not to be found', answerItem({ error: 'SK_ACCESS_1001' })),
      refused: open('an officer without the role for this queue', {
        'staff:queue': { error: 'SK_ACCESS_1001' },
        'staff:queues': { data: { queues: [{ name: 'linkApplications', waiting: 7 }] } },
        [opens]: { error: 'SK_ACCESS_1001' },
      }),
    },
  };
}

export const press = async (page: HTMLElement, name: string) => (await buttonNamed(page, name)).click();
export const choose = async (page: HTMLElement, choice: string) =>
  (await appear(() => page.querySelector<HTMLInputElement>(`#what-${choice}`))).click();
export const write = async (page: HTMLElement, selector: string, text: string) =>
  typeInto(await appear(() => page.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)), text);
export const findQuestion = () => appear(() => document.querySelector<HTMLElement>('[role=alertdialog]'));

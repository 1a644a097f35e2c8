/** States of the queue of meter readings: the queue and the reading that is open, in each of their conditions. */
import { useState } from 'react';
import { appear, buttonNamed, type as typeInto } from '../../../gallery/interactions.ts';
import { type Answers, defineStates, type GalleryState, type RestAnswers } from '../../../gallery/state.ts';
import { STAFF_NOW } from '../applications/applications.mocks.ts';
import { mockPicture } from '../file/file.mocks.ts';
import { QueuePage } from '../queue/queue-page.tsx';
import { copy } from './copy.ts';
import type { Reading, ReadingQueue } from './reading.ts';
import { FIRST, mockReading, mockReadings, noReadings } from './readings.mocks.ts';
import { readingsQueue } from './readings.queue.tsx';

/** The address of the page is a state of its own here. */
function QueueState({ at }: { at: string | null }) {
  const [itemId, setItemId] = useState(at);
  return <QueuePage kind={readingsQueue} itemId={itemId} onOpen={setItemId} />;
}

const answerQueue = (queue: ReadingQueue): Answers => ({
  'staff:queue': { data: queue },
  'staff:queues': {
    data: {
      queues: [
        { name: 'linkApplications', waiting: 7 },
        { name: 'meterReadings', waiting: queue.waitingCount },
      ],
    },
  },
});
const opening = (reading: Reading, more: Answers = {}): Answers => ({
  ...answerQueue(mockReadings()),
  'staff:meterReading': { data: reading },
  ...more,
});
const photo = (): RestAnswers => ({ staffReadingPhoto: { data: mockPicture() } });

const open = (about: string, answers: Answers, over: Partial<GalleryState> = {}): GalleryState => ({
  about,
  answers,
  rest: photo(),
  now: STAFF_NOW,
  render: () => <QueueState at={FIRST} />,
  ...over,
});
const queueOnly = (about: string, answers: Answers) =>
  open(about, answers, { render: () => <QueueState at={null} /> });

const press = async (page: HTMLElement, name: string) => (await buttonNamed(page, name)).click();
const write = async (page: HTMLElement) =>
  typeInto(
    await appear(() => page.querySelector<HTMLTextAreaElement>('textarea')),
    'The photo shows 1238.9.',
  );

export const states = defineStates({
  ready: open('far above the usual use, with a photo', opening(mockReading())),
  queue: queueOnly('three wait, none is open', answerQueue(mockReadings())),
  empty: queueOnly('nothing waits, nothing was decided', answerQueue(noReadings)),
  loading: queueOnly('the queue has not come', {
    'staff:queue': { delay: 'infinite' },
    'staff:queues': { delay: 'infinite' },
  }),
  failed: queueOnly('the queue could not be had', {
    'staff:queue': { error: 'SK_UNKNOWN_1001' },
    'staff:queues': { error: 'SK_UNKNOWN_1001' },
  }),
  itemLoading: open('the reading has not come', {
    ...answerQueue(mockReadings()),
    'staff:meterReading': { delay: 'infinite' },
  }),
  itemFailed: open('the reading could not be had', {
    ...answerQueue(mockReadings()),
    'staff:meterReading': { error: 'SK_UNKNOWN_1001' },
  }),
  itemMissing: open('the customer has sent another one since', {
    ...answerQueue(mockReadings()),
    'staff:meterReading': { error: 'SK_ACCESS_1001' },
  }),
  photoFailed: open('the photo could not be had', opening(mockReading()), {
    rest: { staffReadingPhoto: { error: 'SK_UNKNOWN_1001' } },
  }),
  withoutPhoto: open(
    'a new home: no photo, nothing to compare with',
    opening(
      mockReading({ photo: null, use: null, usual: null, earlier: [], unusual: null, reading: '00012.4' }),
    ),
  ),
  own: open('a reading of the officer’s own account', opening(mockReading({ isOwn: true }))),
  closed: open(
    'its window has closed',
    opening(mockReading({ window: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-19T15:00:00.000Z' } })),
  ),
  decided: open(
    'a colleague has set it aside',
    opening(
      mockReading({
        status: 'setAside',
        decision: {
          decision: 'setAside',
          decidedAt: '2026-11-20T07:42:00.000Z',
          by: 'Rosnah Yusof',
          isOwn: false,
          note: 'The photo shows 1238.9.\nPlease read the meter again.',
        },
      }),
    ),
  ),
  nothingSaid: open('set aside without saying why', opening(mockReading()), {
    act: (page) => press(page, copy.setAside),
  }),
  confirming: open('about to set aside', opening(mockReading()), {
    act: async (page) => {
      await write(page);
      await press(page, copy.setAside);
    },
  }),
  sending: open(
    'the decision is being sent',
    opening(mockReading(), { 'staff:decide': { delay: 'infinite' } }),
    {
      act: async (page) => {
        await press(page, copy.accept);
        await press(await dialog(), copy.accept);
      },
    },
  ),
  long: open(
    'names longer than their places',
    opening(
      mockReading({
        holder: 'Lembaga Pembangunan Perniagaan Antarabangsa Seletar Aerospace Engineering Services Pte Ltd',
        deviceNo: 'W'.repeat(18),
      }),
    ),
  ),
});

const dialog = () => appear(() => document.querySelector<HTMLElement>('[role=alertdialog]'));

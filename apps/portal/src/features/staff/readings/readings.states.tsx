/** States of the queue of meter readings: the queue and the reading that is open, in each of their conditions. */
import { defineStates } from '../../../gallery/state.ts';
import { mockPicture } from '../file/file.mocks.ts';
import { findQuestion, makeQueueStates, press, write } from '../queue/queue.mocks.tsx';
import { copy } from './copy.ts';
import { FIRST, mockReading, mockReadings, noReadings } from './readings.mocks.ts';
import { readingsQueue } from './readings.queue.tsx';

const { open, opening, common } = makeQueueStates({
  kind: { ...readingsQueue, name: 'meterReadings' },
  opens: 'staff:meterReading',
  first: FIRST,
  queue: mockReadings(),
  emptyQueue: noReadings,
  rest: { staffReadingPhoto: { data: mockPicture() } },
});

export const states = defineStates({
  ...common,
  ready: open('far above the usual use, with a photo', opening(mockReading())),
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
      await write(page, 'textarea', 'The photo shows 1238.9.');
      await press(page, copy.setAside);
    },
  }),
  sending: open(
    'the decision is being sent',
    opening(mockReading(), { 'staff:decide': { delay: 'infinite' } }),
    {
      act: async (page) => {
        await press(page, copy.accept);
        await press(await findQuestion(), copy.accept);
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

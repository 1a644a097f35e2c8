/** States of the queue of link applications: the queue and the application that is open, in each of their conditions. */
import { useState } from 'react';
import { appear, buttonNamed, type as typeInto } from '../../../gallery/interactions.ts';
import { type Answers, defineStates, type GalleryState, type RestAnswers } from '../../../gallery/state.ts';
import { mockPdf, mockPicture } from '../file/file.mocks.ts';
import { QueuePage } from '../queue/queue-page.tsx';
import type { Application, ApplicationQueue } from './application.ts';
import { emptyQueue, mockApplication, mockLocks, mockQueue, STAFF_NOW } from './applications.mocks.ts';
import { applicationsQueue } from './applications.queue.tsx';
import { copy } from './copy.ts';

const FIRST = 'LC-2611-0418';

/** The address of the page is a state of its own here. */
function ApplicationState({ at }: { at: string | null }) {
  const [itemId, setItemId] = useState(at);
  return <QueuePage kind={applicationsQueue} itemId={itemId} onOpen={setItemId} />;
}

const answerQueue = (queue: ApplicationQueue): Answers => ({
  'staff:queue': { data: queue },
  'staff:linkLocks': { data: { locks: [...mockLocks] } },
});
const opening = (application: Application, more: Answers = {}): Answers => ({
  ...answerQueue(mockQueue()),
  'staff:linkApplication': { data: application },
  ...more,
});
const form = (file: Blob): RestAnswers => ({ linkDocument: { data: file } });

const open = (about: string, answers: Answers, over: Partial<GalleryState> = {}): GalleryState => ({
  about,
  answers,
  rest: form(mockPdf()),
  now: STAFF_NOW,
  render: () => <ApplicationState at={FIRST} />,
  ...over,
});
const queueOnly = (about: string, answers: Answers, over: Partial<GalleryState> = {}) =>
  open(about, answers, { render: () => <ApplicationState at={null} />, ...over });

const press = async (page: HTMLElement, name: string) => (await buttonNamed(page, name)).click();
const tick = async (page: HTMLElement, count: number) => {
  const boxes = await appear(() => {
    const all = page.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
    return all.length === 3 ? all : null;
  });
  for (const box of [...boxes].slice(0, count)) box.click();
};
const search = (page: HTMLElement, text: string) => {
  const input = page.querySelector<HTMLInputElement>('input[type=text]');
  if (input) typeInto(input, text);
};

export const states = defineStates({
  ready: open('an application beside our records, two of three ticks set', opening(mockApplication()), {
    act: (page) => tick(page, 2),
  }),
  allTicked: open('everything checked', opening(mockApplication()), { act: (page) => tick(page, 3) }),
  queue: queueOnly('seven wait, none is open', answerQueue(mockQueue())),
  empty: queueOnly('nothing waits, nothing was decided', {
    ...answerQueue(emptyQueue),
    'staff:linkLocks': { data: { locks: [] } },
  }),
  loading: queueOnly('the queue has not come', {
    'staff:queue': { delay: 'infinite' },
    'staff:linkLocks': { delay: 'infinite' },
  }),
  failed: queueOnly('queue and locks could not be had', {
    'staff:queue': { error: 'SK_UNKNOWN_1001' },
    'staff:linkLocks': { error: 'SK_UNKNOWN_1001' },
  }),
  noMatch: queueOnly('a search that finds nothing', answerQueue(emptyQueue), {
    act: async (page) => {
      search(page, 'Bedokk');
      await appear(() => page.querySelector('li') ?? page.querySelector('[role=status]'));
    },
  }),
  onlyDecidedMatch: queueOnly(
    'a search that finds only what was decided',
    answerQueue(
      mockQueue({
        waiting: [],
        waitingCount: 0,
        oldestAt: null,
        decided: mockQueue().decided.slice(0, 1),
        decidedCount: 1,
      }),
    ),
    {
      act: async (page) => {
        await appear(() => page.querySelector('li'));
        search(page, 'Bedok');
        await appear(() => /matches 'Bedok'/.exec(page.textContent));
      },
    },
  ),
  itemLoading: open('the application has not come', {
    ...answerQueue(mockQueue()),
    'staff:linkApplication': { delay: 'infinite' },
  }),
  itemFailed: open('the application could not be had', {
    ...answerQueue(mockQueue()),
    'staff:linkApplication': { error: 'SK_UNKNOWN_1001' },
  }),
  itemMissing: open('there is no such application', {
    ...answerQueue(mockQueue()),
    'staff:linkApplication': { error: 'SK_ACCESS_1001' },
  }),
  formLoading: open('the signed form has not come', opening(mockApplication()), {
    rest: { linkDocument: { delay: 'infinite' } },
  }),
  formFailed: open('the signed form could not be had', opening(mockApplication()), {
    rest: { linkDocument: { error: 'SK_UNKNOWN_1001' } },
  }),
  brokenForm: open('a form that cannot be drawn', opening(mockApplication()), {
    rest: form(new Blob(['no pdf'], { type: 'application/pdf' })),
  }),
  manyPages: open(
    'a form of three pages, made larger',
    opening(mockApplication({ document: { ...mockApplication().document, pages: 3 } })),
    {
      rest: form(mockPdf(3)),
      act: async (page) =>
        (await appear(() => page.querySelector<HTMLButtonElement>('button[aria-label="Larger"]'))).click(),
    },
  ),
  picture: open(
    'a photograph of the form, sent for the second time, by the app',
    opening(
      mockApplication({
        source: 'M',
        document: { name: 'IMG_0412.png', type: 'image/png', bytes: 412_000, pages: null, documentNo: 2 },
      }),
    ),
    { rest: form(mockPicture()) },
  ),
  shared: open(
    'somebody else has it open',
    opening(mockApplication({ alsoOpenedBy: { name: 'Siti Rahmah', at: '2026-11-20T07:41:00.000Z' } })),
  ),
  own: open('the officer’s own application', opening(mockApplication({ isOwn: true }))),
  decided: open(
    'decided today, with a note',
    opening(
      mockApplication({
        status: 'rejected',
        decision: {
          decision: 'reject',
          decidedAt: '2026-11-20T02:05:00.000Z',
          note: 'The form is signed by somebody who is no director.\nPlease let a director sign it.',
        },
      }),
    ),
  ),
  long: open(
    'names and addresses longer than their places',
    opening(
      mockApplication({
        companyName:
          'Lembaga Pembangunan Perniagaan Antarabangsa Seletar Aerospace Engineering Services Pte Ltd',
        applicant: {
          name: 'Wickramasinghe Arachchige Don Sebastian Alexander Fernandopulle',
          email: 'wickramasinghe.fernandopulle.of.seletar.aerospace@engineering.example',
          emailVerified: false,
        },
        document: {
          ...mockApplication().document,
          name: 'signed-authorisation-form-of-our-company-scanned-on-the-second-floor-final-v2.pdf',
        },
      }),
    ),
  ),
  noteMissing: open('asked for another form without saying why', opening(mockApplication()), {
    act: (page) => press(page, copy.askAgain),
  }),
  confirming: open('about to approve', opening(mockApplication()), {
    act: async (page) => {
      await tick(page, 3);
      await press(page, copy.approve);
    },
  }),
  sending: open(
    'the decision is being sent',
    opening(mockApplication(), { 'staff:decide': { delay: 'infinite' } }),
    {
      act: (page) => approve(page),
    },
  ),
  overtaken: open(
    'somebody else has decided it meanwhile',
    opening(mockApplication(), {
      'staff:linkApplication': (count) => ({
        data:
          count === 1
            ? mockApplication()
            : mockApplication({
                status: 'approved',
                decision: { decision: 'approve', decidedAt: '2026-11-20T07:53:00.000Z', note: null },
              }),
      }),
      'staff:decide': { error: 'SK_STAFF_1001' },
    }),
    { act: (page) => approve(page) },
  ),
});

async function approve(page: HTMLElement): Promise<void> {
  await tick(page, 3);
  await press(page, copy.approve);
  const dialog = await appear(() => document.querySelector<HTMLElement>('[role=alertdialog]'));
  await press(dialog, copy.approve);
}

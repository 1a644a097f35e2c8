/** Texts of the queue of meter readings. */
import type { FileWords } from '../file/copy.ts';
import type { QueueWords } from '../queue/queue-kind.ts';

export const queueWords: QueueWords = {
  queue: 'Readings',
  search: 'Account or meter',
  empty: 'Nothing is waiting. Unusual readings and those with a photo show here when the page is loaded.',
  noMatch: (search) => `No reading matches '${search}'.`,
  noneWaitingMatches: (search) => `No waiting reading matches '${search}'.`,
  loadingQueue: 'Loading the readings',
  queueFailed: 'The readings cannot be shown just now',
  refusedText: 'Meter readings are for customer service officers.',
  item: 'Reading',
  choose: 'Choose a reading to compare it with the usual use of the home.',
  back: 'All readings',
  loadingItem: 'Loading the reading',
  itemFailed: 'This reading cannot be shown just now',
  itemMissing: 'This reading cannot be found.',
  itemMissingText: 'The address may be mistyped, or the customer has sent another reading since.',
  opened: (time) => `You opened this at ${time}, reason: meter reading. The view is recorded.`,
};

export const photoWords: FileWords = {
  title: 'Photo',
  pages: 'Photo of the meter',
  pageOf: (page, all) => `Photo of the meter, ${page} of ${all}`,
  loading: 'Loading the photo',
  failed: 'The photo cannot be shown just now',
  undrawn: 'This photo cannot be shown here. Download it to see it.',
  download: 'Download the photo',
  morePages: (count) => `${count} more: download the photo to see them.`,
};

export const copy = {
  utilities: { electricity: 'Electricity', water: 'Water', gas: 'Gas' },
  units: { electricity: 'kWh', water: 'Cu M', gas: 'kWh' },
  quantity: (digits: string, unit: string) => `${digits} ${unit}`,
  meter: (utility: string, deviceNo: string) => `${utility} meter ${deviceNo}`,
  sent: (itemId: string, source: string, when: string) => `${itemId}, sent by ${source} ${when}`,
  sources: { Web: 'web', App: 'app' },
  unusual: { muchMore: 'Far above usual', muchLess: 'Far below usual' },
  withPhoto: 'Photo',
  status: { waiting: 'Waiting', accepted: 'Accepted', setAside: 'Set aside' },

  facts: 'Reading and usual use',
  account: 'Account',
  holder: 'Holder',
  used: 'Used',
  usedIn: (quantity: string, days: number) => `${quantity} in ${days} ${days === 1 ? 'day' : 'days'}`,
  usual: 'Usual in that time',
  notKnown: 'Not known',
  window: 'Customer may change it until',
  earlier: 'Earlier readings',
  date: 'Date',
  reading: 'Reading',
  kind: 'Kind',
  kinds: { actual: 'Actual', estimated: 'Estimated', self: 'Self-submitted' },
  noEarlier: 'The meter has no earlier reading.',
  noPhoto: 'The customer sent no photo.',
  photoSent: (when: string) => `sent ${when}`,
  photoName: (deviceNo: string, type: string) => `${deviceNo}.${type === 'image/png' ? 'png' : 'jpg'}`,

  note: 'Note',
  noteRest: ' to the customer, required to set it aside',
  notePlaceholder: 'What is wrong with the reading, and what to look for',
  noteRequired: 'Please write a note to the customer.',
  accept: 'Accept',
  setAside: 'Set aside',
  confirm: {
    accept: {
      title: 'Accept this reading?',
      text: 'The next bill is worked out from it. The customer can still send another while the window is open.',
    },
    setAside: {
      title: 'Set this reading aside?',
      text: 'The customer gets your note by e-mail and can send another reading. The next bill does not count this one.',
    },
  },
  done: {
    accept: (reading: string) => `The reading ${reading} has been accepted.`,
    setAside: (reading: string) => `The reading ${reading} has been set aside.`,
  },
  closed: 'The window is closed, so this reading can no longer be decided.',
  noteSent: 'Note to the customer',
} as const;

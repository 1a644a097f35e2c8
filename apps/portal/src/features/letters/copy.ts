/** Words of the letters page. Fixed texts are the specification's (S2 §8, readings §1, §11); the others ours. */
import type { PrintAge } from '@portal/domain/letters/printed-at';
import { formatDay, formatMonth, formatTime, type SgDay, type SgMonth } from '@portal/domain/sg-time';

export const copy = {
  title: 'Letters',
  services: 'Services',
  lead: 'Every letter to you, for all your premises.',
  listName: 'Letters',
  today: 'Today',
  month: (month: SgMonth) => formatMonth(month),
  age: (age: PrintAge) => {
    if (age.kind === 'today') return 'Today';
    if (age.kind === 'day') return formatDay(age.day);
    if (age.hours === 0) return 'Less than 1 hour ago';
    return age.hours === 1 ? '1 hour ago' : `${age.hours} hours ago`;
  },
  isNew: 'New',
  count: (letters: number) => (letters === 1 ? '1 letter' : `${letters} letters`),
  loading: 'Loading your letters',
  empty: { heading: 'No letters yet', text: 'When we write to you, the letter shows here.' },
  partly: (partners: number) =>
    partners === 1
      ? 'Letters of one account could not be loaded.'
      : `Letters of ${partners} accounts could not be loaded.`,
  printed: (day: SgDay, at: number | null, account: string) =>
    `${formatDay(day)}${at === null ? '' : `, ${formatTime(at)}`}. Account ${account}.`,
  /** On the page of all services. */
  state: (unread: number) =>
    unread === 0 ? 'No new letters' : unread === 1 ? '1 new letter' : `${unread} new letters`,
  back: 'All letters',
  next: 'Next letter',
  download: 'Download',
  saving: 'Saving…',
  saved: 'Letter saved.',
  loadingLetter: 'Loading the letter',
  letterFailed: 'We cannot show this letter just now',
  safe: 'Your letters are safe.',
  notFound: {
    heading: 'No such letter',
    text: 'This address is of no letter to you. It may have been mistyped.',
  },
  error: 'Error',
  ok: 'Close',
  /** S2 §8. */
  notSaved: 'An unexpected error has occured. Please try again later.',
} as const;

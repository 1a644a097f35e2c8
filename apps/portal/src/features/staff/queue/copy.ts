/** Texts that all queues share. */

export const copy = {
  queues: {
    linkApplications: 'Link applications',
    parkedPayments: 'Parked payments',
    meterReadings: 'Meter readings',
    treasuryNotices: 'Treasury notices',
    egiroNotices: 'eGIRO notices',
  },
  queuesMenu: 'Queues',
  waitingShort: 'waiting',
  refused: 'This queue is not for your role',

  waiting: (count: number, oldest: string | null) =>
    oldest === null ? 'Nothing is waiting' : `${count} waiting, oldest ${oldest}`,
  matching: (count: number) => (count === 1 ? '1 match waiting' : `${count} matches waiting`),
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: string) => `${hours} h ${minutes}`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  today: 'today',
  yesterday: 'yesterday',

  waitingList: 'Waiting',
  found: (waiting: number, decided: number) => `${waiting} waiting, ${decided} decided today`,
  moreWaiting: (shown: number, all: number) => `${shown} of ${all} are listed. Search for the others.`,
  decidedToday: 'Decided today',
  noneDecided: 'None so far.',
  pages: { previous: 'Later decisions', next: 'Earlier decisions' },
  chooseNote: 'Opening one is recorded.',

  decision: 'Decision',
  chooseFirst: 'Please choose a decision.',
  note: 'Note',
  noteRest: ' for our records: how you know',
  notePlaceholder: 'Who called or wrote, and what they said',
  noteRequired: 'Please write down how you know.',
  goBack: 'Go back',
  decidedBy: (decision: string, when: string, by: string) => `${decision} ${when} by ${by}.`,
  already: (by: string) => `Already decided by ${by}.`,
  you: 'you',
  somebody: 'a colleague',
} as const;

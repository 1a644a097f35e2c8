/** Words that shared parts say by themselves. */
export const copy = {
  tryAgain: 'Try Again',
  stillFailing: 'Still not working. Please try again later.',
  choosePremises: 'Choose another premises',
  clearSearch: 'Clear search',
  newTab: ' (opens in a new tab)',
  breadcrumbs: 'Breadcrumb',
  problem: 'There is a problem',
  /** S1 §6 and readings §1. */
  notLoaded: {
    title: 'Error',
    text: 'An unexpected error has occured. Please try again.',
    close: 'Close',
  },
  /** 'Showing 1 - 10 out of 23'. */
  download: {
    saved: (name: string) => `${name} saved`,
    /** S2 §8. */
    failed: 'Error',
    /** Readings §1: of every file. */
    failedText: 'An unexpected error has occured. Please try again later.',
    close: 'Close',
  },
  pager: {
    label: 'Pages',
    showing: 'Showing',
    outOf: 'out of',
    previous: 'Previous page',
    next: 'Next page',
    page: (number: number) => `Page ${number}`,
  },
  /** From Monday. */
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  /** 'Saturday 21 Nov 2026'. @param weekday from Sunday, 0 */
  dayName: (weekday: number, day: string) =>
    `${['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][weekday]} ${day}`,
  days: {
    chosen: 'Chosen',
    earliest: 'Earliest',
    outside: 'Out of range',
    previous: 'Previous month',
    next: 'Next month',
    day: 'Day',
    none: 'Choose a day',
    asList: 'Choose from a list',
    asCalendar: 'Show the calendar',
  },
  steps: 'Steps',
  stepDone: ', done',
  /** 'Step 2 of 4: Transfer date', where the bars have no room for their names. */
  stepOf: (at: number, all: number, name: string) => `Step ${at} of ${all}: ${name}`,
  file: {
    choose: 'Choose a file',
    orDrop: ' or drop it here',
    replace: 'Replace',
    remove: (name: string) => `Remove ${name}`,
    stop: (name: string) => `Stop uploading ${name}`,
    progress: (name: string) => `Upload of ${name}`,
    chosen: (name: string, size: string, rest: string) =>
      [`${name}, ${size}`, rest].filter(Boolean).join('. '),
    begun: (name: string) => `Uploading ${name}`,
    percent: (percent: number) => `${percent}% uploaded`,
    left: (uploaded: string, seconds: number) =>
      `${uploaded}, about ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
    checking: 'Uploaded. The file is being checked.',
    sentOf: (sent: string, all: string, unit: string) => `${sent} of ${all} ${unit}`,
    mb: 'MB',
    kb: 'KB',
    byte: 'byte',
    bytes: 'bytes',
  },
} as const;

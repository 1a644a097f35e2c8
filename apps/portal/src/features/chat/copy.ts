/** Words of the live chat's place on the page. The frame's title is the specification's. */

export const copy = {
  /** S1 §2: title of the inline frame. */
  title: 'Live Chat',
  pace: 'Usually answers within 2 minutes',
  close: 'Close Live Chat',
  loading: 'Loading Live Chat',
  notAvailable: 'Live Chat is not available just now.',
  call: 'Call',
  /** In the pop-up until its page is there. */
  wait: 'Please wait...',
  inWindow: 'Live Chat is open in a separate window.',
} as const;

/** Every word of the mails about meter readings. No word of a subject comes from outside. */

const reason = 'you sent a meter reading';

/** @param sent when, in words @param until when the window closes, in words; null: it is closed */
export const setAside = (meter: string, reading: string, sent: string, until: string | null) => ({
  subject: 'Please check your meter reading',
  title: 'Please check your meter reading',
  text: [
    `We could not use the reading ${reading} that you sent for meter ${meter} on ${sent}.`,
    until === null ? 'Your next bill may be estimated.' : `You can send another reading until ${until}.`,
  ].join(' '),
  act: 'Submit Meter Reading',
  reason,
});

export const note = 'Message from our staff:';

/** Words of the mails and acknowledgements that are the same for every kind of request. */

export const copy = {
  view: 'View request',
  /** Reason why the address gets the mail. */
  reason: 'it belongs to a login that has this utilities account',
  about: (text: string, requestId: string, lastDigits: string): string =>
    `${text} Reference ${requestId}, account ending with ${lastDigits}.`,
  heading: 'Acknowledgement',
  title: (requestId: string) => `Acknowledgement ${requestId}`,
  reference: 'Reference',
  received: 'Received',
  accountNumber: 'Account',
  holder: 'Account holder',
  premises: 'Premises',
} as const;

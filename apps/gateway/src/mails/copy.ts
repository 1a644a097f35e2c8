/** Words of the frame of every mail. No word of a subject comes from outside. */

export const product = 'Services Portal';
export const hello = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`);
export const notWorking = 'Button not working? Copy this address into your browser:';
export const notYouNotice = (helpline: string): string =>
  `Not you? Call ${helpline} right away. We never ask for passwords, one-time codes or card numbers by e-mail.`;
export const helpline = (number: string): string => `Helpline ${number}`;
export const sentTo = (address: string, reason: string): string => `Sent to ${address} because ${reason}.`;
export const serviceMessage = 'This is a service message, so there is nothing to unsubscribe from.';

/** Channels through which money comes: the code that travels (S2 §3), and the words that people read, never the code. */

/** As the ledger calls them. */
const codes: ReadonlyMap<string, string> = new Map([
  ['7-Eleven', 'PPMS_7_ELEVEN'],
  ['COUNTER', 'PPMS_SP_COUNTER'],
  ['PAYNOW', 'PPMS_PAYNOW'],
]);

/** The code that travels for a channel as the ledger calls it; one without a code travels as it is. */
export function channelCode(name: string): string {
  return codes.get(name) ?? name;
}

/** The name, and how it goes on in a sentence. */
const words: ReadonlyMap<string, readonly [name: string, phrase: string]> = new Map([
  ['PAYNOW', ['PayNow', 'by PayNow']],
  ['7ELEVEN', ['7-Eleven', 'at 7-Eleven']],
  ['COUNTER', ['counter', 'at a counter']],
  ['SPCOUNTER', ['counter', 'at a counter']],
  ['EGIRO', ['eGIRO', 'by eGIRO']],
  ['GIRO', ['GIRO', 'by GIRO']],
  ['PAPERGIRO', ['GIRO', 'by GIRO']],
  ['CARD', ['card', 'by card']],
  ['CREDITCARD', ['card', 'by card']],
  ['RECURRINGCARD', ['recurring card', 'by recurring card']],
  ['AXS', ['AXS', 'at an AXS station']],
  ['BANK', ['bank transfer', 'by bank transfer']],
  ['INTERNETBANKING', ['internet banking', 'by internet banking']],
]);

const plainCode = (channel: string): string => channel.replace(/^PPMS_/, '').replaceAll(/[\s_-]/g, '');

const known = (channel: string) => words.get(plainCode(channel).toUpperCase());

/** 'PayNow', 'counter'; a code without a name here is read as words, a name as it came; empty: unknown. */
export function channelName(channel: string): string {
  const name = channel.trim();
  const isCode = /^[A-Z0-9_ -]+$/.test(name) && name.length > 4;
  return (
    known(name)?.[0] ??
    (isCode
      ? name
          .replace(/^PPMS_/, '')
          .replaceAll('_', ' ')
          .toLowerCase()
      : name)
  );
}

/** 'by PayNow', 'at a counter'; empty where unknown. */
export function channelPhrase(channel: string): string {
  const name = channelName(channel);
  return known(channel.trim())?.[1] ?? (name === '' ? '' : `by ${name}`);
}

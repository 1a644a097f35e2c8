/** Every word of the demo chat: the page's, and what Aisha answers. Knows nothing of how she finds an answer. */
export const chatCopy = {
  title: 'Live Chat',
  tabTitle: 'Live Chat (demo)',
  who: 'Aisha',
  person: 'You',
  demo: 'DEMO',
  told: 'What this chat was told',
  toldNames: {
    bpNo: 'Business partner',
    accountNo: 'Account',
    mobileNo: 'Mobile number',
    sub: 'Identity subject',
  },
  toldNothing: 'None',
  prepared: 'These answers are prepared. Nobody reads this chat.',
  log: 'Conversation',
  typing: 'Aisha is typing',
  field: 'Write a message',
  send: 'Send',
  today: 'Today',
  empty: 'Write a message first.',
  notSent: 'Your message was not sent. Please try again.',
  usedUp: 'This chat’s link has been used or has run out. Close the chat and open it again from the portal.',
  unreachable: 'The chat cannot be reached just now. Close it and open it again from the portal.',
  notBegun: 'Open Live Chat from the portal: then the chat knows which account it is about.',
  needsScript: 'This chat needs JavaScript.',
} as const;

export const answers = {
  hello: (accountNo: string) => `Hello, this is Aisha. Is it about account ${accountNo}?`,
  otherAccount: (accountNo: string) => `You have come from account ${accountNo} now. Is it about that one?`,
  rightAccount: 'Thank you. What can I help you with?',
  wrongAccount:
    'Then choose the other premises at the top of the portal and open Live Chat again. It follows the account that is chosen there.',
  greeting: 'Hello. What can I help you with?',
  thanks: 'You are welcome. Is there anything else?',
  goodbye: 'Goodbye, and thank you for writing.',
  bill: 'Your total amount payable is at the top of Home, with what it is made of. This chat cannot see amounts.',
  due: 'The due date stands below the total amount payable on Home. A payment counts there once it has arrived.',
  payNow:
    'Scan the QR code on your bill with your bank’s app. Check the payee and the amount before you confirm.',
  meter:
    'The meter reading card on Home says when the submission window opens and until when. While it is closed, the next window stands there.',
  giro: 'With GIRO your bank pays each bill on its due date. You approve it once at your bank.',
  moving:
    'Close the account of the old home and open one for the new home, both for the day the keys change hands. That way nobody pays for the other’s use.',
  scam: 'We never ask for one-time codes or card numbers by SMS, and not in this chat either. Do not press a link that looks odd. Call the helpline in the portal’s footer.',
  usage:
    'Home compares today with your usual day, half hour by half hour. Look for a bar that is higher than the line, and for what was on then.',
  secret: 'Please do not write ID or card numbers here. Nobody of ours asks for them.',
  callBack: (ending: string) =>
    `An officer would now call you at the number ending ${ending}. This is a demo, so nobody will.`,
  officer: 'An officer would now join this chat. This is a demo, so nobody will.',
  unknown:
    'I am not sure what you mean. I can help with your bill, the due date, PayNow, meter readings, GIRO, moving and scams.',
  stillUnknown: 'I still do not follow. Write “speak to a person” and an officer takes over.',
} as const;

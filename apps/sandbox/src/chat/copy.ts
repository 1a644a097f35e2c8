/** Every word of the demo chat: the page's, and Aisha's answers. Knows nothing of how she finds an answer. */
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
  prepared: 'This is a demo. The answers are prepared, and nobody reads this chat.',
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
  otherAccount: (accountNo: string) => `You have now come from account ${accountNo}. Is it about that one?`,
  rightAccount: 'Thank you. What can I help you with?',
  wrongAccount:
    'Then please choose the right premises at the top of the portal and open Live Chat again. I see the account that is chosen there.',
  greeting: 'Hello. What can I help you with?',
  thanks: 'You are welcome. Is there anything else?',
  goodbye: 'Goodbye, and thank you for writing.',
  bill: 'Your total amount payable is at the top of Home, with the charges it includes. This chat cannot see amounts.',
  due: 'The due date is below the total amount payable on Home. A payment is counted there once it has arrived.',
  payNow:
    'Scan the QR code on your bill with your bank’s app. Check the payee and the amount before you confirm.',
  meter:
    'The meter reading card on Home says when the submission window opens and closes. While it is closed, the card shows the next one.',
  giro: 'With GIRO your bank pays each bill on its due date. You approve it once at your bank.',
  moving:
    'Close the account of the old home and open one for the new home, both for the day the keys change hands. That way neither household pays for the other.',
  scam: 'We never ask for one-time codes or card numbers by SMS, and not in this chat either. Do not open a suspicious link. If in doubt, call the helpline at the bottom of the portal.',
  usage:
    'Home compares today with your usual day, half hour by half hour. Look for a bar above the line, and think of what was switched on then.',
  secret: 'Please do not write ID or card numbers here. We never ask for them.',
  callBack: (ending: string) =>
    `An officer would now call you at the number ending ${ending}. This is a demo, so nobody will.`,
  officer: 'An officer would now join this chat. This is a demo, so nobody will.',
  unknown:
    'I am not sure what you mean. I can help with your bill, the due date, PayNow, meter readings, GIRO, moving and scams.',
  stillUnknown: 'I still do not follow. Write “speak to a person” and an officer takes over.',
} as const;

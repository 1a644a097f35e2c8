/** The terms of the e-service. Rules of law that they rest on are named where a customer may look them up. */
export interface Section {
  /** Stands in the address: sections can be linked to. */
  readonly id: string;
  readonly heading: string;
  /** Paragraphs; a list of points belongs to the paragraph before it. */
  readonly body: readonly (string | readonly string[])[];
}

export const copy = {
  title: 'Terms and Conditions',
  inForce: 'In force since 01 Jan 2026',
  lead: 'What you and we agree on when you use the Services Portal. Please read it before you sign up.',
  contents: 'Contents',
  numbered: (at: number, heading: string) => `${at}. ${heading}`,
  helpline: (number: string) => `Helpline ${number}`,
} as const;

export const sections: readonly Section[] = [
  {
    id: 'about',
    heading: 'About these terms',
    body: [
      'The Services Portal is the e-service of your utilities provider in Singapore ("we", "us"). You reach it with a browser, in our mobile app and at our kiosks. These terms apply to each of these ways, and to everybody who uses the portal ("you").',
      'By signing up, or by using the portal, you accept these terms. If you do not accept them, please do not use the portal: you can still pay, read your meter and ask us anything by telephone and by post.',
      'The supply of electricity, water and gas itself is governed by your supply agreement and by law. Where these terms and your supply agreement say different things about the supply, your supply agreement counts.',
    ],
  },
  {
    id: 'words',
    heading: 'Words we use',
    body: [
      'In these terms:',
      [
        '"e-account" is your login to the portal;',
        '"utilities account" is the account under which we supply and bill you, with its own account number;',
        '"premises" is the address that a utilities account supplies;',
        '"bill" is a statement of charges that we issue for a utilities account;',
        '"working day" is a day other than a Saturday, a Sunday or a public holiday in Singapore.',
      ],
      'All times are Singapore time. All amounts are in Singapore dollars.',
    ],
  },
  {
    id: 'who',
    heading: 'Who may use the portal',
    body: [
      'You may sign up if you are at least 18 years old and hold a utilities account with us, or act with the authority of its holder. For a company, only a person whom the company has authorised may link its accounts, and we may ask for proof.',
      'You may link only utilities accounts that are yours or that you are authorised to manage. If your authority ends, you must remove those accounts from your e-account without delay.',
    ],
  },
  {
    id: 'e-account',
    heading: 'Your e-account',
    body: [
      'There is one e-account per user. You may link several utilities accounts to it, but you may not hold a second e-account, share yours, or pass it on to somebody else. We may close or merge further e-accounts of the same person.',
      'What you tell us when you sign up must be true and complete. Please keep your e-mail address and mobile number up to date: we send notices there.',
      'You must verify your e-mail address within 12 hours of signing up, otherwise you need to ask for a new link. If you change your e-mail address, the new one must be verified within 24 hours; until then the old one stays in use.',
    ],
  },
  {
    id: 'security',
    heading: 'Keeping it secure',
    body: [
      'Keep your password to yourself, choose one that you use nowhere else, and log out on a computer or kiosk that others use. For your protection we end a session that has not been used for some time.',
      'We never ask for your password, bank password, card number or one-time code by telephone, SMS or e-mail. If you believe that somebody else knows your password or has used your e-account, call our helpline at once and change your password.',
      'We may rely on what is done with your login and password as done by you, until you have told us that they may be known to somebody else. This does not apply where the misuse is due to our own fault.',
    ],
  },
  {
    id: 'use',
    heading: 'Acceptable use',
    body: [
      'Use the portal for your own utilities accounts and for no other purpose. You must not:',
      [
        'look at, or try to reach, the accounts or data of others;',
        'get round or test our security, or overload the portal;',
        'read the portal out by programs without our written consent;',
        'upload anything that is unlawful, that belongs to somebody else, or that carries harmful code;',
        'give false readings, documents or declarations.',
      ],
      'Some of these acts are offences under the Computer Misuse Act 1993. We may report them to the authorities.',
    ],
  },
  {
    id: 'bills',
    heading: 'Electronic bills',
    body: [
      'When you choose paperless billing, we stop posting bills. A bill counts as given to you when it is available in the portal and we have sent a notice to your e-mail address, whether or not you open it. The due date on the bill applies in any case.',
      'You may go back to paper bills at any time; the change takes effect with the next bill. Please keep copies of the bills that you need for longer than the portal shows them.',
      'If a bill seems wrong, tell us before its due date if you can. Please pay the part that you agree with while we look into the rest.',
    ],
  },
  {
    id: 'payments',
    heading: 'Payments',
    body: [
      'You can pay by PayNow QR, by GIRO or eGIRO, and by the other ways that your bill names. Payments are carried out by banks and payment providers under their own terms. A payment counts as made when we have received it, which may be later than the moment you sent it.',
      'An amount payable that the portal shows includes the payments that had reached us by then. It may take up to three working days before a payment appears.',
      'Payments made in error, and credit that remains, are returned or set off against later bills as described in the portal and in your supply agreement. Charges for late payment follow your supply agreement.',
    ],
  },
  {
    id: 'data',
    heading: 'Accuracy, and estimated readings',
    body: [
      'We take care that what the portal shows is right, but figures may be late, incomplete or corrected afterwards. Charts, comparisons and forecasts are meant to help you use less; they are not a bill. If the portal and a bill differ, the bill counts.',
      'Where a meter has not been read, or could not be, we estimate your usage from earlier readings and bill on that estimate. Estimates are marked. The next actual reading puts the amount right, in your favour or in ours.',
      'You may submit your own reading while the submission window is open. Please read the meter carefully: a reading that does not fit earlier ones may be checked, refused or replaced by an estimate.',
    ],
  },
  {
    id: 'requests',
    heading: 'Requests you make here',
    body: [
      'A request that you submit in the portal, such as for a refund, a payment arrangement, a change of plan or GIRO, has the same effect as one in writing with your signature. An acknowledgement means that we have received it, not that we have approved it.',
      'We may ask for documents before we decide. When you ask us to share your usage with a retailer or another party, we share only what you have agreed to, until you withdraw your consent or it runs out.',
    ],
  },
  {
    id: 'privacy',
    heading: 'Your personal data',
    body: [
      'We collect, use and disclose your personal data under the Personal Data Protection Act 2012 (PDPA). We need it to know who you are, to supply and bill you, to answer you, to keep the portal secure, and to do what the law asks of us.',
      'We give it only to those who need it for these purposes: our contractors, banks that carry out your payments, retailers whom you have chosen, and public agencies where the law asks for it. Those who work for us must protect it as we do, also outside Singapore.',
      'You may ask what data we hold about you and how it has been used in the past year, have it corrected, and withdraw a consent. If you withdraw one that the portal needs, we may have to close your e-account. We keep data no longer than these purposes and the law require. If a breach is likely to cause you significant harm, we tell you and the Personal Data Protection Commission.',
      'We send you marketing messages only with your consent, and you may end it in each message. The portal keeps in your browser only what it needs to work.',
    ],
  },
  {
    id: 'availability',
    heading: 'Availability and links',
    body: [
      'We try to keep the portal available at all times, but we do not promise it. We may interrupt it for maintenance, announced in the portal where we can. A portal that is not available does not change the due date of a bill or the end of a submission window; other ways to pay and to reach us stay open.',
      'Links to pages of others are there to help you. We do not run those pages and do not answer for what they say.',
      'The portal, its texts, pictures and programs belong to us or to those who license them to us. You may view and print them for your own use.',
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: [
      'We are liable for loss that we cause by failing to use reasonable care. As far as the law allows, we are not liable for loss that we could not have foreseen, for loss of profit or business, for loss caused by what is outside our control, or for loss that you could have avoided by following these terms.',
      'You are liable for loss that you cause us by breaking these terms on purpose or by failing to use reasonable care.',
      'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or any other liability that cannot be limited under the law of Singapore.',
    ],
  },
  {
    id: 'termination',
    heading: 'Ending your e-account',
    body: [
      "Termination of the account needs 30 days' written notice: you may end your e-account by giving us 30 days' written notice, and we may end it by giving you the same. Ending it does not end the supply to your premises and does not cancel what you owe: to close a utilities account, please follow your supply agreement.",
      'We may suspend your e-account at once if we have reason to believe that it is misused, that your details are false, or that you have seriously broken these terms. We tell you why, unless the law forbids it, and lift the suspension when its reason is gone.',
      'When your e-account ends, you can no longer see your bills and usage here, and we post your bills to your mailing address again. Please save what you need before that day.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    body: [
      'We may change these terms when the law, our services or their security require it. We announce a change in the portal or by e-mail at least 30 days before it takes effect, unless the law or your security needs it sooner.',
      'If you go on using the portal after that day, the new terms apply. If you do not agree with them, give notice before that day: until your e-account ends, the earlier terms apply to you.',
    ],
  },
  {
    id: 'law',
    heading: 'Law, disputes and contact',
    body: [
      'These terms are governed by the law of Singapore, and the courts of Singapore have jurisdiction. Please talk to us first: we try to settle every complaint within 15 working days. You remain free to go to the Small Claims Tribunals or to mediation.',
      'If a part of these terms turns out not to be valid, the rest stays in force. If we do not use a right at once, we do not give it up. Nobody but you and we can enforce these terms under the Contracts (Rights of Third Parties) Act 2001.',
      'Written notice may be given by post to the address on your bill, or by e-mail from the address of your e-account. For anything else, please call us.',
    ],
  },
];

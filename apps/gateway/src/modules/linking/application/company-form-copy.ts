/** Texts of the form that a company signs. */
export const formCopy = {
  portal: 'Services Portal',
  title: 'Authorisation to link utilities accounts',
  lead: 'With this form a company lets one person see and manage its utilities accounts in the Services Portal.',
  made: 'Made on',
  validUntil: 'Valid for 3 months, until',
  company: {
    heading: '1. The company',
    name: 'Company name',
    uen: 'UEN',
    accountNo: 'Utilities account number',
    postalCode: 'Postal code of the premises',
  },
  person: {
    heading: '2. The person who is authorised',
    name: 'Name',
    email: 'Email',
  },
  access: {
    heading: '3. What this person may see and do',
    items: [
      'All utilities accounts under this UEN: their premises, bills, payments and amounts to pay.',
      'How much electricity, water and gas is used, and the meter readings.',
      'Requests for these accounts, such as refunds, GIRO and changes of plan.',
    ],
    until: 'It stays in force until the company withdraws it in writing.',
  },
  signature: {
    heading: '4. Signed for the company',
    lead: 'By a director, partner, owner or another person who may sign for the company. I confirm that the details above are correct and that the person named in part 2 is authorised.',
    name: 'Name',
    position: 'Position',
    date: 'Date',
    signature: 'Signature',
    stamp: 'Company stamp',
  },
  howTo:
    'Sign it, scan or photograph the whole page, and upload it in the portal: .pdf, .jpg, .jpeg or .png, up to 4 MB.',
} as const;

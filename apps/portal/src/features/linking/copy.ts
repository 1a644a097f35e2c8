/**
 * Texts of /link-account but for the company by hand. Fixed texts are the specification's (S1 §4, §8), to the letter;
 * the names of the two ways are the readings'.
 */
export const copy = {
  linked: 'Your account has been linked',
  linkFailed: 'An error occurred while linking your account. Please try again.',
  cancel: 'Cancel',
  crumbs: {
    linkAccount: 'Link account',
    individual: 'Individual',
    company: 'Company',
    registry: 'MyInfo Business',
  },
  choice: {
    title: 'Is the account yours, or a company’s?',
    lead: 'You link it once. After that, your bills and usage are here whenever you log in.',
    haveReady: 'Have ready',
    individual: {
      title: 'Individual',
      lead: 'For a home or an account in your own name.',
      ready: [
        'Utilities account number, 10 digits',
        'Postal code of the premises',
        'Last 4 characters of your ID',
      ],
      act: 'Continue as an individual',
    },
    company: {
      title: 'Company',
      lead: 'For a business account, with or without Corppass.',
      ready: [
        'UEN of the company',
        'Corppass, to fetch the company details',
        'Without Corppass: account number, signed form',
      ],
      act: 'Continue as a company',
    },
    moved: 'Just moved in? An account can be linked from the move-in date.',
    invited: {
      unknown:
        'Invited to see someone’s home? Open the link in your e-mail. You need no account of your own.',
      invited: {
        text: 'You are invited to see someone’s home. You need no account of your own.',
        link: 'See the invitation',
        to: '/manage-premises/access/open',
      },
      viewer: {
        text: 'You can already see a home that is shared with you. You need no account of your own.',
        link: 'Go to Home',
        to: '/dashboard',
      },
    },
  },
  individual: {
    title: 'Link your account',
    lead: 'Two numbers from any bill, and the end of your ID.',
    accountNo: 'Utilities Account Number',
    accountNoHint: 'At the top right of your bill, 10 digits.',
    postal: 'Postal Code',
    postalHint: 'Of the premises the bill is for, 6 digits.',
    identification: 'Last 4 characters of your ID',
    identificationHint: 'Last 3 digits and the letter, like 567D. NRIC, FIN, Malaysian ID or passport.',
    submit: 'Link account',
    waits: {
      in_progress:
        'We are checking your application. You can also link your account here now, with the details below.',
      pending_document: (helpline: string) =>
        `We need one more document: your tenancy agreement, or another proof that you live at the premises. Reply to our e-mail with a copy of it, or call ${helpline}. You can also link your account here now, with the details below.`,
    },
  },
  bill: {
    title: 'Where to find them',
    lead: 'At the top of any bill, on paper or as a PDF.',
    picture:
      'The account number stands at the top right of a bill, the postal code in the last line of the address at its left.',
    accountNo: 'Account number',
    examplePostal: 'S 123456',
    assurance: 'We ask for the last 4 characters only, never for a full ID, a password or a one-time code.',
  },
  start: {
    title: 'How should we get the company’s details?',
    leadRegistry: 'With MyInfo Business the account is linked at once.',
    leadByHand: 'If you enter them yourself, we check your signed form first.',
    titleNone: 'Link a company',
    leadNone: 'A company cannot be linked online at present. Please call us:',
    registry: {
      overline: 'ABOUT TWO MINUTES',
      title: 'MyInfo Business',
      lead: 'You need Corppass and the right to act for the company.',
      steps: [
        { icon: 'user', name: 'Log in with Corppass', text: 'On the government’s page' },
        { icon: 'file', name: 'Check the details', text: 'Company name and UEN' },
        { icon: 'check', name: 'Linked', text: 'At once, no form to sign' },
      ],
      act: 'Retrieve with MyInfo Business',
      note: 'You come back here afterwards.',
    },
    byHand: {
      overline: 'WITHOUT CORPPASS',
      title: 'By hand',
      needs: [
        { icon: 'file', text: 'Account number and postal code' },
        { icon: 'building', text: 'UEN of the company' },
        { icon: 'upload', text: 'A signed form, as PDF or photo' },
      ],
      note: 'You get an e-mail once it is approved.',
      act: 'Enter manually',
    },
    sends: {
      title: 'What MyInfo Business sends us',
      sent: ['Company name', 'UEN'],
      notSent: 'Nothing about owners, staff or finances',
    },
  },
  registry: {
    title: 'MyInfo Business',
    titleLinked: 'Account linked',
    wait: 'Please wait...',
    failed: 'An error has occured while using MyInfo Business. Please try again.',
    cancelled: 'You cancelled at MyInfo Business. Nothing was sent to us.',
    tryAgain: 'Try Again',
    byHand: 'Enter manually',
  },
  summary: {
    title: 'Is this your company?',
    overline: 'FROM MYINFO BUSINESS',
    today: 'today',
    retrieved: (when: string) => `Retrieved ${when}`,
    uen: 'UEN',
    login: 'Will be linked to the login',
    doesTitle: 'What linking does',
    does: [
      'All utilities accounts of this UEN appear in your portal.',
      'You see their bills, usage and letters, and can pay and send readings.',
      'You can end it with 30 days’ written notice.',
    ],
    submit: 'Link this company',
    notMine: 'Not my company',
  },
  terms: {
    before: 'I have read and agree to the ',
    link: 'terms and conditions',
    after: '.',
    newTab: ' (opens in a new tab)',
  },
  ready: {
    title: 'Your account is ready',
    uen: (uen: string) => `UEN ${uen}`,
    act: 'Go to dashboard',
    opensIn: (seconds: number) =>
      seconds === 1 ? 'The dashboard opens in 1 second' : `The dashboard opens in ${seconds} seconds`,
  },
} as const;

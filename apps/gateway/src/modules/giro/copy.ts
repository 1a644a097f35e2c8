/** Words of the mails, the acknowledgement and the paper form of GIRO. No word of a subject comes from outside. */
export const copy = {
  types: { EGIRO: 'eGIRO', PAPER_GIRO: 'GIRO' },
  mails: {
    waitsForChecker: (bank: string, until: string | null) => ({
      subject: 'Your eGIRO waits for approval at your bank',
      text: `${bank} has your request. The second person of your company must approve it${until === null ? ' too' : ` by ${until}`}.`,
    }),
    active: (type: string, bank: string, ending: string) => ({
      subject: `Your ${type} is active`,
      text: `Your bills are now deducted on their due dates from ${bank}${ending}. If a deduction fails, we try once more within 5 days.`,
    }),
    setupRefused: (type: string, bank: string) => ({
      subject: `Your ${type} application was not successful`,
      text: `${bank} did not approve it. Please check with your bank before submitting again. Your bills are yours to pay until then.`,
    }),
    setupFailed: (type: string, bank: string) => ({
      subject: `Your ${type} application was not completed`,
      text: `The application with ${bank} was not finished, so nothing has changed. You can submit it again.`,
    }),
    givenUp: (type: string, bank: string) => ({
      subject: `Your ${type} application has been cancelled`,
      text: `The application with ${bank} was cancelled in the portal, and nothing has changed: your bills are paid as before. You can apply again at any time.`,
    }),
    formReceived: (bank: string) => ({
      subject: 'We have received your GIRO form',
      text: `Your form is with ${bank}. Please pay your bills yourself until your GIRO is active.`,
    }),
    ending: (bank: string) => ({
      subject: 'Your request for GIRO termination has been submitted.',
      text: `${bank} is ending your GIRO. Processing takes up to 2 working days.`,
    }),
    endingAtBank: (bank: string) => ({
      subject: 'Please confirm your eGIRO termination at your bank',
      text: `You asked to end your eGIRO with ${bank}. It ends once you have confirmed it on the page of your bank.`,
    }),
    terminated: (type: string, bank: string) => ({
      subject: `Your ${type} has ended`,
      text: `Your bills are no longer deducted by ${bank}. Please pay them by their due dates.`,
    }),
    stays: (type: string, bank: string) => ({
      subject: `Your ${type} termination was not successful`,
      text: `Your ${type} with ${bank} stays as it was. You can submit the termination again.`,
    }),
  },
  notes: {
    returned: (amount: string, bank: string, day: string, secondDay: string) => ({
      subject: 'A deduction for your bill failed',
      text: `We could not deduct ${amount} from ${bank} on ${day}. We try once more on ${secondDay}.`,
    }),
    returnedAgain: (amount: string, bank: string, day: string) => ({
      subject: 'Please pay your bill yourself',
      text: `The second deduction of ${amount} from ${bank} failed on ${day}, so your GIRO is suspended. Please pay the bill; your GIRO resumes once nothing is overdue.`,
    }),
    aboveLimit: (amount: string, bank: string) => ({
      subject: 'Please pay your bill yourself',
      text: `${amount} is above the limit for a deduction that you set at ${bank}, so we do not try again. Please pay the bill yourself, and ask your bank for a higher limit.`,
    }),
    notDeducted: (amount: string, bank: string, day: string) => ({
      subject: 'Please pay your bill yourself',
      text: `We could not deduct ${amount} from ${bank} on ${day}, and do not try again. Please pay the bill yourself.`,
    }),
    takenBack: (
      amount: string,
      bank: string,
      day: string,
      secondDay: string | null,
      isSuspended: boolean,
    ) => ({
      subject: 'Your bank took a deduction back',
      text: `${bank} has taken back ${amount}, which was deducted on ${day}, so your bill is owed again. ${
        secondDay === null
          ? `Please pay it yourself${isSuspended ? '; your GIRO is suspended until nothing is overdue' : ''}.`
          : `We try once more on ${secondDay}.`
      }`,
    }),
    suspended: (bank: string) => ({
      subject: 'Your GIRO is suspended',
      text: `${bank} has suspended your GIRO. Please pay your bills yourself for now.`,
    }),
    resumed: (bank: string) => ({
      subject: 'Your GIRO is active again',
      text: `Your bills are deducted by ${bank} on their due dates again.`,
    }),
    endedAtBank: (bank: string) => ({
      subject: 'Your GIRO has ended',
      text: `Your GIRO was ended at ${bank}. Please pay your bills by their due dates.`,
    }),
  },
  view: 'View GIRO',
  reason: 'it belongs to a login that has this utilities account',
  about: (text: string, lastDigits: string): string => `${text} Account ending with ${lastDigits}.`,
  ending: (lastFour: string): string => (lastFour === '' ? '' : ` ending ${lastFour}`),
  paper: {
    setup: 'GIRO application',
    termination: 'GIRO termination',
    bank: 'Bank',
    type: 'Type',
    closing: 'Your bank decides on the request. You can follow it in the portal under Services, GIRO.',
  },
  form: {
    title: 'Application form for GIRO',
    lead: 'Fill in, sign as your bank knows your signature, and hand this form to your bank. Please pay your bills yourself until your GIRO is active.',
    ours: 'Utilities account',
    account: 'Account',
    holder: 'Account holder',
    premises: 'Premises',
    payee: 'To be paid to',
    yours: 'To be filled in by you',
    fields: [
      'Bank and branch',
      'Name of the bank account',
      'Bank account number',
      'Limit a deduction (optional)',
      'Contact number',
      'Date',
      'Signatures or thumbprints',
    ],
    agreement:
      'I instruct my bank to pay the bills of this account when they are due, until I end this arrangement in writing. My bank may reject a deduction if my account does not have enough funds.',
    faster: 'Faster: set up eGIRO in the portal. You approve it at your bank in about five minutes.',
  },
} as const;

/** People who may see one premises: the holder's list, an invitation, its opening, its end. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { bpNo, day, dayInput, emailInput, instant, premiseNo } from '../values.ts';

const delegate = z.strictObject({
  delegateId: z.int(),
  email: z.string(),
  /** The name of who opened the invitation; null until then, '' where the identity provider has none. */
  name: z.nullable(z.string()),
  /** expired: never opened; ended: its last day is over. */
  state: z.enum(['invited', 'active', 'expired', 'ended', 'takenBack']),
  /** false: by another login with an account of the premises. */
  invitedByYou: z.boolean(),
  invitedOn: day,
  /** Last day on which the invitation can be opened. */
  openBy: day,
  until: day,
  endedOn: z.nullable(day),
  lastLookAt: z.nullable(instant),
});

const daniel = {
  delegateId: 1001,
  email: 'daniel.tan@example.com',
  name: 'Daniel Tan',
  state: 'active' as const,
  invitedByYou: true,
  invitedOn: '2026-09-01',
  openBy: '2026-09-08',
  until: '2027-02-28',
  endedOn: null,
  lastLookAt: '2026-11-20T01:40:00.000Z',
};

const invitedBernard = {
  ...daniel,
  delegateId: 1004,
  email: 'bernard.lim@example.com',
  name: null,
  state: 'invited' as const,
  invitedOn: '2026-11-20',
  openBy: '2026-11-27',
  until: '2027-02-20',
  lastLookAt: null,
};

const premisesNumbers = { bpNo, premiseNo };
const meiLinPremises = { bpNo: '1000145021', premiseNo: '6100145021' };

export const listDelegates = operation({
  name: 'premises:delegates',
  summary:
    'People who may see a premises of the caller, invitations, and those that ended in the past 12 months.',
  effect: 'read',
  input: z.strictObject(premisesNumbers),
  output: z.strictObject({
    delegates: z.array(delegate),
    /** Other logins to which an account of the premises is linked. They see everything. */
    otherHolders: z.int(),
    /** Of the gateway's clock, for the days that may be chosen. */
    today: day,
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    { input: meiLinPremises, output: { delegates: [daniel], otherHolders: 0, today: '2026-11-20' } },
  ],
});

export const inviteDelegate = operation({
  name: 'premises:inviteDelegate',
  summary:
    'Invites one e-mail address to see a premises of the caller until a day; the invitation goes by mail.',
  effect: 'write',
  input: z.strictObject({ ...premisesNumbers, email: emailInput, until: dayInput }),
  output: z.strictObject({ delegate }),
  errors: ['SK_ACCESS_1001', 'SK_INPUT_1001', 'SK_LIMIT_1001', 'SK_DELEGATE_1002'],
  examples: [
    {
      input: { ...meiLinPremises, email: 'bernard.lim@example.com', until: '2027-02-20' },
      output: { delegate: invitedBernard },
    },
  ],
});

export const removeDelegate = operation({
  name: 'premises:removeDelegate',
  summary: 'Takes an access or an invitation back at once; one that has ended already stays as it is.',
  effect: 'write',
  input: z.strictObject({ ...premisesNumbers, delegateId: z.int() }),
  output: z.strictObject({ delegate }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { ...meiLinPremises, delegateId: 1001 },
      output: { delegate: { ...daniel, state: 'takenBack', endedOn: '2026-11-20' } },
    },
  ],
});

export const giveUpAccess = operation({
  name: 'premises:giveUpAccess',
  summary: 'Ends the caller’s own access to a premises that somebody shares; the holder gets an e-mail.',
  effect: 'write',
  input: z.strictObject({ ...premisesNumbers, delegateId: z.int() }),
  output: z.strictObject({ ended: z.literal(true) }),
  errors: ['SK_ACCESS_1001'],
  examples: [{ input: { ...meiLinPremises, delegateId: 1004 }, output: { ended: true } }],
});

const token = z.string().check(z.maxLength(200));
const exampleToken = 'q0Zb3nXkTt0r0m6V5y8nYw2hJm1sKx7pLd4eRf9gUcA';

const invitation = z.strictObject({
  /** Name of the holder of the accounts. */
  holder: z.string(),
  /** The premises as a title: 'Blk 145 Lorong 2 Toa Payoh #08-21'. */
  address: z.string(),
  until: day,
});
const meiLinInvitation = {
  holder: 'Tan Mei Lin',
  address: 'Blk 145 Lorong 2 Toa Payoh #08-21',
  until: '2027-02-20',
};

export const readInvitation = operation({
  name: 'premises:invitation',
  summary: 'An invitation before it is opened, told to the invited address alone.',
  effect: 'read',
  input: z.strictObject({ token }),
  output: invitation,
  errors: ['SK_DELEGATE_1001'],
  examples: [{ input: { token: exampleToken }, output: meiLinInvitation }],
});

export const openInvitation = operation({
  name: 'premises:openInvitation',
  summary: 'Opens an invitation: once, in time, by the invited address.',
  effect: 'write',
  input: z.strictObject({ token }),
  output: z.strictObject({ ...premisesNumbers, ...invitation.shape }),
  errors: ['SK_DELEGATE_1001'],
  examples: [{ input: { token: exampleToken }, output: { ...meiLinPremises, ...meiLinInvitation } }],
});

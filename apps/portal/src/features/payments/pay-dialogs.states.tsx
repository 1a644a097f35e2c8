/** States of paying: amounts of one account and of several, the code from its making to its end, what became of it. */

import { cents } from '@portal/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hear } from '../../gallery/hear.ts';
import { appear, buttonNamed, type } from '../../gallery/interactions.ts';
import { defineStates, PICTURED_NOW, type RestAnswers } from '../../gallery/state.ts';
import type { PayAccount } from './pay-account.ts';
import { PayDialog, type PayDialogProps } from './pay-dialog.tsx';
import { mockCode, mockEvent, mockOne, mockPayment, mockSeveral, mockUnmatched } from './payments.mocks.ts';

const dialog = (accounts: readonly PayAccount[], over: Partial<PayDialogProps> = {}) => (
  <PayDialog
    accounts={accounts}
    premises="Blk 145 Lorong 2 Toa Payoh #08-21"
    canKeep
    onClose={hear}
    {...over}
  />
);
const several = (over: Partial<PayDialogProps> = {}) =>
  dialog(mockSeveral(), { premises: 'Blk 9 Jalan Rajah #03-02', ...over });

/** As the app has it: what is owed comes from a query, which is asked anew after the payment. */
function Owing({ after }: { readonly after: readonly PayAccount[] }) {
  const attempts = useRef(0);
  const { data } = useQuery({
    queryKey: ['bills:outstandingPayment', 'state'],
    queryFn: () => {
      attempts.current += 1;
      return attempts.current === 1 ? mockOne() : after;
    },
  });
  return data ? dialog(data) : null;
}

/** On a device that hands files on, as a telephone does. */
function OnPhone() {
  const [device] = useState(() =>
    Object.assign(navigator, { share: async () => hear(), canShare: () => true }),
  );
  useEffect(
    () => () => {
      for (const ability of ['share', 'canShare']) Reflect.deleteProperty(device, ability);
    },
    [device],
  );
  return dialog(mockOne());
}

/** Of the day after the pictures, four hours into it. */
const AFTER_MIDNIGHT = '2026-11-20T20:00:00.000Z';

const waiting: RestAnswers = {
  checkFeature: { data: { flag: false, type: null, message: null } },
  paynowRequest: { data: mockCode() },
  paymentEvents: { events: [mockEvent('PENDING')] },
  payment: { data: mockPayment({ status: 'PENDING', paid_at: null }) },
};
const rested = (type: string, message: string): RestAnswers => ({
  ...waiting,
  checkFeature: { data: { flag: true, type, message } },
});

/** Dialogs stand beside the page, not in it. */
const page = document.body;
const getField = (account: string) =>
  appear(() => page.querySelector<HTMLInputElement>(`.input[data-of="${account}"]`));
const pressShow = async () => (await buttonNamed(page, 'Show QR code')).click();
async function enter(account: string, text: string) {
  const field = await getField(account);
  field.focus();
  type(field, text);
  field.blur();
}

export const states = defineStates({
  oneAccount: {
    about: 'one account, changing the amount',
    answers: {},
    rest: waiting,
    render: () => dialog(mockOne()),
    act: async () => (await buttonNamed(page, 'Change')).click(),
  },
  several: {
    about: 'three accounts, one of them paid by GIRO',
    answers: {},
    rest: waiting,
    render: () => several(),
  },
  errors: {
    about: 'an amount above what is due is not counted',
    answers: {},
    rest: waiting,
    render: () => several(),
    act: () => enter('8934520026', '70.00'),
  },
  part: {
    about: 'a part of what is due',
    answers: {},
    rest: waiting,
    render: () => several(),
    act: () => enter('8934520026', '50.00'),
  },
  noneTicked: {
    about: 'pressed without any account',
    answers: {},
    rest: waiting,
    render: () => several(),
    act: async () => {
      await getField('8934520018');
      for (const tick of page.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked'))
        tick.click();
      await pressShow();
    },
  },
  giro: {
    about: 'the only account is paid by GIRO: nothing is made before somebody asks for it',
    answers: {},
    rest: waiting,
    render: () => dialog(mockOne({ isGiroEnabled: true })),
  },
  card: {
    about: 'the only account is paid by a recurring card',
    answers: {},
    rest: waiting,
    render: () => dialog(mockOne({ isRecurringEnabled: true })),
  },
  longSums: {
    about: 'a company that owes very much',
    answers: {},
    rest: waiting,
    render: () =>
      dialog([
        ...mockOne({ amount: cents(123_456_789) }),
        ...mockSeveral()
          .slice(0, 1)
          .map((each) => ({ ...each, amount: cents(2_345_678_901) })),
      ]),
  },
  making: {
    about: 'the code is on its way',
    answers: {},
    rest: { ...waiting, paynowRequest: { delay: 'infinite' } },
    render: () => dialog(mockOne()),
  },
  makingForSeveral: {
    about: 'pressed, and the code is on its way',
    answers: {},
    rest: { ...waiting, paynowRequest: { delay: 'infinite' } },
    render: () => several(),
    act: pressShow,
  },
  ready: { about: 'the code, to be paid', answers: {}, rest: waiting, render: () => dialog(mockOne()) },
  shares: {
    about: 'the code on a telephone, which can hand it on',
    answers: {},
    rest: waiting,
    render: () => <OnPhone />,
  },
  readyForSeveral: {
    about: 'one code for two accounts',
    answers: {},
    rest: { ...waiting, paynowRequest: { data: mockCode(15_725) } },
    render: () => several(),
    act: pressShow,
  },
  kiosk: {
    about: 'on a device of nobody: nothing is saved or shared',
    answers: {},
    rest: waiting,
    render: () => dialog(mockOne(), { canKeep: false }),
  },
  lastMinute: {
    about: 'the last minute of the day',
    answers: {},
    rest: waiting,
    now: '2026-11-20T15:59:18.000Z',
    render: () => dialog(mockOne()),
  },
  unreached: {
    about: 'the network is gone while somebody waits',
    answers: {},
    rest: { ...waiting, paymentEvents: { isCut: true }, payment: { isCut: true } },
    render: () => dialog(mockOne()),
    act: () => appear(() => (page.textContent?.includes('We cannot reach') ? page : null)),
  },
  expired: {
    about: 'a code of yesterday',
    answers: {},
    rest: {
      ...waiting,
      paynowRequest: { data: mockCode(12_845, { expired_at: '2026-11-19T15:59:59.000Z' }) },
      paymentEvents: { events: [mockEvent('EXPIRED')] },
    },
    render: () => dialog(mockOne()),
  },
  replaced: {
    about: 'another code was made for the account since',
    answers: {},
    rest: {
      ...waiting,
      publicConfig: { data: { serverTime: PICTURED_NOW } },
      paymentEvents: { events: [mockEvent('EXPIRED')] },
    },
    render: () => dialog(mockOne()),
  },
  paidOtherwise: {
    about: 'the account was paid another way: the code is closed, and nothing more is due',
    answers: {},
    rest: { ...waiting, paymentEvents: { events: [mockEvent('EXPIRED')] } },
    render: () => <Owing after={mockOne({ amount: cents(0), due: null })} />,
  },
  nextDay: {
    about: 'a code whose day ended while the page thought it the day before',
    answers: {},
    rest: {
      ...waiting,
      publicConfig: (count) => ({ data: { serverTime: count === 1 ? PICTURED_NOW : AFTER_MIDNIGHT } }),
      paymentEvents: { events: [mockEvent('EXPIRED')] },
    },
    render: () => dialog(mockOne()),
  },
  endedUntold: {
    about: 'a code that has ended, and nobody can say why',
    answers: {},
    rest: { ...waiting, paymentEvents: { events: [mockEvent('EXPIRED')] } },
    render: () => dialog(mockOne()),
  },
  checking: {
    about: 'less came than the code asked for: both sums, and what is still to pay',
    answers: {},
    rest: { ...waiting, paymentEvents: { events: [mockEvent('CHECKING', mockUnmatched())] } },
    render: () => <Owing after={mockOne({ checking: cents(6_005) })} />,
  },
  paidLate: {
    about: 'a code had ended when its money came: no other code is offered',
    answers: {},
    rest: {
      ...waiting,
      paymentEvents: {
        events: [
          mockEvent('EXPIRED'),
          mockEvent('CHECKING', mockUnmatched({ amount: 12_845, reason: 'late' })),
        ],
      },
    },
    render: () => <Owing after={mockOne({ checking: cents(12_845) })} />,
  },
  paidBySlip: {
    about: 'the bill’s slip was paid meanwhile, and its money is being checked',
    answers: {},
    rest: { ...waiting, paymentEvents: { events: [mockEvent('EXPIRED')] } },
    render: () => <Owing after={mockOne({ checking: cents(12_845) })} />,
  },
  checkingForeign: {
    about: 'two payments came, one of them in another currency',
    answers: {},
    rest: {
      ...waiting,
      paymentEvents: {
        events: [
          mockEvent(
            'CHECKING',
            mockUnmatched({ currency: 'USD', reason: 'currency' }),
            mockUnmatched({ paid_at: '2026-11-20T06:59:00.000Z' }),
          ),
        ],
      },
    },
    render: () => dialog(mockOne()),
  },
  sentBack: {
    about: 'staff sent back what came for the code; it may still be paid',
    answers: {},
    rest: {
      ...waiting,
      paymentEvents: { events: [mockEvent('PENDING', mockUnmatched({ status: 'RETURNED' }))] },
    },
    render: () => dialog(mockOne()),
  },
  restToPay: {
    about: 'opened while a part is being checked: the rest is filled in, and no code is made unasked',
    answers: {},
    rest: waiting,
    render: () => dialog(mockOne({ checking: cents(6_005) })),
  },
  covered: {
    about: 'opened while all that is owed is being checked',
    answers: {},
    rest: waiting,
    render: () => dialog(mockOne({ checking: cents(12_845) })),
  },
  undivided: {
    about: 'money for several accounts together is being checked',
    answers: {},
    rest: waiting,
    render: () =>
      several({
        accounts: mockSeveral().map((each, index) => (index === 1 ? { ...each, toPay: cents(3_005) } : each)),
        undivided: cents(3_100),
      }),
  },
  askedAgain: {
    about: 'more is asked for than is still to pay: a question first',
    answers: {},
    rest: waiting,
    render: () => dialog(mockOne({ checking: cents(6_005) })),
    act: async () => {
      await enter('8934521670', '128.45');
      await pressShow();
    },
  },
  paid: {
    about: 'paid: the dialog has turned into the receipt',
    answers: {},
    rest: { ...waiting, paymentEvents: { events: [mockEvent('SUCCESS')] }, payment: { data: mockPayment() } },
    render: () => <Owing after={mockOne({ amount: cents(0), due: null })} />,
  },
  failed: {
    about: 'no code could be made; the amounts stay',
    answers: {},
    rest: { ...waiting, paynowRequest: { error: 'SK_UNKNOWN_1001' } },
    render: () => dialog(mockOne()),
  },
  exceeded: {
    about: 'less is due by now than was asked for',
    answers: {},
    rest: { ...waiting, paynowRequest: { error: 'SK_PAY_1001' } },
    render: () => several(),
    act: pressShow,
  },
  nothing: {
    about: 'nothing is owed',
    answers: {},
    rest: waiting,
    render: () => dialog(mockOne({ amount: cents(0), due: null })),
  },
  rests: {
    about: 'PayNow rests: the sentence stands where the button was',
    answers: {},
    rest: rested('permanent', 'It is back on 21 Nov 2026, 6AM. You can still pay at 7-Eleven or a counter.'),
    render: () => several(),
  },
  told: {
    about: 'work on PayNow is announced, and paying stays',
    answers: {},
    rest: rested('planned', 'On 21 Nov 2026 receipts may take some minutes longer than usual.'),
    render: () => several(),
  },
});

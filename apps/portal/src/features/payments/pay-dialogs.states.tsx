/** States of paying: amounts of one account and of several, the code from its making to its end, what became of it. */

import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hear } from '../../gallery/hear.ts';
import { appear, buttonNamed, type } from '../../gallery/interactions.ts';
import { defineStates, type GalleryState, PICTURED_NOW, type RestAnswers } from '../../gallery/state.ts';
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
  checkFeature: { data: { flag: true, type, message } },
});

/** One account for which a code can be made, where nothing else is given. */
const payState = ({ rest, ...state }: Pick<GalleryState, 'about'> & Partial<GalleryState>): GalleryState => ({
  rest: { ...waiting, ...rest },
  render: () => dialog(mockOne()),
  ...state,
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
  oneAccount: payState({
    about: 'one account, changing the amount',
    act: async () => (await buttonNamed(page, 'Change')).click(),
  }),
  several: payState({
    about: 'three accounts, one of them paid by GIRO',
    render: () => several(),
  }),
  errors: payState({
    about: 'an amount above what is due is not counted',
    render: () => several(),
    act: () => enter('8934520026', '70.00'),
  }),
  part: payState({
    about: 'a part of what is due',
    render: () => several(),
    act: () => enter('8934520026', '50.00'),
  }),
  noneTicked: payState({
    about: 'pressed without any account',
    render: () => several(),
    act: async () => {
      await getField('8934520018');
      for (const tick of page.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked'))
        tick.click();
      await pressShow();
    },
  }),
  giro: payState({
    about: 'the only account is paid by GIRO: nothing is made before somebody asks for it',
    render: () => dialog(mockOne({ isGiroEnabled: true })),
  }),
  giroAgain: payState({
    about: 'paid by GIRO, after the due date; another bill is not due yet',
    render: () =>
      dialog(
        mockOne({
          isGiroEnabled: true,
          due: sgDay('2026-11-18'),
          deductions: [{ on: sgDay('2026-11-23'), amount: cents(4_845) }],
          byHand: cents(8_000),
        }),
      ),
  }),
  card: payState({
    about: 'the only account is paid by a recurring card',
    render: () => dialog(mockOne({ isRecurringEnabled: true })),
  }),
  longSums: payState({
    about: 'a company that owes very much',
    render: () =>
      dialog([
        ...mockOne({ amount: cents(123_456_789) }),
        ...mockSeveral()
          .slice(0, 1)
          .map((each) => ({ ...each, amount: cents(2_345_678_901) })),
      ]),
  }),
  making: payState({
    about: 'the code is on its way',
    rest: { paynowRequest: { delay: 'infinite' } },
  }),
  makingForSeveral: payState({
    about: 'pressed, and the code is on its way',
    rest: { paynowRequest: { delay: 'infinite' } },
    render: () => several(),
    act: pressShow,
  }),
  ready: payState({ about: 'the code, to be paid' }),
  shares: payState({
    about: 'the code on a telephone, which can hand it on',
    render: () => <OnPhone />,
  }),
  readyForSeveral: payState({
    about: 'one code for two accounts',
    rest: { paynowRequest: { data: mockCode(15_725) } },
    render: () => several(),
    act: pressShow,
  }),
  kiosk: payState({
    about: 'on a device of nobody: nothing is saved or shared',
    render: () => dialog(mockOne(), { canKeep: false }),
  }),
  lastMinute: payState({
    about: 'the last minute of the day',
    now: '2026-11-20T15:59:18.000Z',
  }),
  unreached: payState({
    about: 'the network is gone while somebody waits',
    rest: { paymentEvents: { isCut: true }, payment: { isCut: true } },
    act: () => appear(() => (page.textContent?.includes('We cannot reach') ? page : null)),
  }),
  expired: payState({
    about: 'a code of yesterday',
    rest: {
      paynowRequest: { data: mockCode(12_845, { expired_at: '2026-11-19T15:59:59.000Z' }) },
      paymentEvents: { events: [mockEvent('EXPIRED')] },
    },
  }),
  replaced: payState({
    about: 'another code was made for the account since',
    rest: {
      publicConfig: { data: { serverTime: PICTURED_NOW } },
      paymentEvents: { events: [mockEvent('EXPIRED')] },
    },
  }),
  paidOtherwise: payState({
    about: 'the account was paid another way: the code is closed, and nothing more is due',
    rest: { paymentEvents: { events: [mockEvent('EXPIRED')] } },
    render: () => <Owing after={mockOne({ amount: cents(0), due: null })} />,
  }),
  nextDay: payState({
    about: 'a code whose day ended while the page thought it the day before',
    rest: {
      publicConfig: (count) => ({ data: { serverTime: count === 1 ? PICTURED_NOW : AFTER_MIDNIGHT } }),
      paymentEvents: { events: [mockEvent('EXPIRED')] },
    },
  }),
  endedUntold: payState({
    about: 'a code that has ended, and nobody can say why',
    rest: { paymentEvents: { events: [mockEvent('EXPIRED')] } },
  }),
  checking: payState({
    about: 'less came than the code asked for: both sums, and what is still to pay',
    rest: { paymentEvents: { events: [mockEvent('CHECKING', mockUnmatched())] } },
    render: () => <Owing after={mockOne({ checking: cents(6_005) })} />,
  }),
  paidLate: payState({
    about: 'a code had ended when its money came: no other code is offered',
    rest: {
      paymentEvents: {
        events: [
          mockEvent('EXPIRED'),
          mockEvent('CHECKING', mockUnmatched({ amount: 12_845, reason: 'late' })),
        ],
      },
    },
    render: () => <Owing after={mockOne({ checking: cents(12_845) })} />,
  }),
  paidBySlip: payState({
    about: 'the bill’s slip was paid meanwhile, and its money is being checked',
    rest: { paymentEvents: { events: [mockEvent('EXPIRED')] } },
    render: () => <Owing after={mockOne({ checking: cents(12_845) })} />,
  }),
  checkingForeign: payState({
    about: 'two payments came, one of them in another currency',
    rest: {
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
  }),
  sentBack: payState({
    about: 'staff sent back what came for the code; it may still be paid',
    rest: {
      paymentEvents: { events: [mockEvent('PENDING', mockUnmatched({ status: 'RETURNED' }))] },
    },
  }),
  restToPay: payState({
    about: 'opened while a part is being checked: the rest is filled in, and no code is made unasked',
    render: () => dialog(mockOne({ checking: cents(6_005) })),
  }),
  covered: payState({
    about: 'opened while all that is owed is being checked',
    render: () => dialog(mockOne({ checking: cents(12_845) })),
  }),
  undivided: payState({
    about: 'money for several accounts together is being checked',
    render: () =>
      several({
        accounts: mockSeveral().map((each, index) => (index === 1 ? { ...each, toPay: cents(3_005) } : each)),
        undivided: cents(3_100),
      }),
  }),
  askedAgain: payState({
    about: 'more is asked for than is still to pay: a question first',
    render: () => dialog(mockOne({ checking: cents(6_005) })),
    act: async () => {
      await enter('8934521670', '128.45');
      await pressShow();
    },
  }),
  paid: payState({
    about: 'paid: the dialog has turned into the receipt',
    rest: { paymentEvents: { events: [mockEvent('SUCCESS')] }, payment: { data: mockPayment() } },
    render: () => <Owing after={mockOne({ amount: cents(0), due: null })} />,
  }),
  failed: payState({
    about: 'no code could be made; the amounts stay',
    rest: { paynowRequest: { error: 'SK_UNKNOWN_1001' } },
  }),
  exceeded: payState({
    about: 'less is due by now than was asked for',
    rest: { paynowRequest: { error: 'SK_PAY_1001' } },
    render: () => several(),
    act: pressShow,
  }),
  nothing: payState({
    about: 'nothing is owed',
    render: () => dialog(mockOne({ amount: cents(0), due: null })),
  }),
  rests: payState({
    about: 'PayNow rests: the sentence stands where the button was',
    rest: rested('permanent', 'It is back on 21 Nov 2026, 6AM. You can still pay at 7-Eleven or a counter.'),
    render: () => several(),
  }),
  told: payState({
    about: 'work on PayNow is announced, and paying stays',
    rest: rested('planned', 'On 21 Nov 2026 receipts may take some minutes longer than usual.'),
    render: () => several(),
  }),
});

/** REST calls of GIRO and eGIRO: the list, eligibility, banks, set-up, termination, status, the form on paper (S2 §7). */
import {
  giroBanks,
  giroCancellation,
  giroDetails,
  giroDownload,
  giroEligibility,
  giroSetup,
  giroStatus,
  giroTermination,
  giroWithdrawal,
} from '@portal/contract/giro/giro.rest';
import type { Deps } from '../../deps.ts';
import { account, accounts } from '../../wire/callers/claims.ts';
import { accountsHaving } from '../../wire/callers/featured-accounts.ts';
import { checkedByHandler, defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import type { Wire } from '../../wire/wire.ts';
import { createBankList } from './banks.ts';
import { giroForm } from './form.ts';
import { KIND } from './giro-request.ts';
import { endEgiro, requireEgiro, setUpGiro } from './service.ts';
import { giveUpSetup } from './start/give-up.ts';
import { loadEligibility, loadGiro, loadGiroStatus } from './views.ts';

const common = { perMinute: 240, bodyBytes: 4096 } as const;

export function giroRest(
  wire: Wire,
  { egiroBank: bank }: Pick<Deps, 'egiroBank'>,
): readonly GatewayRestCall[] {
  const listBanks = createBankList(bank, wire.clock);
  return [
    defineRest(giroDetails, {
      ...common,
      cost: (input) => 5 + Math.ceil((input?.query.numbers.length ?? 0) / 10),
      resources: ({ query }) => accounts(query.numbers),
      handle: (context, { query: { numbers, reference } }) =>
        loadGiro(
          context,
          numbers.map((number) => context.subject.own(number)),
          reference,
        ),
    }),
    defineRest(giroEligibility, {
      ...common,
      resources: ({ body }) => accounts(body.account_numbers),
      async handle(context, { body }) {
        await requireEgiro(context);
        const owned = body.account_numbers.map((number) => context.subject.own(number));
        return loadEligibility(context.db, await accountsHaving(context.db, KIND, owned));
      },
    }),
    defineRest(giroBanks, {
      perMinute: 240,
      async handle(context) {
        await requireEgiro(context);
        return { banks: [...(await listBanks())] };
      },
    }),
    defineRest(giroSetup, {
      ...common,
      cost: 20,
      resources: ({ body }) => [account(body.account_number)],
      handle: (context, { body }) =>
        setUpGiro(
          context,
          { bank, listBanks },
          {
            accountNo: body.account_number,
            bankCode: body.bank_code,
            segment: body.bank_segment,
            returnTo: body.return_to ?? 'portal',
          },
        ),
    }),
    defineRest(giroTermination, {
      ...common,
      cost: 20,
      resources: ({ body }) => [account(body.account_number)],
      handle: (context, { body }) =>
        endEgiro(
          context,
          { bank },
          {
            accountNo: body.account_number,
            reference: body.egiro_id,
            returnTo: body.return_to ?? 'portal',
          },
        ),
    }),
    defineRest(giroCancellation, {
      ...common,
      cost: 20,
      resources: ({ body }) => [account(body.accountNo)],
      handle: (context, { body }) =>
        endEgiro(
          context,
          { bank },
          { accountNo: body.accountNo, reference: body.id, returnTo: body.return_to ?? 'portal' },
        ),
    }),
    defineRest(giroWithdrawal, {
      ...common,
      cost: 20,
      resources: ({ body }) => [account(body.account_number)],
      handle: async (context, { body }) => ({
        status: await giveUpSetup(context, bank, context.subject.own(body.account_number), body.egiro_id),
      }),
    }),
    defineRest(giroStatus, {
      ...common,
      // A reference that cannot be one is like one that does not exist.
      unreadable: 'SK_ACCESS_1001',
      resources: checkedByHandler,
      handle: (context, { query }) =>
        loadGiroStatus(context, { ddaRefNo: query.dda_ref_no, txnRefNo: query.txn_ref_no }),
    }),
    defineRest(giroDownload, {
      ...common,
      feature: KIND,
      cost: 20,
      resources: ({ body }) => [account(body.accountNo)],
      handle: (context, { body }) => giroForm(context, context.subject.own(body.accountNo)),
    }),
  ];
}

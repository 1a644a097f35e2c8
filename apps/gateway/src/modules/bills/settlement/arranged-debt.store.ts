/** Debt of payment arrangements under way, for statements that read what accounts owe. */
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../../db/kept-plan.ts';
import { TAKEN_BACK } from './post-payment.ts';

/** Rows of the accounts that have one: when it was made, its amount, and as JSON what the rule of open charges takes. */
export const selectArrangedDebts = (accountIds: readonly number[]): RawBuilder<unknown> => sql`
  select made.account_id, made.made_on, (made.payload ->> 'overdueAmount')::bigint as arranged,
    jsonb_build_object(
      'madeOn', made.made_on,
      'parts', jsonb_build_array(made.payload -> 'partial') || (made.payload -> 'instalments'),
      'takenBack', (
        select coalesce(sum(back.amount_cents), 0) from ledger_entry paid
        join ledger_entry back on back.account_id = paid.account_id and back.kind = 'payment'
          and back.source_ref = paid.source_ref || ${TAKEN_BACK} and back.recorded_at >= made.created_at
        where paid.account_id = made.account_id and paid.kind = 'payment' and paid.recorded_at < made.created_at
      )) as arrangement
  from (
    select account_id, payload, created_at, (created_at at time zone 'Asia/Singapore')::date as made_on
    from customer_request
    where account_id = ${anyOf(accountIds)} and is_open and kind = 'payment-arrangement'
  ) made`;

/** Notices of the banks that contradict what is known, and the decisions of staff on them. */
import type { EgiroNotice } from '@portal/contract/giro/egiro-webhook.rest';
import type { EgiroNoticeDecision } from '@portal/domain/giro/parked-notice';
import type { Cents } from '@portal/domain/money';
import { sql } from 'kysely';
import { createParkedNotices, type StoredNotice } from '../../webhooks/parked-notice.store.ts';

export interface ParkedEgiroNotice extends StoredNotice<EgiroNoticeDecision> {
  readonly event: EgiroNotice['event'];
  /** Of a deduction. */
  readonly amount: Cents | null;
  readonly currency: string | null;
  /** The rest of the notice. */
  readonly content: Omit<EgiroNotice, 'event_id' | 'event' | 'at' | 'amount' | 'currency'> | null;
}

export const egiroNotices = createParkedNotices<EgiroNoticeDecision, ParkedEgiroNotice>({
  party: 'egiro',
  decisions: 'egiro_notice_decision',
  accountId: sql`coalesce(
    (select account_id from giro_deduction where reference = notice.reference),
    (select account_id from giro_request where request_id = notice.reference),
    (select account_id from direct_debit where reference = notice.reference),
    (select account_id from account_number where digits = replace(notice.reference, '-', '')))`,
  // Money waits among the parked payments.
  except: sql`notice.event = 'deduction_paid' and notice.amount_cents is not null`,
});

/** An officer's decision on a notice of the treasury. */
import type { Output } from '@portal/contract';
import type { TreasuryDecision } from '@portal/domain/refunds/treasury-decision';
import type { SubjectContext } from '../../../wire/context.ts';
import { decideNotice } from '../../refunds/public.ts';
import { decideOnNotice, type NoticeDecisionInput } from '../notices/decide-on-notice.service.ts';
import { knownNotice, treasuryViews } from './treasury.service.ts';

/** @throws Refusal SK_ACCESS_1001, SK_INPUT_1001, SK_STAFF_1001, 1006 and 1013; nothing of it has happened then */
export const decideOnTreasuryNotice = (
  context: SubjectContext,
  input: NoticeDecisionInput<TreasuryDecision>,
): Promise<Output<'staff:decide'>> =>
  decideOnNotice(
    context,
    {
      party: 'treasury',
      views: treasuryViews,
      unseen: 'SK_STAFF_1013',
      own: 'SK_STAFF_1006',
      find: knownNotice,
      toObject: (reference) => `request:${reference}`,
      decide: decideNotice,
    },
    input,
  );

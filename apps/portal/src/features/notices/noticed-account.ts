/** The part of an account of the selected premises that notices need. */
import type { Output } from '@portal/contract';

export type NoticedAccount = Pick<Output<'user:getAccounts'>['accounts'][number], 'accountNo' | 'status'>;

/** What the notices need to know of an account of the selected premises. */
import type { Output } from '@portal/contract';

export type NoticedAccount = Pick<Output<'user:getAccounts'>['accounts'][number], 'accountNo' | 'status'>;

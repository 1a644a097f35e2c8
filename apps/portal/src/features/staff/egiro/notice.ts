/** A notice of a bank of eGIRO that contradicts what is known, as the queue lists it and as it opens. */
import type { Output } from '@portal/contract';
import type { EgiroNoticeDecision } from '@portal/domain/giro/parked-notice';
import type { NoticeDraft } from '../notices/draft.ts';
import type { QueueOf } from '../queue/queue-kind.ts';

export type EgiroQueue = QueueOf<'egiroNotices'>;
export type WaitingNotice = EgiroQueue['waiting'][number];
export type DecidedNotice = EgiroQueue['decided'][number];
export type Notice = Output<'staff:egiroNotice'>;
export type Draft = NoticeDraft<EgiroNoticeDecision>;

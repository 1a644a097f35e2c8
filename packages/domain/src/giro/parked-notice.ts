/** Decisions that staff may take on a parked notice of a bank, by the effect that it would have now. */

/** Outcome of a notice, had it come now; the last three park it again. */
export const noticeOutlooks = ['applied', 'repeated', 'late', 'unknown', 'amount', 'contradicts'] as const;
export type NoticeOutlook = (typeof noticeOutlooks)[number];

/** replayed: it counts as if it had come now. discarded: it changes nothing. */
export const egiroNoticeDecisions = ['replayed', 'discarded'] as const;
export type EgiroNoticeDecision = (typeof egiroNoticeDecisions)[number];

/** In the order in which they are offered. A notice that would change nothing can only be put away. */
export const listEgiroDecisions = (outlook: NoticeOutlook): readonly EgiroNoticeDecision[] =>
  outlook === 'applied' ? egiroNoticeDecisions : ['discarded'];

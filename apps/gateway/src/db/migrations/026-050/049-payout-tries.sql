-- Each payout is tried by itself: one that fails waits for its next try, and keeps no other from the treasury.
alter table refund_payout
  -- when it was last sent, marked before it is, whether or not an answer came
  add column tried_at timestamptz;
-- Before this release a try without an answer left no mark.
update refund_payout set tried_at = coalesce(sent_at, ordered_at) where outcome is null;

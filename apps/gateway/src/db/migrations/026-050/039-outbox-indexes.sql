-- The worker reads the due messages of a kind in their order, and nothing else, however many wait.
create index outbox_due on outbox (kind, run_at, id) where done_at is null and dead_at is null;
drop index outbox_waiting;
-- Messages that crashed their worker at every attempt (MAX_ATTEMPTS): looked for at each poll, and hardly ever there.
create index outbox_exhausted on outbox (kind) where done_at is null and dead_at is null and attempts >= 10;
-- Delivered messages are deleted by age.
create index outbox_delivered on outbox (done_at) where done_at is not null;

-- The worker asks every second for the kinds that it can deliver. What waits for a gateway that can deliver it may wait
-- for long and be many: it must not be looked past each time. What has been delivered is in neither index.
drop index outbox_waiting;
create index outbox_waiting on outbox (kind, run_at) where done_at is null and dead_at is null;

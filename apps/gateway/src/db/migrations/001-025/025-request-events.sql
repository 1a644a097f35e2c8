-- An event keeps the request as it was: a mail that leaves later tells of that, not of what came after it.

-- Of an event before this release both are null: its mail has left.
alter table customer_request_event add column next_by date;
alter table customer_request_event add column payload jsonb;

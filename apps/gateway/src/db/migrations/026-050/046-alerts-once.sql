-- An alert leaves once, and is judged when something has changed.

alter table usage_alert_sent
  -- when the mail was handed to the mail server, marked before it is; null: it waits
  add column left_at timestamptz;

alter table usage_alert
  -- the day, the bill, the choice and the readings that were judged last; null: none
  add column judged text;

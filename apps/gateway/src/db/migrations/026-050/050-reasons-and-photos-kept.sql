-- What was only announced is kept: why an officer lifted a lock, and from where a customer confirmed their contact details.
-- A reading is decided on its photo as the officer was shown it.

-- The gateway's own: account numbers that an officer let be linked again, and why. A number may be of no account.
create table lifted_lock (
  digits text not null check (digits ~ '^[0-9]{1,10}$'),
  lifted_at timestamptz not null,
  -- the officer's customer_id
  staff_id bigint not null,
  reason text not null check (reason <> ''),
  primary key (digits, lifted_at)
);
create trigger lifted_lock_kept before update or delete on lifted_lock
  for each row execute function refuse_change();
create trigger lifted_lock_never_emptied before truncate on lifted_lock
  for each statement execute function refuse_change();

alter table customer
  -- W: web or kiosk, M: mobile; null: not confirmed, or before this release
  add column contact_confirmed_from text check (contact_confirmed_from in ('M', 'W'));

alter table meter_reading_view
  -- the stored file that was the photo when the reading was last opened; null: it had none
  add column photo_file_id text,
  -- of that photo's bytes, once they were shown
  add column photo_sha256 text check (photo_sha256 ~ '^[0-9a-f]{64}$');

alter table meter_reading_decision
  -- of the photo that was decided on; null: there was none, or before this release
  add column photo_sha256 text check (photo_sha256 ~ '^[0-9a-f]{64}$');

-- How accounts come to belong to a sign-in, and who looks at what companies send for it.

-- Who links first has no customer yet. Numbers of the demo world lie below.
create sequence customer_number start with 1000000;

-- The company's number that we have on file, to compare with what an applicant says.
alter table business_partner add column contact_mobile text;

-- A company links the accounts of every partner that has its UEN, however that is written.
create index business_partner_by_uen on business_partner (upper(btrim(uen))) where bp_type = '2';

-- Tries at the details of an account, whoever makes them and from wherever: one row per number that was said
-- wrong, whether it exists or not. Staff lift a lock by deleting its row.
create table detail_tries (
  digits text primary key check (digits ~ '^[0-9]{1,10}$'),
  wrong integer not null,
  first_at timestamptz not null,
  locked_until timestamptz
);
create index detail_tries_by_age on detail_tries (first_at);

-- What the business registry said about whom a customer acts for: the UEN of the link is this one or none.
create table registry_company (
  customer_id bigint primary key,
  uen text not null,
  company_name text not null,
  retrieved_at timestamptz not null,
  expires_at timestamptz not null
);
create index registry_company_by_expiry on registry_company (expires_at);

-- Files that customers send. Quarantined until they are checked; what is left there is swept.
create table stored_file (
  customer_id bigint not null,
  -- random: the only name that the file has inside
  file_id text not null,
  -- as the person called it, made harmless
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes bytea not null,
  pages integer,
  state text not null check (state in ('quarantined', 'kept')),
  created_at timestamptz not null,
  primary key (customer_id, file_id)
);
create index stored_file_quarantined on stored_file (created_at) where state = 'quarantined';

create sequence link_application_number start with 1000;

-- A company's application. 'validated': step 1 is done and nothing was sent.
create table link_application (
  customer_id bigint not null,
  application_no bigint not null,
  -- 'LC-2611-1000'; null until it is sent
  reference text,
  status text not null check (status in ('validated', 'in_progress', 'pending_document', 'approved', 'rejected')),
  account_id bigint not null,
  uen text not null,
  postal_code text not null,
  company_name text not null,
  -- of the profile when it was sent
  applicant_name text,
  applicant_email text,
  applicant_mobile text,
  source text check (source in ('K', 'M', 'W')),
  -- which text of the terms its person accepted
  terms_version text,
  -- the document; null again when its time is over
  file_id text,
  -- of its bytes as they were kept
  document_sha256 text check (document_sha256 ~ '^[0-9a-f]{64}$'),
  document_no integer not null default 0,
  -- how far its person was before it was sent: a rejection leads back there
  kind_before text check (kind_before in ('I', 'C')),
  link_status_before text check (link_status_before in ('not_linked', 'in_progress', 'pending_document')),
  validated_at timestamptz not null,
  received_at timestamptz,
  decided_at timestamptz,
  decision text check (decision in ('approve', 'reject', 'newDocument')),
  decided_by bigint,
  note text,
  primary key (customer_id, application_no)
);
create unique index link_application_open on link_application (customer_id)
  where status in ('validated', 'in_progress', 'pending_document');
create index link_application_by_number on link_application (application_no);
create index link_application_waiting on link_application (received_at) where status = 'in_progress';
create index link_application_decided on link_application (decided_at) where decided_at is not null;

-- What was decided on which document, and what was said: the application itself knows its last decision only.
create table link_decision (
  customer_id bigint not null,
  application_no bigint not null,
  document_no integer not null,
  decision text not null check (decision in ('approve', 'reject', 'newDocument')),
  note text,
  -- of the bytes that were looked at: they themselves are deleted in time
  document_sha256 text not null,
  decided_by bigint not null,
  decided_at timestamptz not null,
  primary key (customer_id, application_no, document_no)
);
create trigger link_decision_append_only before update or delete on link_decision
  for each row execute function refuse_change();
create trigger link_decision_never_emptied before truncate on link_decision
  for each statement execute function refuse_change();

-- Which member of staff had which application open, when last, and with which document.
create table link_application_view (
  customer_id bigint not null,
  application_no bigint not null,
  staff_id bigint not null,
  opened_at timestamptz not null,
  document_no integer not null,
  -- it is their own, also by e-mail or mobile number
  is_own boolean not null,
  primary key (customer_id, application_no, staff_id)
);

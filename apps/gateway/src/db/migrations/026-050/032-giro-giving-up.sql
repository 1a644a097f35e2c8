-- A set-up that the customer gave up while its bank could not be reached: the bank is told until it has heard.

alter table giro_request
  -- sent_at is then when the bank heard of it
  add column given_up_at timestamptz,
  add constraint giro_request_given_up check (given_up_at is null or request_type = 'CREATION');
create index giro_request_given_up on giro_request (given_up_at) where given_up_at is not null and sent_at is null;

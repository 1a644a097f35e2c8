insert into mailing_address values
  (11, 1, '9', 'Jalan Rajah', '03', '02', null, '320009', '2026-02-01', '2026-01-20T00:00:00Z', 'W', '2026-01-25T00:00:00Z'),
  (11, 2, '102', 'Bedok North Avenue 4', '07', '55', 'Pearl Garden', '460102', '2026-02-10', '2026-01-25T00:00:00Z', 'M', null);
insert into account_preference values (11, true, true, false, 2, '2026-01-25T00:00:00Z');
insert into account_plan values (11, 'wholesale', '2026-01-01', null);
insert into bill_delivery values
  (11, 'B1', true, true, '{"Person One","Blk 145 Lorong 2 Toa Payoh #08-21","Singapore 310145"}', '2026-01-05T00:00:00Z');

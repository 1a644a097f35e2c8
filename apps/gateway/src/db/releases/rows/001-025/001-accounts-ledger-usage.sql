-- A little of everything, as a database of this release holds it: later migrations must carry it on.
insert into customer (customer_id, issuer, subject, kind, link_status, created_at)
  values (1, 'embedded', 'subject-1', 'I', 'active', '2026-01-01T00:00:00Z');
insert into business_partner values ('1000000001', '1', 'Person One', null, '567A');
insert into premises (bp_no, premise_no, block, street_name, floor, unit, postal_code, premise_type)
  values ('1000000001', '2000000001', '145', 'Lorong 2 Toa Payoh', '08', '21', '310145', 'HDB 4-ROOM');
insert into account values
  (11, '8900000001', '1000000001', '2000000001', 'EBS', 'DOM', 'Active', '{E,W,G}', null, '2020-01-01', null);
insert into account_number values ('8900000001', 11);
insert into customer_account values (1, 11, true, '2026-01-01T00:00:00Z');
insert into account_feature values (11, 'giro', true);
insert into remote_toggle values ('giro', true);
insert into direct_debit values (11, 1, 'EGIRO', 'Active', 'Cempaka Bank', '1234', '2025-01-01');
insert into bill values (11, 'B1', '2025-12-01', '2025-12-31', '2026-01-05', '2026-01-20', 10900);
insert into bill_line (account_id, bill_id, line_no, kind, item, utility, quantity_milli, unit, rate_e4, amount_cents, gst_cents)
  values (11, 'B1', 1, 'charge', 'energy', 'electricity', 352000, 'kWh', 2859, 10000, 900);
insert into ledger_entry (account_id, entry_no, kind, amount_cents, effective_on, due_on, bill_id, source_ref, recorded_at)
  values (11, 1, 'bill', 10900, '2026-01-05', '2026-01-20', 'B1', 'B1', '2026-01-05T00:00:00Z');
create table usage_day_2026_01 partition of usage_day for values from ('2026-01-01') to ('2026-02-01');
insert into usage_day (account_id, utility, day, value, total, status)
  values (11, 'electricity', '2026-01-01', array_fill(250, array[48]), 12000, 'Actual');
insert into usage_month values (11, 'electricity', '2025-12-01', 352000, 31, 'Actual', 'HDB 4-ROOM', '31');
insert into neighbour_month values ('HDB 4-ROOM', '31', 'electricity', '2025-12-01', 12, 340000, 260000);

insert into letter values (7, 'L7-bill-reminder-B2601-7', 'bill-reminder', '{"month":"2026-01","amount":100,"due":"2026-01-31"}', '{"A Holder","1 Street","Singapore 000000"}', '2026-02-07T00:00:00Z');
insert into letter_opened values (7, 7, 'L7-bill-reminder-B2601-7', '2026-02-08T00:00:00Z');

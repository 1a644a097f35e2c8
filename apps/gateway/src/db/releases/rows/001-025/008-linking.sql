insert into detail_tries values ('8934601011', 5, '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z');
insert into registry_company values
  (1, '201900042H', 'A Company', '2026-01-01T00:00:00Z', '2026-01-01T00:30:00Z');
insert into stored_file values
  (1, 'file-1', 'form.pdf', 'application/pdf', '\x255044462d', 1, 'kept', '2026-01-01T00:00:00Z');
insert into link_application values
  (1, 1000, 'LC-2601-1000', 'approved', 1, '201900042H', '573968', 'A Company', 'A', 'a@example.com', '90001122', 'W',
   '2026-01', 'file-1', repeat('0', 64), 1, 'I', 'not_linked', '2026-01-01T00:00:00Z', '2026-01-01T00:01:00Z',
   '2026-01-02T00:00:00Z', 'approve', 2, null);
insert into link_decision values
  (1, 1000, 1, 'approve', null, repeat('0', 64), 2, '2026-01-02T00:00:00Z');
insert into link_application_view values (1, 1000, 2, '2026-01-01T12:00:00Z', 1, false);

insert into lifted_lock values ('8934601011', '2026-01-01T12:00:00Z', 2, 'The holder called and was identified');

insert into notification_banner values
  (1, 'dashboard', 'Maintenance', 'From 2am to 6am', '2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z'),
  (2, 'login', 'Busy lines', '<b>Call</b> later', '2026-01-01T00:00:00Z', null);
insert into promotion values
  (1, 'egiro', 1, 'eGIRO', 'A title', 'A text', 'Apply now', null, '2026-01-01T00:00:00Z', null),
  (2, 'app', 2, null, 'The app', 'A text', null, 'https://app.example/get', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z');
insert into customer_dismissal values (1, 'scamAdvisory', '2026-01-02');

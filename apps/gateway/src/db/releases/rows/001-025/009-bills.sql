insert into u_save_entry values
  (1, 1, 'Credited', 15000, '2026-01-02', '2026-03-31', null, 'u-save:2026-01', '2026-01-02T00:00:00Z');

insert into stale_neighbour_month values ('HDB 4-room', '52', 'electricity', '2026-01-01');

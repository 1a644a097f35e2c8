insert into weather_day values ('2026-11-02', 279, 331, 0), ('2026-11-03', null, null, 46);

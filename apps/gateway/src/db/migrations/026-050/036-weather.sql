-- Weather of Singapore by day, as it is imported. Degrees Celsius and millimetres in tenths; null: it was not measured.

create table weather_day (
  day date primary key,
  average_tenths smallint check (average_tenths between 0 and 600),
  highest_tenths smallint check (highest_tenths between 0 and 600),
  rain_tenths integer check (rain_tenths between 0 and 100000),
  check (highest_tenths >= average_tenths),
  check (num_nonnulls(average_tenths, highest_tenths, rain_tenths) > 0)
);

-- Where a mail to a login of another issuer goes: the address that its newest sign-in showed as verified.
create table foreign_login (
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  primary key (issuer, subject)
);

insert into foreign_login (issuer, subject, email, name) values ('https://issuer.example/', 'auth0|1', 'a@example.com', '');

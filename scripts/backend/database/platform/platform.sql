-- What a hosted Supabase project has before the first migration. For the local backend only.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;

-- Migrations run as postgres, which is not a superuser, as on the hosted platform.
create role postgres login createdb createrole replication bypassrls;
grant anon, authenticated, service_role to postgres;
alter database postgres owner to postgres;

alter role authenticated set statement_timeout = '8s';

create schema extensions authorization postgres;
create extension pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;

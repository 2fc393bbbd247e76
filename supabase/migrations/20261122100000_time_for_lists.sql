-- A statement of the public roles may take 3 or 8 s on hosted projects, and a restore of 50,000 rows takes almost as long.
-- PostgREST applies this setting before it calls the function. Set inside the running function it would have no effect,
-- because PostgreSQL starts the clock at the beginning of the statement.

alter function public.replace_products set statement_timeout = '60s';
alter function public.replace_brands set statement_timeout = '60s';
alter function public.replace_slides set statement_timeout = '60s';
alter function public.replace_catalog set statement_timeout = '60s';

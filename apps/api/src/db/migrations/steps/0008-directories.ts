import { type Kysely, type Migration, sql } from 'kysely'

/** What leads to a user where only a name, a token or an account elsewhere is known. */
const tables = [
  sql`create table login_names (
    name text primary key,
    user_id bigint not null references users on delete cascade
  )`,
  sql`create index login_names_of_user on login_names (user_id)`,
  sql`create table public_tokens (
    token_hash text primary key,
    user_id bigint not null references users on delete cascade,
    training_plan_id bigint,
    foreign key (user_id, training_plan_id) references training_plans (user_id, id) on delete cascade
  )`,
  sql`create index public_tokens_of_user on public_tokens (user_id)`,
  sql`create table device_accounts (
    account_id text primary key,
    user_id bigint not null references users on delete cascade
  )`,
  sql`create index device_accounts_of_user on device_accounts (user_id)`,
]

const filled = [
  sql`insert into login_names select lower(username), id from users`,
  sql`insert into public_tokens select token_hash, user_id from calendars where token_hash is not null`,
  sql`insert into public_tokens select token_hash, user_id, training_plan_id from plan_shares`,
  sql`insert into device_accounts select garmin_user_id, user_id from garmin_connections where is_active`,
]

/**
 * Instances of the version before write no directory and may still be running: for them the database does. What this version
 * writes itself is there already.
 */
const kept = [
  sql`create function keep_login_names() returns trigger language plpgsql as $$
    begin
      insert into login_names values (lower(new.username), new.id) on conflict (name) do nothing;
      return new;
    end
  $$`,
  sql`create trigger keep_login_names after insert on users
    for each row execute function keep_login_names()`,

  sql`create function keep_feed_tokens() returns trigger language plpgsql as $$
    begin
      delete from public_tokens where user_id = new.user_id and training_plan_id is null
        and token_hash is distinct from new.token_hash;
      if new.token_hash is not null then
        insert into public_tokens values (new.token_hash, new.user_id) on conflict (token_hash) do nothing;
      end if;
      return new;
    end
  $$`,
  sql`create trigger keep_feed_tokens after insert or update of token_hash on calendars
    for each row execute function keep_feed_tokens()`,

  sql`create function keep_share_tokens() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into public_tokens values (new.token_hash, new.user_id, new.training_plan_id)
          on conflict (token_hash) do nothing;
        return new;
      end if;
      delete from public_tokens where token_hash = old.token_hash;
      return old;
    end
  $$`,
  sql`create trigger keep_share_tokens after insert or delete on plan_shares
    for each row execute function keep_share_tokens()`,

  sql`create function keep_device_accounts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from device_accounts where user_id = old.user_id;
        return old;
      end if;
      delete from device_accounts where user_id = new.user_id and account_id <> new.garmin_user_id;
      if new.is_active then
        insert into device_accounts values (new.garmin_user_id, new.user_id)
          on conflict (account_id) do update set user_id = excluded.user_id;
      end if;
      return new;
    end
  $$`,
  sql`create trigger keep_device_accounts after insert or update of is_active, garmin_user_id or delete
    on garmin_connections for each row execute function keep_device_accounts()`,
]

/** What is looked up before it is known whose it is has tables of its own: all else is found by its owner. */
export const directories: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...tables, ...filled, ...kept]) await statement.execute(db)
  },
}

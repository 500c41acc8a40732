/** Users made in one statement. */
const AT_ONCE = 500

/**
 * Fills a database until it holds so many workouts: users with a session and a plan each, all like a plan that is there. Nobody has the
 * keys of their sessions.
 *
 * @param {{ query: (text: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, any>[] }> }} db
 */
export async function fillDatabase(db, planId, count) {
  const of = async (text, values = []) => {
    const [row] = (await db.query(text, values)).rows
    if (!row) throw new Error(`There is no plan ${planId}.`)
    return row
  }
  const { workouts: each } = await of(
    'select count(*)::integer as workouts from workouts where training_plan_id = $1',
    [planId],
  )
  const { user_id: userId } = await of('select user_id from training_plans where id = $1', [planId])
  const { there } = await of('select count(*)::integer as there from workouts')
  const columns = await columnsOf(db)
  const copied = (table, changed) => columns[table].map((column) => changed[column] ?? `"${column}"`).join()
  const named = (table) => columns[table].map((column) => `"${column}"`).join()
  for (let left = Math.ceil((count - there) / each), made = 0; left > 0; left -= AT_ONCE, made += AT_ONCE)
    await db.query(
      `with filler as (
        insert into users (${named('users')})
        select ${copied('users', { username: `'filler' || number`, current_training_plan_id: 'null' })}
        from users, generate_series(${made + 1}::integer, ${made + Math.min(left, AT_ONCE)}::integer) as number where id = ${userId}
        returning id
      ), session as (
        insert into sessions (key, user_id) select encode(sha256(('filler' || id)::bytea), 'hex'), id from filler
      ), plan as (
        insert into training_plans (${named('training_plans')})
        select ${copied('training_plans', { user_id: 'filler.id' })} from training_plans, filler where training_plans.id = ${planId}
        returning id, user_id
      )
      insert into workouts (${named('workouts')})
      select ${copied('workouts', { user_id: 'plan.user_id', training_plan_id: 'plan.id' })}
      from workouts, plan where training_plan_id = ${planId} and workouts.user_id = ${userId}`,
    )
}

/** Columns that are written, of each table. */
async function columnsOf(db) {
  const { rows } = await db.query(
    `select table_name, column_name from information_schema.columns
     where table_schema = current_schema() and is_generated = 'NEVER' and is_identity = 'NO'
       and table_name in ('users', 'training_plans', 'workouts')`,
  )
  const of = (table) => rows.flatMap((row) => (row.table_name === table ? row.column_name : []))
  return { users: of('users'), training_plans: of('training_plans'), workouts: of('workouts') }
}

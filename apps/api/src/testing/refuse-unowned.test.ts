import { describe, expect, it } from 'vitest'
import { unownedTable } from './refuse-unowned.js'

describe('a statement on rows of users', () => {
  it.each([
    'select * from "workouts" where "id" = $1',
    'select * from "workouts" inner join "training_plans" on "training_plans"."id" = "workouts"."training_plan_id"',
    'update "training_plans" set "name" = $1 where "id" = $2',
    'delete from garmin_activities where id = 7',
    'insert into "workouts" ("training_plan_id", "week") values ($1, $2)',
    'select * from "users" where "username" = $1',
  ])('is refused when it does not say whose they are: %s', (statement) => {
    expect(unownedTable(statement)).toBeDefined()
  })

  it.each([
    'select * from "workouts" where "user_id" = $1 and "id" = $2',
    'insert into "users" ("username", "password") values ($1, $2) returning "id"',
    'select "id" from "users" where "id" = $1 for update',
    'select "user_id" from "garmin_connections" where "is_active" = $1 /* every user */',
    'select * from "sessions" where "key" = $1',
  ])('is taken: %s', (statement) => {
    expect(unownedTable(statement)).toBeUndefined()
  })
})

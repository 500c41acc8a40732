/** Tables whose rows belong to a user, with the column that says to whom: every key begins with it, and every statement names it. */
export const USERS_TABLES = {
  users: 'id',
  training_plans: 'user_id',
  workouts: 'user_id',
  plan_shares: 'user_id',
  calendars: 'user_id',
  garmin_activities: 'user_id',
  garmin_connections: 'user_id',
  garmin_oauth_states: 'user_id',
  garmin_watch_workouts: 'user_id',
  time_off: 'user_id',
  season_races: 'user_id',
  thresholds: 'user_id',
  past_imports: 'user_id',
  plan_revisions: 'user_id',
  revision_changes: 'user_id',
  account_events: 'user_id',
} as const

--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: plan_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.plan_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if to_jsonb(new) - '{deleted_at,was_current}'::text[]
        is distinct from to_jsonb(old) - '{deleted_at,was_current}'::text[]
      then
        new.version = old.version + 1;
      end if;
      return new;
    end
  $$;


--
-- Name: workout_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.workout_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if to_jsonb(new) - 'day_name' is distinct from to_jsonb(old) - 'day_name' then
        new.version = old.version + 1;
        new.changed_at = now();
      end if;
      return new;
    end
  $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: calendars; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendars (
    user_id integer NOT NULL,
    token_hash text,
    token_made_at timestamp with time zone,
    time_zone text,
    start_times jsonb DEFAULT '[null, null, null, null, null, null, null]'::jsonb NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT calendars_check CHECK (((token_hash IS NULL) = (token_made_at IS NULL)))
);


--
-- Name: garmin_activities; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.garmin_activities (
    id integer NOT NULL,
    user_id integer NOT NULL,
    garmin_activity_id text NOT NULL,
    source text NOT NULL,
    activity_name text NOT NULL,
    activity_type text NOT NULL,
    sport text,
    start_time timestamp with time zone NOT NULL,
    local_day date NOT NULL,
    duration integer NOT NULL,
    distance double precision NOT NULL,
    average_pace double precision,
    average_speed double precision,
    average_heart_rate integer,
    max_heart_rate integer,
    calories integer,
    elevation_gain double precision,
    activity_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    linked_workout_id integer,
    linked_exercise_id text,
    is_linked_to_workout boolean GENERATED ALWAYS AS ((linked_workout_id IS NOT NULL)) STORED NOT NULL,
    is_automatic_link boolean DEFAULT false NOT NULL,
    was_unlinked boolean DEFAULT false NOT NULL,
    filled jsonb,
    received_order bigint DEFAULT 0 NOT NULL,
    file_hash text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT garmin_activities_distance_check CHECK ((distance >= (0)::double precision)),
    CONSTRAINT garmin_activities_duration_check CHECK ((duration >= 0)),
    CONSTRAINT garmin_activities_garmin_activity_id_check CHECK ((garmin_activity_id <> ''::text)),
    CONSTRAINT garmin_activities_source_check CHECK ((source = ANY (ARRAY['garmin'::text, 'file'::text, 'test'::text]))),
    CONSTRAINT garmin_activities_sport_check CHECK ((sport = ANY (ARRAY['swim'::text, 'bike'::text, 'run'::text])))
);


--
-- Name: garmin_activities_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.garmin_activities ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.garmin_activities_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: garmin_connections; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.garmin_connections (
    id integer NOT NULL,
    user_id integer NOT NULL,
    garmin_user_id text NOT NULL,
    access_token text,
    refresh_token text,
    token_expires_at timestamp with time zone,
    permissions jsonb DEFAULT '[]'::jsonb NOT NULL,
    permissions_at timestamp with time zone,
    is_active boolean DEFAULT true NOT NULL,
    inactive_reason text,
    sends_workouts boolean DEFAULT false NOT NULL,
    watch_problem text,
    watch_sent_at timestamp with time zone,
    last_synced_at timestamp with time zone,
    sync_requested_at timestamp with time zone,
    sync_from timestamp with time zone,
    sync_to timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT garmin_connections_check CHECK (((NOT is_active) OR ((access_token IS NOT NULL) AND (refresh_token IS NOT NULL) AND (token_expires_at IS NOT NULL)))),
    CONSTRAINT garmin_connections_garmin_user_id_check CHECK ((garmin_user_id <> ''::text))
);


--
-- Name: garmin_connections_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.garmin_connections ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.garmin_connections_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: garmin_oauth_states; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.garmin_oauth_states (
    state_hash text NOT NULL,
    user_id integer NOT NULL,
    verifier text NOT NULL,
    redirect_uri text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: garmin_watch_workouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.garmin_watch_workouts (
    id integer NOT NULL,
    user_id integer NOT NULL,
    training_plan_id integer,
    exercise_id text NOT NULL,
    garmin_workout_id text NOT NULL,
    garmin_schedule_id text,
    scheduled_on date,
    content_hash text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: garmin_watch_workouts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.garmin_watch_workouts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.garmin_watch_workouts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: garmin_webhook_logs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.garmin_webhook_logs (
    id bigint NOT NULL,
    webhook_type text NOT NULL,
    garmin_user_id text,
    user_id integer,
    request_method text NOT NULL,
    request_path text NOT NULL,
    request_headers jsonb NOT NULL,
    request_body text NOT NULL,
    response_status integer NOT NULL,
    response_body text NOT NULL,
    processing_success boolean,
    processing_error text,
    activities_processed integer DEFAULT 0 NOT NULL,
    part_count integer DEFAULT 0 NOT NULL,
    parts jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT garmin_webhook_logs_request_body_check CHECK ((length(request_body) <= 16384))
);


--
-- Name: garmin_webhook_logs_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.garmin_webhook_logs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.garmin_webhook_logs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    scope text NOT NULL,
    key text NOT NULL,
    user_id integer NOT NULL,
    request_hash text NOT NULL,
    answer jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: plan_shares; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.plan_shares (
    training_plan_id integer NOT NULL,
    seed text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    spent integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    key text NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: sign_ins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_ins (
    id bigint NOT NULL,
    user_id integer,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    device text NOT NULL,
    CONSTRAINT sign_ins_kind_check CHECK ((kind = ANY (ARRAY['registered'::text, 'signed-in'::text, 'refused'::text, 'signed-out'::text, 'signed-out-elsewhere'::text, 'password-changed'::text])))
);


--
-- Name: sign_ins_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.sign_ins ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sign_ins_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: training_plans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.training_plans (
    id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    race_type text NOT NULL,
    swim_distance text NOT NULL,
    bike_distance text NOT NULL,
    run_distance text NOT NULL,
    race_date date NOT NULL,
    start_date date NOT NULL,
    total_weeks integer NOT NULL,
    experience_level text NOT NULL,
    current_swim_pace text NOT NULL,
    current_bike_pace text NOT NULL,
    current_run_pace text NOT NULL,
    goal_finish_time text,
    goal_swim_pace text NOT NULL,
    goal_bike_pace text NOT NULL,
    goal_run_pace text NOT NULL,
    weekly_schedule jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    was_current boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT training_plans_check CHECK ((start_date < race_date)),
    CONSTRAINT training_plans_experience_level_check CHECK ((experience_level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text]))),
    CONSTRAINT training_plans_name_check CHECK ((name <> ''::text)),
    CONSTRAINT training_plans_race_type_check CHECK ((race_type = ANY (ARRAY['ironman'::text, '70.3'::text, 'olympic'::text, 'sprint'::text]))),
    CONSTRAINT training_plans_total_weeks_check CHECK (((total_weeks >= 1) AND (total_weeks <= 104)))
);


--
-- Name: training_plans_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.training_plans ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.training_plans_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id integer NOT NULL,
    username text NOT NULL,
    password text NOT NULL,
    default_swim_pace text,
    default_bike_pace text,
    default_run_pace text,
    experience_level text,
    default_weekly_schedule jsonb,
    units text,
    pool_units text,
    current_training_plan_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_experience_level_check CHECK ((experience_level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text]))),
    CONSTRAINT users_pool_units_check CHECK ((pool_units = ANY (ARRAY['metres'::text, 'yards'::text]))),
    CONSTRAINT users_units_check CHECK ((units = ANY (ARRAY['miles'::text, 'metric'::text])))
);


--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: workouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workouts (
    id integer NOT NULL,
    training_plan_id integer NOT NULL,
    week integer NOT NULL,
    day integer NOT NULL,
    day_name text GENERATED ALWAYS AS ((ARRAY['Sunday'::text, 'Monday'::text, 'Tuesday'::text, 'Wednesday'::text, 'Thursday'::text, 'Friday'::text, 'Saturday'::text])[(day + 1)]) STORED NOT NULL,
    workout_type text NOT NULL,
    exercises json NOT NULL,
    total_duration integer NOT NULL,
    is_completed boolean DEFAULT false NOT NULL,
    actual_exercises jsonb,
    actual_duration integer,
    completed_at timestamp with time zone,
    notes text,
    garmin_activity_id text,
    version integer DEFAULT 1 NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT workouts_actual_duration_check CHECK ((actual_duration >= 0)),
    CONSTRAINT workouts_check CHECK ((is_completed = (completed_at IS NOT NULL))),
    CONSTRAINT workouts_day_check CHECK (((day >= 0) AND (day <= 6))),
    CONSTRAINT workouts_exercises_check CHECK ((json_typeof(exercises) = 'array'::text)),
    CONSTRAINT workouts_total_duration_check CHECK ((total_duration >= 0)),
    CONSTRAINT workouts_week_check CHECK (((week >= 1) AND (week <= 104))),
    CONSTRAINT workouts_workout_type_check CHECK ((workout_type = ANY (ARRAY['swim'::text, 'bike'::text, 'run'::text, 'brick'::text, 'mixed'::text, 'race'::text])))
);


--
-- Name: workouts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.workouts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.workouts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Data for Name: calendars; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendars VALUES (1, '6a88c33d8cff1a08b9f8048bde06258af9715084b02d34b10d344dfff2ad2b10', '2026-11-22 14:12:03.955819+00', 'Europe/Berlin', '["07:00", null, null, null, null, null, null]', 1, '2026-11-22 14:12:03.824127+00');


--
-- Data for Name: garmin_activities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.garmin_activities OVERRIDING SYSTEM VALUE VALUES (1, 1, 'file-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb-0', 'file', 'Morning Run', 'RUNNING', 'run', '2026-11-21 06:00:00+00', '2026-11-21', 1830, 5000.4, 6.099512039036877, 2.7324590163934426, 148, 171, 400, 35, '{"fileKind": "fit", "replaced": {"before": {"notes": null, "completedAt": null, "isCompleted": false, "actualDuration": null, "actualExercises": null, "garminActivityId": null}, "version": 3}}', 2, 'w1d2e2', DEFAULT, false, false, '{"actual": {"id": "w1d2e2", "name": "Long Run", "type": "run", "notes": "", "distance": "3.1 mi", "duration": 31, "intensity": "easy", "actualPace": "9:49/mi"}, "workoutId": 2}', 0, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:0', '2026-11-22 14:12:04.25942+00');


--
-- Data for Name: garmin_connections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.garmin_connections OVERRIDING SYSTEM VALUE VALUES (1, 1, 'garmin-of-ann', 'closed', 'closed', '2030-01-01 00:00:00+00', '["WORKOUT_IMPORT"]', NULL, true, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 14:12:17.853759+00', '2026-11-22 14:12:17.853759+00');


--
-- Data for Name: garmin_oauth_states; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: garmin_watch_workouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.garmin_watch_workouts OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'w1d2e1', '77', NULL, NULL, 'hash', '2026-11-22 14:12:17.853759+00');


--
-- Data for Name: garmin_webhook_logs; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-first-tables', '2026-11-22T14:11:49.939Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: plan_shares; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.plan_shares VALUES (1, 'bIcus-CGv6gKxukRhNEdZPj3CS2Re0yYwTqrrijUezs', '21303687f8726d1d3f4d882df45c72a68eaa0115bf3cdb637fb5c875ddc1ae2e', '2026-11-22 14:12:03.534302+00');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES ('312a678a65ba6b6b46b6f4a8b79f356475a6040210ad6845db2e9f7c576fc5c4', 1, '2026-11-22 14:12:59.741618+00');


--
-- Data for Name: secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secrets VALUES ('encryption', 'Nrc1NCktrflda4Oh4WO2dUwXI83Wy87CX9RtVKM9JTk');
INSERT INTO public.secrets VALUES ('session', '0J9ijhv-Ec-3b4ZCmvuBvWJ60h-hNtCzI68elFkbM1s');
INSERT INTO public.secrets VALUES ('sharing', '-L1DdUuj9iUF3VVndDa_bPKPlIPc_sbGS_vayhfH8Qs');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('395794e1eb0c8d312933d13e10075360a99b31c5aa0f85a75a20c48fd822414a', 1, '2026-11-22 14:12:00.482726+00', '2026-11-22 14:12:00.482726+00');


--
-- Data for Name: sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sign_ins OVERRIDING SYSTEM VALUE VALUES (1, 1, '2026-11-22 14:12:00.482726+00', 'registered', '127.0.0.x', 'node');


--
-- Data for Name: training_plans; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.training_plans OVERRIDING SYSTEM VALUE VALUES (3, 1, 'Spring race (copy)', 'sprint', '0.47', '12.4', '3.1', '2026-12-06', '2026-11-23', 2, 'beginner', '2:30', '15.0', '11:00', '1:45:00', '2:20', '16.0', '10:00', '[{"day": 0, "hours": 1, "dayName": "Sunday", "available": true, "isEndurance": false}, {"day": 1, "hours": 1, "dayName": "Monday", "available": true, "isEndurance": false}, {"day": 2, "hours": 1.5, "dayName": "Tuesday", "available": true, "isEndurance": true}, {"day": 3, "hours": 0, "dayName": "Wednesday", "available": false, "isEndurance": false}, {"day": 4, "hours": 1, "dayName": "Thursday", "available": true, "isEndurance": false}, {"day": 5, "hours": 1, "dayName": "Friday", "available": true, "isEndurance": false}, {"day": 6, "hours": 1.5, "dayName": "Saturday", "available": true, "isEndurance": true}]', '2026-11-22 14:12:01.903494+00', NULL, false, 1);
INSERT INTO public.training_plans OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Spring race', 'sprint', '0.47', '12.4', '3.1', '2026-12-06', '2026-11-23', 2, 'beginner', '2:30', '15.0', '11:00', '1:40:00', '2:15', '16.5', '9:45', '[{"day": 0, "hours": 1, "dayName": "Sunday", "available": true, "isEndurance": false}, {"day": 1, "hours": 1, "dayName": "Monday", "available": true, "isEndurance": false}, {"day": 2, "hours": 1.5, "dayName": "Tuesday", "available": true, "isEndurance": true}, {"day": 3, "hours": 0, "dayName": "Wednesday", "available": false, "isEndurance": false}, {"day": 4, "hours": 1, "dayName": "Thursday", "available": true, "isEndurance": false}, {"day": 5, "hours": 1, "dayName": "Friday", "available": true, "isEndurance": false}, {"day": 6, "hours": 1.5, "dayName": "Saturday", "available": true, "isEndurance": true}]', '2026-11-22 14:12:01.108816+00', NULL, false, 2);
INSERT INTO public.training_plans OVERRIDING SYSTEM VALUE VALUES (2, 1, 'Summer race', 'sprint', '0.47', '12.4', '3.1', '2026-12-13', '2026-11-23', 3, 'beginner', '2:30', '15.0', '11:00', '1:45:00', '2:20', '16.0', '10:00', '[{"day": 0, "hours": 1, "dayName": "Sunday", "available": true, "isEndurance": false}, {"day": 1, "hours": 1, "dayName": "Monday", "available": true, "isEndurance": false}, {"day": 2, "hours": 1.5, "dayName": "Tuesday", "available": true, "isEndurance": true}, {"day": 3, "hours": 0, "dayName": "Wednesday", "available": false, "isEndurance": false}, {"day": 4, "hours": 1, "dayName": "Thursday", "available": true, "isEndurance": false}, {"day": 5, "hours": 1, "dayName": "Friday", "available": true, "isEndurance": false}, {"day": 6, "hours": 1.5, "dayName": "Saturday", "available": true, "isEndurance": true}]', '2026-11-22 14:12:01.581074+00', '2026-11-22 14:12:03.612462+00', false, 1);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (1, 'ann@example.org', '$argon2id$v=19$m=47104,t=2,p=1$u2hKhNzQbl9G0p/mcaWftw$LcxbjxV14iPoXFOdU42t9QsCoO6oQbtKSzmIpwAFBM0', '1:45', NULL, NULL, NULL, NULL, 'metric', NULL, 1, '2026-11-22 14:12:00.482726+00');


--
-- Data for Name: workouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (3, 1, 1, 4, DEFAULT, 'run', '[{"id":"w1d4e1","type":"run","name":"VO2 Intervals","duration":15,"distance":"1.1 mi","pace":"10:39/mi","intensity":"interval","notes":"Lifts the ceiling that threshold stands under. Warm-up 5 min; 2 x (Fast 1 min + Easy 2 min); Easy 1 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":60,"zone":"interval","target":{"from":649,"to":629},"label":"Fast"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"}]},{"kind":"work","seconds":60,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"hard-day","inputs":{"day":4,"minutes":15,"gap":2},"sentence":"Hard run on Thursday: the days before and after it stay free of hard work.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"},{"rule":"main-set","inputs":{"code":"R-VO2","main":"2 x 1 min","phase":"Build Phase"},"sentence":"VO2 Intervals, 2 x 1 min. Lifts the ceiling that threshold stands under.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.108816+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (4, 1, 1, 5, DEFAULT, 'swim', '[{"id":"w1d5e1","type":"swim","name":"Technique & Drills","duration":25,"distance":"850 m","pace":"2:42/100m","intensity":"easy","notes":"A better stroke costs nothing on race day. Warm-up 5 min; 4 x (50 m: 25 drill, 25 swim + Rest 15 s); 3 x (100 m easy + Rest 15 s); Easy 85 s; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":167,"to":157},"label":"Warm-up"},{"repeat":4,"steps":[{"kind":"work","seconds":86,"metres":50,"zone":"recovery","target":{"from":179,"to":166},"label":"50 m: 25 drill, 25 swim"},{"kind":"rest","seconds":15,"zone":"recovery","label":"Rest"}]},{"repeat":3,"steps":[{"kind":"work","seconds":162,"metres":100,"zone":"easy","target":{"from":167,"to":157},"label":"100 m easy"},{"kind":"rest","seconds":15,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":85,"zone":"easy","target":{"from":167,"to":157},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":179,"to":166},"label":"Cool-down"}],"reasons":[{"rule":"every-day","inputs":{"day":5,"minutes":25,"gap":3},"sentence":"You offered Friday; the nearest other swim is 3 days away.","source":"Design choice"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 25, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.108816+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (5, 1, 1, 6, DEFAULT, 'brick', '[{"id":"w1d6e1","type":"bike","name":"Long Ride","duration":35,"distance":"7.5 mi","pace":"13.3 mph","intensity":"easy","notes":"Endurance, and practice in eating and drinking on the bike. Warm-up 7 min; Easy at 85-95 rpm 24 min; Cool-down 4 min.","steps":[{"kind":"warmup","seconds":420,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"kind":"work","seconds":1440,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy at 85-95 rpm"},{"kind":"cooldown","seconds":240,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"long-ride","inputs":{"day":6,"minutes":35,"previous":0,"change":0,"limit":15},"sentence":"Long ride on Saturday: your longest endurance day. 35 min to begin with.","source":"Published plans by Fitzgerald, Bernhardt, Riccitello and others"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]},{"id":"w1d6e2","type":"run","name":"Brick Run at Race Pace","duration":10,"distance":"0.8 mi","pace":"11:00/mi","intensity":"moderate","notes":"Finds race pace on legs that have just ridden. Settle in with short steps 2 min; Race pace 5 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":120,"zone":"easy","target":{"from":854,"to":804},"label":"Settle in with short steps"},{"kind":"work","seconds":300,"zone":"race","target":{"from":667,"to":653},"label":"Race pace"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"brick","inputs":{"day":6,"minutes":10,"gap":1},"sentence":"Run straight off the long ride on Saturday: 10 min, because a stride needs some 700 m to settle after a ride.","source":"Front. Sports Act. Living 2022, 1065741"},{"rule":"main-set","inputs":{"code":"X-BRICK","main":"1 x 5 min","phase":"Build Phase"},"sentence":"Brick Run at Race Pace, 1 x 5 min. Finds race pace on legs that have just ridden.","source":"Front. Sports Act. Living 2022, 1065741"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.108816+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (6, 1, 1, 0, DEFAULT, 'run', '[{"id":"w1d0e1","type":"run","name":"Easy Run","duration":15,"distance":"1.1 mi","pace":"13:49/mi","intensity":"easy","notes":"Easy running: slow enough to talk, and tomorrow you are fresh. Warm-up 5 min; Easy 7 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"kind":"work","seconds":420,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"every-day","inputs":{"day":0,"minutes":15,"gap":2},"sentence":"You offered Sunday; the nearest other run is 2 days away.","source":"Design choice"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.108816+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (7, 1, 2, 1, DEFAULT, 'run', '[{"id":"w2d1e1","type":"run","name":"Easy Run with Quick Steps","duration":15,"distance":"1.1 mi","pace":"13:49/mi","intensity":"easy","notes":"Quick light steps spare knees and hips; the pace stays easy. Warm-up 5 min; 2 x (Short quick steps, same easy pace 1 min + As usual 2 min); Easy 1 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":60,"zone":"easy","target":{"from":854,"to":804},"label":"Short quick steps, same easy pace"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":854,"to":804},"label":"As usual"}]},{"kind":"work","seconds":60,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":1,"minutes":15,"daysLeft":6,"role":"easy"},"sentence":"6 days before the race: an easy run, 15 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.108816+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (8, 1, 2, 2, DEFAULT, 'bike', '[{"id":"w2d2e1","type":"bike","name":"Race-Week Sharpener","duration":45,"distance":"10.0 mi","pace":"15.0 mph","intensity":"tempo","notes":"Keeps the legs sharp while you rest; you should feel better after it than before. Warm-up 9 min; 4 x (Race pace 3 min + Easy 2 min); Easy 11 min; Cool-down 5 min.","steps":[{"kind":"warmup","seconds":540,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"repeat":4,"steps":[{"kind":"work","seconds":180,"zone":"race","target":{"from":14.9,"to":15.2},"label":"Race pace"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"}]},{"kind":"work","seconds":660,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"},{"kind":"cooldown","seconds":300,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":2,"minutes":45,"daysLeft":5,"role":"sharpener"},"sentence":"5 days before the race: the week''s one sharp session, short enough to leave no fatigue, 45 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"B-SHARP","main":"4 x 3 min","phase":"Race Week"},"sentence":"Race-Week Sharpener, 4 x 3 min. Keeps the legs sharp while you rest; you should feel better after it than before.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.108816+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (9, 1, 2, 4, DEFAULT, 'run', '[]', 0, false, NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 14:12:02.941964+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (13, 2, 1, 1, DEFAULT, 'bike', '[{"id":"w1d1e1","type":"bike","name":"Threshold Intervals","duration":45,"distance":"10.5 mi","pace":"15.1 mph","intensity":"hard","notes":"Raises the power you can hold for an hour. Warm-up 9 min; 3 x (Threshold 5 min + Easy 3 min); Easy 7 min; Cool-down 5 min.","steps":[{"kind":"warmup","seconds":540,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"repeat":3,"steps":[{"kind":"work","seconds":300,"zone":"threshold","target":{"from":14.8,"to":15.3},"label":"Threshold"},{"kind":"recover","seconds":180,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"}]},{"kind":"work","seconds":420,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"},{"kind":"cooldown","seconds":300,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"hard-day","inputs":{"day":1,"minutes":45,"gap":2},"sentence":"Hard ride on Monday: the days before and after it stay free of hard work.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"},{"rule":"main-set","inputs":{"code":"B-THR","main":"3 x 5 min","phase":"Build Phase"},"sentence":"Threshold Intervals, 3 x 5 min. Raises the power you can hold for an hour.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (14, 2, 1, 2, DEFAULT, 'brick', '[{"id":"w1d2e1","type":"bike","name":"Endurance Ride","duration":35,"distance":"7.5 mi","pace":"13.3 mph","intensity":"easy","notes":"Easy riding: most of your fitness comes from here. Warm-up 7 min; Easy at 85-95 rpm 24 min; Cool-down 4 min.","steps":[{"kind":"warmup","seconds":420,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"kind":"work","seconds":1440,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy at 85-95 rpm"},{"kind":"cooldown","seconds":240,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"second-session","inputs":{"day":2,"minutes":35,"gap":1},"sentence":"Second session on Tuesday, which has room for it; the nearest other ride is a day away.","source":"Joe Friel, 220 Triathlon"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]},{"id":"w1d2e2","type":"run","name":"Long Run","duration":25,"distance":"1.8 mi","pace":"13:49/mi","intensity":"easy","notes":"Endurance on your feet; slow is right. Warm-up 5 min; Easy 17 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"kind":"work","seconds":1020,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"long-run","inputs":{"day":2,"minutes":25,"previous":0,"change":0,"limit":10},"sentence":"Long run on Tuesday: an endurance day with room for it, apart from the long ride. 25 min to begin with.","source":"Frandsen et al. 2025, Br J Sports Med 59:1203"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 60, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (15, 2, 1, 4, DEFAULT, 'mixed', '[{"id":"w1d4e1","type":"swim","name":"Threshold 100s","duration":30,"distance":"1100 m","pace":"2:30/100m","intensity":"hard","notes":"Raises the speed you can hold without fading. Warm-up 6 min; 5 x (100 m at threshold + Rest 15 s); Easy 7:15 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":360,"zone":"easy","target":{"from":167,"to":157},"label":"Warm-up"},{"repeat":5,"steps":[{"kind":"work","seconds":150,"metres":100,"zone":"threshold","target":{"from":152,"to":148},"label":"100 m at threshold"},{"kind":"rest","seconds":15,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":435,"zone":"easy","target":{"from":167,"to":157},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":179,"to":166},"label":"Cool-down"}],"reasons":[{"rule":"hard-together","inputs":{"day":4,"minutes":30,"gap":0},"sentence":"Hard swim on Thursday, beside the other hard session: hard days hard, so that easy days stay easy.","source":"Fitzgerald, triathlete.com, ''hard-easy rule''"},{"rule":"main-set","inputs":{"code":"S-CSS","main":"5 x 100 m","phase":"Build Phase"},"sentence":"Threshold 100s, 5 x 100 m. Raises the speed you can hold without fading.","source":"Wakayoshi et al. 1993; Swim Smooth"}]},{"id":"w1d4e2","type":"run","name":"VO2 Intervals","duration":20,"distance":"1.5 mi","pace":"10:39/mi","intensity":"interval","notes":"Lifts the ceiling that threshold stands under. Warm-up 5 min; 4 x (Fast 1 min + Easy 2 min); Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"repeat":4,"steps":[{"kind":"work","seconds":60,"zone":"interval","target":{"from":649,"to":629},"label":"Fast"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"}]},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"hard-day","inputs":{"day":4,"minutes":20,"gap":2},"sentence":"Hard run on Thursday: the days before and after it stay free of hard work.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"},{"rule":"main-set","inputs":{"code":"R-VO2","main":"4 x 1 min","phase":"Build Phase"},"sentence":"VO2 Intervals, 4 x 1 min. Lifts the ceiling that threshold stands under.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"}]}]', 50, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (16, 2, 1, 5, DEFAULT, 'swim', '[{"id":"w1d5e1","type":"swim","name":"Technique & Drills","duration":30,"distance":"1000 m","pace":"2:42/100m","intensity":"easy","notes":"A better stroke costs nothing on race day. Warm-up 6 min; 4 x (50 m: 25 drill, 25 swim + Rest 15 s); 4 x (100 m easy + Rest 15 s); Easy 2:28 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":360,"zone":"easy","target":{"from":167,"to":157},"label":"Warm-up"},{"repeat":4,"steps":[{"kind":"work","seconds":86,"metres":50,"zone":"recovery","target":{"from":179,"to":166},"label":"50 m: 25 drill, 25 swim"},{"kind":"rest","seconds":15,"zone":"recovery","label":"Rest"}]},{"repeat":4,"steps":[{"kind":"work","seconds":162,"metres":100,"zone":"easy","target":{"from":167,"to":157},"label":"100 m easy"},{"kind":"rest","seconds":15,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":148,"zone":"easy","target":{"from":167,"to":157},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":179,"to":166},"label":"Cool-down"}],"reasons":[{"rule":"every-day","inputs":{"day":5,"minutes":30,"gap":1},"sentence":"You offered Friday; the nearest other swim is a day away.","source":"Design choice"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 30, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (17, 2, 1, 6, DEFAULT, 'bike', '[{"id":"w1d6e1","type":"bike","name":"Long Ride","duration":45,"distance":"10.0 mi","pace":"13.3 mph","intensity":"easy","notes":"Endurance, and practice in eating and drinking on the bike. Warm-up 9 min; Easy at 85-95 rpm 31 min; Cool-down 5 min.","steps":[{"kind":"warmup","seconds":540,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"kind":"work","seconds":1860,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy at 85-95 rpm"},{"kind":"cooldown","seconds":300,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"long-ride","inputs":{"day":6,"minutes":45,"previous":0,"change":0,"limit":15},"sentence":"Long ride on Saturday: your longest endurance day. 45 min to begin with.","source":"Published plans by Fitzgerald, Bernhardt, Riccitello and others"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (18, 2, 1, 0, DEFAULT, 'run', '[{"id":"w1d0e1","type":"run","name":"Easy Run","duration":20,"distance":"1.4 mi","pace":"13:49/mi","intensity":"easy","notes":"Easy running: slow enough to talk, and tomorrow you are fresh. Warm-up 5 min; Easy 12 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"kind":"work","seconds":720,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"every-day","inputs":{"day":0,"minutes":20,"gap":2},"sentence":"You offered Sunday; the nearest other run is 2 days away.","source":"Design choice"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 20, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (19, 2, 2, 1, DEFAULT, 'mixed', '[{"id":"w2d1e1","type":"swim","name":"Race-Pace 150s","duration":25,"distance":"1000 m","pace":"2:20/100m","intensity":"hard","notes":"Race pace until it feels familiar. Warm-up 5 min; 2 x (150 m at race pace + Rest 20 s); Easy 9:20 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":156,"to":147},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":210,"metres":150,"zone":"race","target":{"from":141,"to":139},"label":"150 m at race pace"},{"kind":"rest","seconds":20,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":560,"zone":"easy","target":{"from":156,"to":147},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":167,"to":155},"label":"Cool-down"}],"reasons":[{"rule":"hard-together","inputs":{"day":1,"minutes":25,"gap":0},"sentence":"Hard swim on Monday, beside the other hard session: hard days hard, so that easy days stay easy.","source":"Fitzgerald, triathlete.com, ''hard-easy rule''"},{"rule":"main-set","inputs":{"code":"S-RP","main":"2 x 150 m","phase":"Build Phase"},"sentence":"Race-Pace 150s, 2 x 150 m. Race pace until it feels familiar.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]},{"id":"w2d1e2","type":"bike","name":"Race-Pace Intervals","duration":30,"distance":"7.0 mi","pace":"16.0 mph","intensity":"hard","notes":"Race speed in race position, until it feels familiar. Warm-up 6 min; 1 x (Race pace 6 min + Easy 3 min); Easy 12 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":360,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Warm-up"},{"repeat":1,"steps":[{"kind":"work","seconds":360,"zone":"race","target":{"from":15.8,"to":16.2},"label":"Race pace"},{"kind":"recover","seconds":180,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Easy"}]},{"kind":"work","seconds":720,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":12.4,"to":13.4},"label":"Cool-down"}],"reasons":[{"rule":"hard-day","inputs":{"day":1,"minutes":30,"gap":2},"sentence":"Hard ride on Monday: the days before and after it stay free of hard work.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"},{"rule":"main-set","inputs":{"code":"B-RP","main":"1 x 6 min","phase":"Build Phase"},"sentence":"Race-Pace Intervals, 1 x 6 min. Race speed in race position, until it feels familiar.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 55, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (20, 2, 2, 2, DEFAULT, 'brick', '[{"id":"w2d2e1","type":"bike","name":"Cadence Drills Ride","duration":25,"distance":"6.0 mi","pace":"14.2 mph","intensity":"easy","notes":"Quick legs at easy power, for a smoother run after the ride. Warm-up 5 min; 5 x (100+ rpm at easy power 1 min + As usual 2 min); Easy 2 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Warm-up"},{"repeat":5,"steps":[{"kind":"work","seconds":60,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"100+ rpm at easy power"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"As usual"}]},{"kind":"work","seconds":120,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":12.4,"to":13.4},"label":"Cool-down"}],"reasons":[{"rule":"second-session","inputs":{"day":2,"minutes":25,"gap":1},"sentence":"Second session on Tuesday, which has room for it; the nearest other ride is a day away.","source":"Joe Friel, 220 Triathlon"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]},{"id":"w2d2e2","type":"run","name":"Long Run","duration":20,"distance":"1.6 mi","pace":"12:34/mi","intensity":"easy","notes":"Endurance on your feet; slow is right. Warm-up 5 min; Easy 12 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":777,"to":731},"label":"Warm-up"},{"kind":"work","seconds":720,"zone":"easy","target":{"from":777,"to":731},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":848,"to":783},"label":"Cool-down"}],"reasons":[{"rule":"long-run","inputs":{"day":2,"minutes":20,"previous":25,"change":-20,"limit":10},"sentence":"Long run on Tuesday: an endurance day with room for it, apart from the long ride. 20 min, 20 % less than last week while you taper.","source":"Frandsen et al. 2025, Br J Sports Med 59:1203"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (21, 2, 2, 4, DEFAULT, 'run', '[{"id":"w2d4e1","type":"run","name":"VO2 Intervals","duration":15,"distance":"1.2 mi","pace":"9:41/mi","intensity":"interval","notes":"Lifts the ceiling that threshold stands under. Warm-up 5 min; 2 x (Fast 1 min + Easy 2 min); Easy 1 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":777,"to":731},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":60,"zone":"interval","target":{"from":590,"to":572},"label":"Fast"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":777,"to":731},"label":"Easy"}]},{"kind":"work","seconds":60,"zone":"easy","target":{"from":777,"to":731},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":848,"to":783},"label":"Cool-down"}],"reasons":[{"rule":"hard-day","inputs":{"day":4,"minutes":15,"gap":2},"sentence":"Hard run on Thursday: the days before and after it stay free of hard work.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"},{"rule":"main-set","inputs":{"code":"R-VO2","main":"2 x 1 min","phase":"Build Phase","previous":"4 x 1 min","previousWeek":1},"sentence":"VO2 Intervals, 2 x 1 min; 4 x 1 min in week 1. Lifts the ceiling that threshold stands under.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (22, 2, 2, 5, DEFAULT, 'swim', '[{"id":"w2d5e1","type":"swim","name":"Aerobic Endurance","duration":25,"distance":"950 m","pace":"2:31/100m","intensity":"easy","notes":"Distance in the arms, at a pace you could talk at. Warm-up 5 min; 3 x (200 m easy + Rest 20 s); Easy 54 s; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":156,"to":147},"label":"Warm-up"},{"repeat":3,"steps":[{"kind":"work","seconds":302,"metres":200,"zone":"easy","target":{"from":156,"to":147},"label":"200 m easy"},{"kind":"rest","seconds":20,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":54,"zone":"easy","target":{"from":156,"to":147},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":167,"to":155},"label":"Cool-down"}],"reasons":[{"rule":"every-day","inputs":{"day":5,"minutes":25,"gap":3},"sentence":"You offered Friday; the nearest other swim is 3 days away.","source":"Design choice"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 25, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (23, 2, 2, 6, DEFAULT, 'brick', '[{"id":"w2d6e1","type":"bike","name":"Long Ride","duration":35,"distance":"8.0 mi","pace":"14.2 mph","intensity":"easy","notes":"Endurance, and practice in eating and drinking on the bike. Warm-up 7 min; Easy at 85-95 rpm 24 min; Cool-down 4 min.","steps":[{"kind":"warmup","seconds":420,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Warm-up"},{"kind":"work","seconds":1440,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Easy at 85-95 rpm"},{"kind":"cooldown","seconds":240,"zone":"recovery","target":{"from":12.4,"to":13.4},"label":"Cool-down"}],"reasons":[{"rule":"long-ride","inputs":{"day":6,"minutes":35,"previous":45,"change":-22,"limit":15},"sentence":"Long ride on Saturday: your longest endurance day. 35 min, 22 % less than last week while you taper.","source":"Published plans by Fitzgerald, Bernhardt, Riccitello and others"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]},{"id":"w2d6e2","type":"run","name":"Brick Run at Race Pace","duration":10,"distance":"0.9 mi","pace":"10:00/mi","intensity":"moderate","notes":"Finds race pace on legs that have just ridden. Settle in with short steps 2 min; Race pace 5 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":120,"zone":"easy","target":{"from":777,"to":731},"label":"Settle in with short steps"},{"kind":"work","seconds":300,"zone":"race","target":{"from":606,"to":594},"label":"Race pace"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":848,"to":783},"label":"Cool-down"}],"reasons":[{"rule":"brick","inputs":{"day":6,"minutes":10,"gap":1},"sentence":"Run straight off the long ride on Saturday: 10 min, because a stride needs some 700 m to settle after a ride.","source":"Front. Sports Act. Living 2022, 1065741"},{"rule":"main-set","inputs":{"code":"X-BRICK","main":"1 x 5 min","phase":"Build Phase"},"sentence":"Brick Run at Race Pace, 1 x 5 min. Finds race pace on legs that have just ridden.","source":"Front. Sports Act. Living 2022, 1065741"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (24, 2, 2, 0, DEFAULT, 'run', '[{"id":"w2d0e1","type":"run","name":"Easy Run with Quick Steps","duration":15,"distance":"1.2 mi","pace":"12:34/mi","intensity":"easy","notes":"Quick light steps spare knees and hips; the pace stays easy. Warm-up 5 min; 2 x (Short quick steps, same easy pace 1 min + As usual 2 min); Easy 1 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":777,"to":731},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":60,"zone":"easy","target":{"from":777,"to":731},"label":"Short quick steps, same easy pace"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":777,"to":731},"label":"As usual"}]},{"kind":"work","seconds":60,"zone":"easy","target":{"from":777,"to":731},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":848,"to":783},"label":"Cool-down"}],"reasons":[{"rule":"every-day","inputs":{"day":0,"minutes":15,"gap":2},"sentence":"You offered Sunday; the nearest other run is 2 days away.","source":"Design choice"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (25, 2, 3, 1, DEFAULT, 'run', '[{"id":"w3d1e1","type":"run","name":"Easy Run","duration":15,"distance":"1.2 mi","pace":"12:34/mi","intensity":"easy","notes":"Easy running: slow enough to talk, and tomorrow you are fresh. Warm-up 5 min; Easy 7 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":777,"to":731},"label":"Warm-up"},{"kind":"work","seconds":420,"zone":"easy","target":{"from":777,"to":731},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":848,"to":783},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":1,"minutes":15,"daysLeft":6,"role":"easy"},"sentence":"6 days before the race: an easy run, 15 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (26, 2, 3, 2, DEFAULT, 'bike', '[{"id":"w3d2e1","type":"bike","name":"Race-Week Sharpener","duration":45,"distance":"11.0 mi","pace":"16.0 mph","intensity":"tempo","notes":"Keeps the legs sharp while you rest; you should feel better after it than before. Warm-up 9 min; 4 x (Race pace 3 min + Easy 2 min); Easy 11 min; Cool-down 5 min.","steps":[{"kind":"warmup","seconds":540,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Warm-up"},{"repeat":4,"steps":[{"kind":"work","seconds":180,"zone":"race","target":{"from":15.8,"to":16.2},"label":"Race pace"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Easy"}]},{"kind":"work","seconds":660,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Easy"},{"kind":"cooldown","seconds":300,"zone":"recovery","target":{"from":12.4,"to":13.4},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":2,"minutes":45,"daysLeft":5,"role":"sharpener"},"sentence":"5 days before the race: the week''s one sharp session, short enough to leave no fatigue, 45 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"B-SHARP","main":"4 x 3 min","phase":"Race Week"},"sentence":"Race-Week Sharpener, 4 x 3 min. Keeps the legs sharp while you rest; you should feel better after it than before.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (27, 2, 3, 4, DEFAULT, 'run', '[{"id":"w3d4e1","type":"run","name":"Race-Week Primer","duration":15,"distance":"1.2 mi","pace":"10:00/mi","intensity":"moderate","notes":"A few repeats that keep the feel for pace. Warm-up 5 min; 1 x (Race pace 2 min + Easy 2 min); Easy 3 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":777,"to":731},"label":"Warm-up"},{"repeat":1,"steps":[{"kind":"work","seconds":120,"zone":"race","target":{"from":606,"to":594},"label":"Race pace"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":777,"to":731},"label":"Easy"}]},{"kind":"work","seconds":180,"zone":"easy","target":{"from":777,"to":731},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":848,"to":783},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":4,"minutes":15,"daysLeft":3,"role":"primer"},"sentence":"3 days before the race: a few repeats that keep the feel for pace, 15 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"R-SHARP","main":"1 x 2 min","phase":"Race Week"},"sentence":"Race-Week Primer, 1 x 2 min. A few repeats that keep the feel for pace.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (28, 2, 3, 5, DEFAULT, 'swim', '[{"id":"w3d5e1","type":"swim","name":"Mixed Aerobic","duration":35,"distance":"1350 m","pace":"2:31/100m","intensity":"easy","notes":"Easy volume in three ways, so that no muscle tires alone. Warm-up 7 min; Kick and drill 8 min; Easy with pull buoy 8 min; Easy 8 min; Cool-down 4 min.","steps":[{"kind":"warmup","seconds":420,"zone":"easy","target":{"from":156,"to":147},"label":"Warm-up"},{"kind":"work","seconds":480,"zone":"recovery","target":{"from":167,"to":155},"label":"Kick and drill"},{"kind":"work","seconds":480,"zone":"easy","target":{"from":156,"to":147},"label":"Easy with pull buoy"},{"kind":"work","seconds":480,"zone":"easy","target":{"from":156,"to":147},"label":"Easy"},{"kind":"cooldown","seconds":240,"zone":"recovery","target":{"from":167,"to":155},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":5,"minutes":35,"daysLeft":2,"role":"easy"},"sentence":"2 days before the race: an easy swim, 35 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 35, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (29, 2, 3, 6, DEFAULT, 'brick', '[{"id":"w3d6e1","type":"bike","name":"Pre-Race Openers","duration":20,"distance":"5.0 mi","pace":"14.2 mph","intensity":"easy","notes":"Wakes up the legs for tomorrow; nothing that tires. Warm-up 12 min; 3 x (Race pace 1 min + Easy 1 min); Cool-down 2 min.","steps":[{"kind":"warmup","seconds":720,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Warm-up"},{"repeat":3,"steps":[{"kind":"work","seconds":60,"zone":"race","target":{"from":15.8,"to":16.2},"label":"Race pace"},{"kind":"recover","seconds":60,"zone":"easy","target":{"from":13.8,"to":14.6},"label":"Easy"}]},{"kind":"cooldown","seconds":120,"zone":"recovery","target":{"from":12.4,"to":13.4},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":6,"minutes":20,"daysLeft":1,"role":"opener"},"sentence":"The day before the race: a few short touches of race pace, 20 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"X-OPEN","main":"","phase":"Race Week"},"sentence":"Wakes up the legs for tomorrow; nothing that tires.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]},{"id":"w3d6e2","type":"run","name":"Pre-Race Openers","duration":10,"distance":"0.8 mi","pace":"12:34/mi","intensity":"easy","notes":"Wakes up the legs for tomorrow; nothing that tires. Warm-up 5 min; 2 x (Race pace 30 s + Easy 30 s); Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":777,"to":731},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":30,"zone":"race","target":{"from":606,"to":594},"label":"Race pace"},{"kind":"recover","seconds":30,"zone":"easy","target":{"from":777,"to":731},"label":"Easy"}]},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":848,"to":783},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":6,"minutes":10,"daysLeft":1,"role":"opener"},"sentence":"The day before the race: a few short touches of race pace, 10 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"X-OPEN","main":"","phase":"Race Week"},"sentence":"Wakes up the legs for tomorrow; nothing that tires.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 30, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (30, 2, 3, 0, DEFAULT, 'race', '[{"id":"w3d0e1","type":"swim","name":"Race Swim","duration":18,"distance":"750 m","pace":"2:20/100m","intensity":"hard","notes":"Start calmly, find feet to follow, sight often. Both transitions together take about 5 min more.","steps":[{"kind":"work","seconds":1080,"zone":"race","target":{"from":141,"to":139},"label":"Race Swim"}],"reasons":[{"rule":"race-day","inputs":{"miles":0.47,"minutes":18},"sentence":"Race day: 750 m at goal pace, 2:20/100m.","source":"Design choice"}]},{"id":"w3d0e2","type":"bike","name":"Race Ride","duration":46,"distance":"12.5 mi","pace":"16.0 mph","intensity":"hard","notes":"Ride evenly, eat and drink early; the run tells how well you paced.","steps":[{"kind":"work","seconds":2760,"zone":"race","target":{"from":15.8,"to":16.2},"label":"Race Ride"}],"reasons":[{"rule":"race-day","inputs":{"miles":12.4,"minutes":46},"sentence":"Race day: 12.5 mi at goal pace, 16.0 mph.","source":"Design choice"}]},{"id":"w3d0e3","type":"run","name":"Race Run","duration":31,"distance":"3.1 mi","pace":"10:00/mi","intensity":"hard","notes":"Start slower than you feel, then hold your pace.","steps":[{"kind":"work","seconds":1860,"zone":"race","target":{"from":606,"to":594},"label":"Race Run"}],"reasons":[{"rule":"race-day","inputs":{"miles":3.1,"minutes":31},"sentence":"Race day: 3.1 mi at goal pace, 10:00/mi.","source":"Design choice"}]}]', 95, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.581074+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (31, 3, 1, 1, DEFAULT, 'mixed', '[{"id":"w1d1e1","type":"swim","name":"Race-Pace 150s","duration":25,"distance":"900 m","pace":"2:30/100m","intensity":"hard","notes":"Race pace until it feels familiar. Warm-up 5 min; 2 x (150 m at race pace + Rest 20 s); Easy 8:50 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":167,"to":157},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":225,"metres":150,"zone":"race","target":{"from":152,"to":149},"label":"150 m at race pace"},{"kind":"rest","seconds":20,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":530,"zone":"easy","target":{"from":167,"to":157},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":179,"to":166},"label":"Cool-down"}],"reasons":[{"rule":"hard-together","inputs":{"day":1,"minutes":25,"gap":0},"sentence":"Hard swim on Monday, beside the other hard session: hard days hard, so that easy days stay easy.","source":"Fitzgerald, triathlete.com, ''hard-easy rule''"},{"rule":"main-set","inputs":{"code":"S-RP","main":"2 x 150 m","phase":"Build Phase"},"sentence":"Race-Pace 150s, 2 x 150 m. Race pace until it feels familiar.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]},{"id":"w1d1e2","type":"bike","name":"Race-Pace Intervals","duration":30,"distance":"7.0 mi","pace":"15.0 mph","intensity":"hard","notes":"Race speed in race position, until it feels familiar. Warm-up 6 min; 1 x (Race pace 6 min + Easy 3 min); Easy 12 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":360,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"repeat":1,"steps":[{"kind":"work","seconds":360,"zone":"race","target":{"from":14.9,"to":15.2},"label":"Race pace"},{"kind":"recover","seconds":180,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"}]},{"kind":"work","seconds":720,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"hard-day","inputs":{"day":1,"minutes":30,"gap":2},"sentence":"Hard ride on Monday: the days before and after it stay free of hard work.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"},{"rule":"main-set","inputs":{"code":"B-RP","main":"1 x 6 min","phase":"Build Phase"},"sentence":"Race-Pace Intervals, 1 x 6 min. Race speed in race position, until it feels familiar.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 55, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (32, 3, 1, 2, DEFAULT, 'brick', '[{"id":"w1d2e1","type":"bike","name":"Endurance Ride","duration":25,"distance":"5.5 mi","pace":"13.3 mph","intensity":"easy","notes":"Easy riding: most of your fitness comes from here. Warm-up 5 min; Easy at 85-95 rpm 17 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"kind":"work","seconds":1020,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy at 85-95 rpm"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"second-session","inputs":{"day":2,"minutes":25,"gap":1},"sentence":"Second session on Tuesday, which has room for it; the nearest other ride is a day away.","source":"Joe Friel, 220 Triathlon"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]},{"id":"w1d2e2","type":"run","name":"Long Run","duration":20,"distance":"1.4 mi","pace":"13:49/mi","intensity":"easy","notes":"Endurance on your feet; slow is right. Warm-up 5 min; Easy 12 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"kind":"work","seconds":720,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"long-run","inputs":{"day":2,"minutes":20,"previous":0,"change":0,"limit":10},"sentence":"Long run on Tuesday: an endurance day with room for it, apart from the long ride. 20 min to begin with.","source":"Frandsen et al. 2025, Br J Sports Med 59:1203"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (33, 3, 1, 4, DEFAULT, 'run', '[{"id":"w1d4e1","type":"run","name":"VO2 Intervals","duration":15,"distance":"1.1 mi","pace":"10:39/mi","intensity":"interval","notes":"Lifts the ceiling that threshold stands under. Warm-up 5 min; 2 x (Fast 1 min + Easy 2 min); Easy 1 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":60,"zone":"interval","target":{"from":649,"to":629},"label":"Fast"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"}]},{"kind":"work","seconds":60,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"hard-day","inputs":{"day":4,"minutes":15,"gap":2},"sentence":"Hard run on Thursday: the days before and after it stay free of hard work.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"},{"rule":"main-set","inputs":{"code":"R-VO2","main":"2 x 1 min","phase":"Build Phase"},"sentence":"VO2 Intervals, 2 x 1 min. Lifts the ceiling that threshold stands under.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (34, 3, 1, 5, DEFAULT, 'swim', '[{"id":"w1d5e1","type":"swim","name":"Technique & Drills","duration":25,"distance":"850 m","pace":"2:42/100m","intensity":"easy","notes":"A better stroke costs nothing on race day. Warm-up 5 min; 4 x (50 m: 25 drill, 25 swim + Rest 15 s); 3 x (100 m easy + Rest 15 s); Easy 85 s; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":167,"to":157},"label":"Warm-up"},{"repeat":4,"steps":[{"kind":"work","seconds":86,"metres":50,"zone":"recovery","target":{"from":179,"to":166},"label":"50 m: 25 drill, 25 swim"},{"kind":"rest","seconds":15,"zone":"recovery","label":"Rest"}]},{"repeat":3,"steps":[{"kind":"work","seconds":162,"metres":100,"zone":"easy","target":{"from":167,"to":157},"label":"100 m easy"},{"kind":"rest","seconds":15,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":85,"zone":"easy","target":{"from":167,"to":157},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":179,"to":166},"label":"Cool-down"}],"reasons":[{"rule":"every-day","inputs":{"day":5,"minutes":25,"gap":3},"sentence":"You offered Friday; the nearest other swim is 3 days away.","source":"Design choice"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 25, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (35, 3, 1, 6, DEFAULT, 'brick', '[{"id":"w1d6e1","type":"bike","name":"Long Ride","duration":35,"distance":"7.5 mi","pace":"13.3 mph","intensity":"easy","notes":"Endurance, and practice in eating and drinking on the bike. Warm-up 7 min; Easy at 85-95 rpm 24 min; Cool-down 4 min.","steps":[{"kind":"warmup","seconds":420,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"kind":"work","seconds":1440,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy at 85-95 rpm"},{"kind":"cooldown","seconds":240,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"long-ride","inputs":{"day":6,"minutes":35,"previous":0,"change":0,"limit":15},"sentence":"Long ride on Saturday: your longest endurance day. 35 min to begin with.","source":"Published plans by Fitzgerald, Bernhardt, Riccitello and others"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]},{"id":"w1d6e2","type":"run","name":"Brick Run at Race Pace","duration":10,"distance":"0.8 mi","pace":"11:00/mi","intensity":"moderate","notes":"Finds race pace on legs that have just ridden. Settle in with short steps 2 min; Race pace 5 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":120,"zone":"easy","target":{"from":854,"to":804},"label":"Settle in with short steps"},{"kind":"work","seconds":300,"zone":"race","target":{"from":667,"to":653},"label":"Race pace"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"brick","inputs":{"day":6,"minutes":10,"gap":1},"sentence":"Run straight off the long ride on Saturday: 10 min, because a stride needs some 700 m to settle after a ride.","source":"Front. Sports Act. Living 2022, 1065741"},{"rule":"main-set","inputs":{"code":"X-BRICK","main":"1 x 5 min","phase":"Build Phase"},"sentence":"Brick Run at Race Pace, 1 x 5 min. Finds race pace on legs that have just ridden.","source":"Front. Sports Act. Living 2022, 1065741"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (36, 3, 1, 0, DEFAULT, 'run', '[{"id":"w1d0e1","type":"run","name":"Easy Run","duration":15,"distance":"1.1 mi","pace":"13:49/mi","intensity":"easy","notes":"Easy running: slow enough to talk, and tomorrow you are fresh. Warm-up 5 min; Easy 7 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"kind":"work","seconds":420,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"every-day","inputs":{"day":0,"minutes":15,"gap":2},"sentence":"You offered Sunday; the nearest other run is 2 days away.","source":"Design choice"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (37, 3, 2, 1, DEFAULT, 'run', '[{"id":"w2d1e1","type":"run","name":"Easy Run with Quick Steps","duration":15,"distance":"1.1 mi","pace":"13:49/mi","intensity":"easy","notes":"Quick light steps spare knees and hips; the pace stays easy. Warm-up 5 min; 2 x (Short quick steps, same easy pace 1 min + As usual 2 min); Easy 1 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":60,"zone":"easy","target":{"from":854,"to":804},"label":"Short quick steps, same easy pace"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":854,"to":804},"label":"As usual"}]},{"kind":"work","seconds":60,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":1,"minutes":15,"daysLeft":6,"role":"easy"},"sentence":"6 days before the race: an easy run, 15 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (38, 3, 2, 2, DEFAULT, 'bike', '[{"id":"w2d2e1","type":"bike","name":"Race-Week Sharpener","duration":45,"distance":"10.0 mi","pace":"15.0 mph","intensity":"tempo","notes":"Keeps the legs sharp while you rest; you should feel better after it than before. Warm-up 9 min; 4 x (Race pace 3 min + Easy 2 min); Easy 11 min; Cool-down 5 min.","steps":[{"kind":"warmup","seconds":540,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"repeat":4,"steps":[{"kind":"work","seconds":180,"zone":"race","target":{"from":14.9,"to":15.2},"label":"Race pace"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"}]},{"kind":"work","seconds":660,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"},{"kind":"cooldown","seconds":300,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":2,"minutes":45,"daysLeft":5,"role":"sharpener"},"sentence":"5 days before the race: the week''s one sharp session, short enough to leave no fatigue, 45 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"B-SHARP","main":"4 x 3 min","phase":"Race Week"},"sentence":"Race-Week Sharpener, 4 x 3 min. Keeps the legs sharp while you rest; you should feel better after it than before.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 45, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (39, 3, 2, 4, DEFAULT, 'run', '[{"id":"w2d4e1","type":"run","name":"Race-Week Primer","duration":15,"distance":"1.1 mi","pace":"11:00/mi","intensity":"moderate","notes":"A few repeats that keep the feel for pace. Warm-up 5 min; 1 x (Race pace 2 min + Easy 2 min); Easy 3 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"repeat":1,"steps":[{"kind":"work","seconds":120,"zone":"race","target":{"from":667,"to":653},"label":"Race pace"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"}]},{"kind":"work","seconds":180,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":4,"minutes":15,"daysLeft":3,"role":"primer"},"sentence":"3 days before the race: a few repeats that keep the feel for pace, 15 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"R-SHARP","main":"1 x 2 min","phase":"Race Week"},"sentence":"Race-Week Primer, 1 x 2 min. A few repeats that keep the feel for pace.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 15, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (40, 3, 2, 5, DEFAULT, 'swim', '[{"id":"w2d5e1","type":"swim","name":"Aerobic Endurance","duration":35,"distance":"1250 m","pace":"2:42/100m","intensity":"easy","notes":"Distance in the arms, at a pace you could talk at. Warm-up 7 min; 4 x (200 m easy + Rest 20 s); Easy 64 s; Cool-down 4 min.","steps":[{"kind":"warmup","seconds":420,"zone":"easy","target":{"from":167,"to":157},"label":"Warm-up"},{"repeat":4,"steps":[{"kind":"work","seconds":324,"metres":200,"zone":"easy","target":{"from":167,"to":157},"label":"200 m easy"},{"kind":"rest","seconds":20,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":64,"zone":"easy","target":{"from":167,"to":157},"label":"Easy"},{"kind":"cooldown","seconds":240,"zone":"recovery","target":{"from":179,"to":166},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":5,"minutes":35,"daysLeft":2,"role":"easy"},"sentence":"2 days before the race: an easy swim, 35 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 35, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (41, 3, 2, 6, DEFAULT, 'brick', '[{"id":"w2d6e1","type":"bike","name":"Pre-Race Openers","duration":20,"distance":"4.5 mi","pace":"13.3 mph","intensity":"easy","notes":"Wakes up the legs for tomorrow; nothing that tires. Warm-up 12 min; 3 x (Race pace 1 min + Easy 1 min); Cool-down 2 min.","steps":[{"kind":"warmup","seconds":720,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"repeat":3,"steps":[{"kind":"work","seconds":60,"zone":"race","target":{"from":14.9,"to":15.2},"label":"Race pace"},{"kind":"recover","seconds":60,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"}]},{"kind":"cooldown","seconds":120,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":6,"minutes":20,"daysLeft":1,"role":"opener"},"sentence":"The day before the race: a few short touches of race pace, 20 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"X-OPEN","main":"","phase":"Race Week"},"sentence":"Wakes up the legs for tomorrow; nothing that tires.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]},{"id":"w2d6e2","type":"run","name":"Pre-Race Openers","duration":10,"distance":"0.7 mi","pace":"13:49/mi","intensity":"easy","notes":"Wakes up the legs for tomorrow; nothing that tires. Warm-up 5 min; 2 x (Race pace 30 s + Easy 30 s); Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":30,"zone":"race","target":{"from":667,"to":653},"label":"Race pace"},{"kind":"recover","seconds":30,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"}]},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":6,"minutes":10,"daysLeft":1,"role":"opener"},"sentence":"The day before the race: a few short touches of race pace, 10 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"X-OPEN","main":"","phase":"Race Week"},"sentence":"Wakes up the legs for tomorrow; nothing that tires.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 30, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (42, 3, 2, 0, DEFAULT, 'race', '[{"id":"w2d0e1","type":"swim","name":"Race Swim","duration":18,"distance":"750 m","pace":"2:20/100m","intensity":"hard","notes":"Start calmly, find feet to follow, sight often. Both transitions together take about 5 min more.","steps":[{"kind":"work","seconds":1080,"zone":"race","target":{"from":141,"to":139},"label":"Race Swim"}],"reasons":[{"rule":"race-day","inputs":{"miles":0.47,"minutes":18},"sentence":"Race day: 750 m at goal pace, 2:20/100m.","source":"Design choice"}]},{"id":"w2d0e2","type":"bike","name":"Race Ride","duration":46,"distance":"12.5 mi","pace":"16.0 mph","intensity":"hard","notes":"Ride evenly, eat and drink early; the run tells how well you paced.","steps":[{"kind":"work","seconds":2760,"zone":"race","target":{"from":15.8,"to":16.2},"label":"Race Ride"}],"reasons":[{"rule":"race-day","inputs":{"miles":12.4,"minutes":46},"sentence":"Race day: 12.5 mi at goal pace, 16.0 mph.","source":"Design choice"}]},{"id":"w2d0e3","type":"run","name":"Race Run","duration":31,"distance":"3.1 mi","pace":"10:00/mi","intensity":"hard","notes":"Start slower than you feel, then hold your pace.","steps":[{"kind":"work","seconds":1860,"zone":"race","target":{"from":606,"to":594},"label":"Race Run"}],"reasons":[{"rule":"race-day","inputs":{"miles":3.1,"minutes":31},"sentence":"Race day: 3.1 mi at goal pace, 10:00/mi.","source":"Design choice"}]}]', 95, false, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 14:12:01.903494+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 1, DEFAULT, 'mixed', '[{"id":"w1d1e1","type":"swim","name":"Race-Pace 150s","duration":25,"distance":"900 m","pace":"2:30/100m","intensity":"hard","notes":"Race pace until it feels familiar. Warm-up 5 min; 2 x (150 m at race pace + Rest 20 s); Easy 8:50 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":167,"to":157},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":225,"metres":150,"zone":"race","target":{"from":152,"to":149},"label":"150 m at race pace"},{"kind":"rest","seconds":20,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":530,"zone":"easy","target":{"from":167,"to":157},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":179,"to":166},"label":"Cool-down"}],"reasons":[{"rule":"hard-together","inputs":{"day":1,"minutes":25,"gap":0},"sentence":"Hard swim on Monday, beside the other hard session: hard days hard, so that easy days stay easy.","source":"Fitzgerald, triathlete.com, ''hard-easy rule''"},{"rule":"main-set","inputs":{"code":"S-RP","main":"2 x 150 m","phase":"Build Phase"},"sentence":"Race-Pace 150s, 2 x 150 m. Race pace until it feels familiar.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]},{"id":"w1d1e2","type":"bike","name":"Race-Pace Intervals","duration":30,"distance":"7.0 mi","pace":"15.0 mph","intensity":"hard","notes":"Race speed in race position, until it feels familiar. Warm-up 6 min; 1 x (Race pace 6 min + Easy 3 min); Easy 12 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":360,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"repeat":1,"steps":[{"kind":"work","seconds":360,"zone":"race","target":{"from":14.9,"to":15.2},"label":"Race pace"},{"kind":"recover","seconds":180,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"}]},{"kind":"work","seconds":720,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"hard-day","inputs":{"day":1,"minutes":30,"gap":2},"sentence":"Hard ride on Monday: the days before and after it stay free of hard work.","source":"Seiler et al. 2007, Med Sci Sports Exerc 39:1366"},{"rule":"main-set","inputs":{"code":"B-RP","main":"1 x 6 min","phase":"Build Phase"},"sentence":"Race-Pace Intervals, 1 x 6 min. Race speed in race position, until it feels familiar.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 55, true, NULL, NULL, '2026-11-22 14:12:02.409+00', NULL, NULL, 2, '2026-11-22 14:12:02.355105+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (10, 1, 2, 5, DEFAULT, 'mixed', '[{"id":"w2d4e1","type":"run","name":"Race-Week Primer","duration":15,"distance":"1.1 mi","pace":"11:00/mi","intensity":"moderate","notes":"A few repeats that keep the feel for pace. Warm-up 5 min; 1 x (Race pace 2 min + Easy 2 min); Easy 3 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"repeat":1,"steps":[{"kind":"work","seconds":120,"zone":"race","target":{"from":667,"to":653},"label":"Race pace"},{"kind":"recover","seconds":120,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"}]},{"kind":"work","seconds":180,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":4,"minutes":15,"daysLeft":3,"role":"primer"},"sentence":"3 days before the race: a few repeats that keep the feel for pace, 15 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"R-SHARP","main":"1 x 2 min","phase":"Race Week"},"sentence":"Race-Week Primer, 1 x 2 min. A few repeats that keep the feel for pace.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]},{"id":"w2d5e1","type":"swim","name":"Aerobic Endurance","duration":35,"distance":"1250 m","pace":"2:42/100m","intensity":"easy","notes":"Distance in the arms, at a pace you could talk at. Warm-up 7 min; 4 x (200 m easy + Rest 20 s); Easy 64 s; Cool-down 4 min.","steps":[{"kind":"warmup","seconds":420,"zone":"easy","target":{"from":167,"to":157},"label":"Warm-up"},{"repeat":4,"steps":[{"kind":"work","seconds":324,"metres":200,"zone":"easy","target":{"from":167,"to":157},"label":"200 m easy"},{"kind":"rest","seconds":20,"zone":"recovery","label":"Rest"}]},{"kind":"work","seconds":64,"zone":"easy","target":{"from":167,"to":157},"label":"Easy"},{"kind":"cooldown","seconds":240,"zone":"recovery","target":{"from":179,"to":166},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":5,"minutes":35,"daysLeft":2,"role":"easy"},"sentence":"2 days before the race: an easy swim, 35 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"easy-time","inputs":{"percent":87},"sentence":"Kept easy, like 87 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 50, false, NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 14:12:02.941964+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (11, 1, 2, 6, DEFAULT, 'run', '[{"id":"w2d6e2","type":"run","name":"Pre-Race Openers","duration":10,"distance":"0.7 mi","pace":"13:49/mi","intensity":"easy","notes":"Wakes up the legs for tomorrow; nothing that tires. Warm-up 5 min; 2 x (Race pace 30 s + Easy 30 s); Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"repeat":2,"steps":[{"kind":"work","seconds":30,"zone":"race","target":{"from":667,"to":653},"label":"Race pace"},{"kind":"recover","seconds":30,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"}]},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"race-week","inputs":{"day":6,"minutes":10,"daysLeft":1,"role":"opener"},"sentence":"The day before the race: a few short touches of race pace, 10 min.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"},{"rule":"main-set","inputs":{"code":"X-OPEN","main":"","phase":"Race Week"},"sentence":"Wakes up the legs for tomorrow; nothing that tires.","source":"Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358"}]}]', 10, false, NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 14:12:03.27295+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (12, 1, 2, 0, DEFAULT, 'race', '[{"id":"w2d0e1","type":"swim","name":"Race Swim","duration":17,"distance":"750 m","pace":"2:15/100m","intensity":"hard","notes":"Start calmly, find feet to follow, sight often. Both transitions together take about 5 min more.","steps":[{"kind":"work","seconds":1020,"zone":"race","target":{"from":136,"to":134},"label":"Race Swim"}],"reasons":[{"rule":"race-day","inputs":{"miles":0.47,"minutes":17},"sentence":"Race day: 750 m at goal pace, 2:15/100m.","source":"Design choice"}]},{"id":"w2d0e2","type":"bike","name":"Race Ride","duration":45,"distance":"12.5 mi","pace":"16.5 mph","intensity":"hard","notes":"Ride evenly, eat and drink early; the run tells how well you paced.","steps":[{"kind":"work","seconds":2700,"zone":"race","target":{"from":16.3,"to":16.7},"label":"Race Ride"}],"reasons":[{"rule":"race-day","inputs":{"miles":12.4,"minutes":45},"sentence":"Race day: 12.5 mi at goal pace, 16.5 mph.","source":"Design choice"}]},{"id":"w2d0e3","type":"run","name":"Race Run","duration":30,"distance":"3.1 mi","pace":"9:45/mi","intensity":"hard","notes":"Start slower than you feel, then hold your pace.","steps":[{"kind":"work","seconds":1800,"zone":"race","target":{"from":591,"to":579},"label":"Race Run"}],"reasons":[{"rule":"race-day","inputs":{"miles":3.1,"minutes":30},"sentence":"Race day: 3.1 mi at goal pace, 9:45/mi.","source":"Design choice"}]}]', 92, false, NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 14:12:03.371348+00');
INSERT INTO public.workouts OVERRIDING SYSTEM VALUE VALUES (2, 1, 1, 3, DEFAULT, 'brick', '[{"id":"w1d2e1","type":"bike","name":"Endurance Ride","duration":25,"distance":"5.5 mi","pace":"13.3 mph","intensity":"easy","notes":"Easy riding: most of your fitness comes from here. Warm-up 5 min; Easy at 85-95 rpm 17 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Warm-up"},{"kind":"work","seconds":1020,"zone":"easy","target":{"from":12.9,"to":13.7},"label":"Easy at 85-95 rpm"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":11.6,"to":12.6},"label":"Cool-down"}],"reasons":[{"rule":"second-session","inputs":{"day":2,"minutes":25,"gap":1},"sentence":"Second session on Tuesday, which has room for it; the nearest other ride is a day away.","source":"Joe Friel, 220 Triathlon"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]},{"id":"w1d2e2","type":"run","name":"Long Run","duration":20,"distance":"1.4 mi","pace":"13:49/mi","intensity":"easy","notes":"Endurance on your feet; slow is right. Warm-up 5 min; Easy 12 min; Cool-down 3 min.","steps":[{"kind":"warmup","seconds":300,"zone":"easy","target":{"from":854,"to":804},"label":"Warm-up"},{"kind":"work","seconds":720,"zone":"easy","target":{"from":854,"to":804},"label":"Easy"},{"kind":"cooldown","seconds":180,"zone":"recovery","target":{"from":933,"to":861},"label":"Cool-down"}],"reasons":[{"rule":"long-run","inputs":{"day":2,"minutes":20,"previous":0,"change":0,"limit":10},"sentence":"Long run on Tuesday: an endurance day with room for it, apart from the long ride. 20 min to begin with.","source":"Frandsen et al. 2025, Br J Sports Med 59:1203"},{"rule":"easy-time","inputs":{"percent":89},"sentence":"Kept easy, like 89 % of this week: that is what the hard sessions stand on.","source":"Selles-Perez et al. 2019, J Sports Sci Med 18:708"}]}]', 45, true, '[{"id": "w1d2e2", "name": "Long Run", "type": "run", "notes": "", "distance": "3.1 mi", "duration": 31, "intensity": "easy", "actualPace": "9:49/mi"}]', 31, '2026-11-21 06:30:30+00', NULL, 'file-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb-0', 3, '2026-11-22 14:12:04.25942+00');


--
-- Name: garmin_activities_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.garmin_activities_id_seq', 1, true);


--
-- Name: garmin_connections_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.garmin_connections_id_seq', 1, true);


--
-- Name: garmin_watch_workouts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.garmin_watch_workouts_id_seq', 1, true);


--
-- Name: garmin_webhook_logs_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.garmin_webhook_logs_id_seq', 1, false);


--
-- Name: sign_ins_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.sign_ins_id_seq', 1, true);


--
-- Name: training_plans_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.training_plans_id_seq', 3, true);


--
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.users_id_seq', 1, true);


--
-- Name: workouts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.workouts_id_seq', 42, true);


--
-- Name: calendars calendars_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendars
    ADD CONSTRAINT calendars_pkey PRIMARY KEY (user_id);


--
-- Name: calendars calendars_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendars
    ADD CONSTRAINT calendars_token_hash_key UNIQUE (token_hash);


--
-- Name: garmin_activities garmin_activities_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_activities
    ADD CONSTRAINT garmin_activities_pkey PRIMARY KEY (id);


--
-- Name: garmin_activities garmin_activities_user_id_file_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_activities
    ADD CONSTRAINT garmin_activities_user_id_file_hash_key UNIQUE (user_id, file_hash);


--
-- Name: garmin_activities garmin_activities_user_id_garmin_activity_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_activities
    ADD CONSTRAINT garmin_activities_user_id_garmin_activity_id_key UNIQUE (user_id, garmin_activity_id);


--
-- Name: garmin_connections garmin_connections_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_connections
    ADD CONSTRAINT garmin_connections_pkey PRIMARY KEY (id);


--
-- Name: garmin_connections garmin_connections_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_connections
    ADD CONSTRAINT garmin_connections_user_id_key UNIQUE (user_id);


--
-- Name: garmin_oauth_states garmin_oauth_states_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_oauth_states
    ADD CONSTRAINT garmin_oauth_states_pkey PRIMARY KEY (state_hash);


--
-- Name: garmin_watch_workouts garmin_watch_workouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_watch_workouts
    ADD CONSTRAINT garmin_watch_workouts_pkey PRIMARY KEY (id);


--
-- Name: garmin_watch_workouts garmin_watch_workouts_user_id_training_plan_id_exercise_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_watch_workouts
    ADD CONSTRAINT garmin_watch_workouts_user_id_training_plan_id_exercise_id_key UNIQUE (user_id, training_plan_id, exercise_id);


--
-- Name: garmin_webhook_logs garmin_webhook_logs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_webhook_logs
    ADD CONSTRAINT garmin_webhook_logs_pkey PRIMARY KEY (id);


--
-- Name: idempotency_keys idempotency_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: plan_shares plan_shares_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_shares
    ADD CONSTRAINT plan_shares_pkey PRIMARY KEY (training_plan_id);


--
-- Name: plan_shares plan_shares_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_shares
    ADD CONSTRAINT plan_shares_token_hash_key UNIQUE (token_hash);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (key);


--
-- Name: sign_ins sign_ins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_pkey PRIMARY KEY (id);


--
-- Name: training_plans training_plans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.training_plans
    ADD CONSTRAINT training_plans_pkey PRIMARY KEY (id);


--
-- Name: training_plans training_plans_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.training_plans
    ADD CONSTRAINT training_plans_user_id_id_key UNIQUE (user_id, id);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: workouts workouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_pkey PRIMARY KEY (id);


--
-- Name: garmin_activities_of_leg; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX garmin_activities_of_leg ON public.garmin_activities USING btree (linked_workout_id, linked_exercise_id);


--
-- Name: garmin_activities_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX garmin_activities_of_user ON public.garmin_activities USING btree (user_id, start_time DESC);


--
-- Name: garmin_connections_of_account; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX garmin_connections_of_account ON public.garmin_connections USING btree (garmin_user_id) WHERE is_active;


--
-- Name: garmin_webhook_logs_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX garmin_webhook_logs_by_age ON public.garmin_webhook_logs USING btree (created_at);


--
-- Name: garmin_webhook_logs_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX garmin_webhook_logs_of_user ON public.garmin_webhook_logs USING btree (user_id);


--
-- Name: idempotency_keys_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_of_user ON public.idempotency_keys USING btree (user_id);


--
-- Name: sessions_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id);


--
-- Name: sign_ins_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sign_ins_of_user ON public.sign_ins USING btree (user_id, id DESC);


--
-- Name: users_username; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_username ON public.users USING btree (lower(username));


--
-- Name: workouts_of_plan; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX workouts_of_plan ON public.workouts USING btree (training_plan_id, week, day);


--
-- Name: training_plans plan_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER plan_changed BEFORE UPDATE ON public.training_plans FOR EACH ROW EXECUTE FUNCTION public.plan_changed();


--
-- Name: workouts workout_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER workout_changed BEFORE UPDATE ON public.workouts FOR EACH ROW EXECUTE FUNCTION public.workout_changed();


--
-- Name: calendars calendars_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendars
    ADD CONSTRAINT calendars_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: garmin_activities garmin_activities_linked_workout_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_activities
    ADD CONSTRAINT garmin_activities_linked_workout_id_fkey FOREIGN KEY (linked_workout_id) REFERENCES public.workouts(id) ON DELETE SET NULL;


--
-- Name: garmin_activities garmin_activities_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_activities
    ADD CONSTRAINT garmin_activities_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: garmin_connections garmin_connections_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_connections
    ADD CONSTRAINT garmin_connections_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: garmin_oauth_states garmin_oauth_states_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_oauth_states
    ADD CONSTRAINT garmin_oauth_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: garmin_watch_workouts garmin_watch_workouts_training_plan_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_watch_workouts
    ADD CONSTRAINT garmin_watch_workouts_training_plan_id_fkey FOREIGN KEY (training_plan_id) REFERENCES public.training_plans(id) ON DELETE SET NULL;


--
-- Name: garmin_watch_workouts garmin_watch_workouts_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_watch_workouts
    ADD CONSTRAINT garmin_watch_workouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: garmin_webhook_logs garmin_webhook_logs_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.garmin_webhook_logs
    ADD CONSTRAINT garmin_webhook_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: idempotency_keys idempotency_keys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: plan_shares plan_shares_training_plan_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_shares
    ADD CONSTRAINT plan_shares_training_plan_id_fkey FOREIGN KEY (training_plan_id) REFERENCES public.training_plans(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sign_ins sign_ins_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: training_plans training_plans_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.training_plans
    ADD CONSTRAINT training_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: users users_current_plan; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_current_plan FOREIGN KEY (id, current_training_plan_id) REFERENCES public.training_plans(user_id, id) ON DELETE SET NULL (current_training_plan_id);


--
-- Name: workouts workouts_training_plan_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_training_plan_id_fkey FOREIGN KEY (training_plan_id) REFERENCES public.training_plans(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--



import type { RaceKind } from '@tri/plan-engine/adapt'

const KINDS: Record<RaceKind, string> = {
  sprint: 'Sprint',
  olympic: 'Olympic',
  '70.3': '70.3',
  ironman: 'Ironman',
  swim: 'Swim',
  bike: 'Bike',
  run: 'Run',
  duathlon: 'Duathlon',
  aquabike: 'Aquabike',
}

/** What a kind of race is called: `"Olympic"`. */
export const raceKindName = (kind: RaceKind): string => KINDS[kind]

/** What a race on the way is called: by its name, else by its kind. */
export const raceTitle = ({ name, kind }: { name?: string | undefined; kind: RaceKind }): string =>
  name ?? `${raceKindName(kind)} race`

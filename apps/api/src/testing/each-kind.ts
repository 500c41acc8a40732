import type { Route } from '@tri/api-contract'
import { IS_ALL } from '@tri/test-setup/soak'
import { nameOf } from './calls.js'

/** Calls are of one kind when the same people make them, in the same way: with a row in the path or none, with a body or none. */
const kindOf = ({ access, method, params, body, repeatable, asksPassword }: Route) =>
  [access, method, !params, !body, !repeatable, !asksPassword].join()

/** The first call of each kind; under `npm run test:all` every one. */
export function eachKind(routes: readonly Route[]): (readonly [name: string, route: Route])[] {
  const first = new Map([...routes].reverse().map((route) => [kindOf(route), route]))
  return routes
    .filter((route) => IS_ALL || first.get(kindOf(route)) === route)
    .map((route) => [nameOf(route), route] as const)
}

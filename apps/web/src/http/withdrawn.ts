/** An edit that its athlete has given up: they know, and nothing is told of it. */
export class Withdrawn extends Error {
  override readonly name = 'Withdrawn'

  constructor() {
    super('The edit was withdrawn')
  }
}

/** Acts when an edit ended because the athlete gave it up. */
export const whenWithdrawn =
  (act: () => void) =>
  (error: Error): void => {
    if (error instanceof Withdrawn) act()
  }

import type { Readable } from 'node:stream'

/** An answer that is JSON text already, and sent as it is: whoever writes one answers for its shape. */
export class RawJson {
  constructor(readonly json: string) {}
}

/** Such an answer that is too large for memory, or one without an end. */
export class Streamed {
  constructor(readonly json: Readable) {}
}

/** An answer that is JSON text already, and sent as it is: whoever writes one answers for its shape. */
export class Written {
  constructor(readonly json: string) {}
}

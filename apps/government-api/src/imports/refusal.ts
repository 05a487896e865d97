/** Why a line of a file is not taken; thrown by parsers and rules, caught by the engine, line by line. */
export class Refusal extends Error {
  constructor(
    readonly motivo: string,
    /** The heading of the column it is about. */
    readonly coluna?: string,
  ) {
    super(motivo);
  }
}

export function refuse(motivo: string, coluna?: string): never {
  throw new Refusal(motivo, coluna);
}

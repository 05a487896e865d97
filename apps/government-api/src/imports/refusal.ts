/** The reason a line is refused; parsers and rules throw it, and the engine catches it line by line. */
export class Refusal extends Error {
  constructor(
    readonly motivo: string,
    readonly coluna?: string,
  ) {
    super(motivo);
  }
}

export function refuse(motivo: string, coluna?: string): never {
  throw new Refusal(motivo, coluna);
}

type Unidade = {
  readonly lotacaoId: number;
  /** The main unit this one is fed through. */
  readonly principalId: number | null;
};

export type NaFamilia<U extends Unidade> = {
  unidade: U;
  /** The main unit whose row stands above this one; null where that unit is not on this map. */
  principal: U | null;
  nivel: number;
};

/**
 * Each main unit followed by those fed through it, both in the order given (domain 15.8). Every unit comes exactly once
 * and brings only its own numbers, so that a sum over the rows counts nobody twice.
 */
export function emFamilias<U extends Unidade>(unidades: readonly U[]): NaFamilia<U>[] {
  const noMapa = new Set(unidades.map(({ lotacaoId }) => lotacaoId));
  const acima = ({ principalId }: U): number | null =>
    principalId !== null && noMapa.has(principalId) ? principalId : null;
  const porPrincipal = new Map<number | null, U[]>();
  for (const unidade of unidades) {
    const irmas = porPrincipal.get(acima(unidade));
    if (irmas) irmas.push(unidade);
    else porPrincipal.set(acima(unidade), [unidade]);
  }
  const linhas: NaFamilia<U>[] = [];
  const por = (principal: U | null, nivel: number): void => {
    for (const unidade of porPrincipal.get(principal?.lotacaoId ?? null) ?? []) {
      linhas.push({ unidade, principal, nivel });
      por(unidade, nivel + 1);
    }
  };
  por(null, 0);
  return linhas;
}

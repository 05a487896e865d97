type Unidade = {
  readonly lotacao: { readonly id: number; readonly nome: string };
  /** The main unit this one is fed through. */
  readonly principalId: number | null;
};

export type NaFamilia<U extends Unidade> = {
  unidade: U;
  /** The main unit whose row stands above this one; null where that unit is not on this map. */
  principal: U['lotacao'] | null;
  /** How many main units stand above it. */
  nivel: number;
};

/**
 * Each main unit followed by the ones fed through it, both in the order given (domain 15.8). Every unit comes exactly once
 * and brings only its own numbers, so that a sum over the rows counts nobody twice.
 */
export function emFamilias<U extends Unidade>(unidades: readonly U[]): NaFamilia<U>[] {
  const noMapa = new Set(unidades.map(({ lotacao }) => lotacao.id));
  const acima = ({ principalId }: U): number | null =>
    principalId !== null && noMapa.has(principalId) ? principalId : null;
  const porPrincipal = new Map<number | null, U[]>();
  for (const unidade of unidades) {
    const irmas = porPrincipal.get(acima(unidade));
    if (irmas) irmas.push(unidade);
    else porPrincipal.set(acima(unidade), [unidade]);
  }
  const familia = (de: U['lotacao'] | null, nivel: number): NaFamilia<U>[] =>
    (porPrincipal.get(de?.id ?? null) ?? []).flatMap(unidade => [
      { unidade, principal: de, nivel },
      ...familia(unidade.lotacao, nivel + 1),
    ]);
  return familia(null, 0);
}

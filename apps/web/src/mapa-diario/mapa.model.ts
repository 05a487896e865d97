import type { LinhaMapa, MapaDiario } from './mapa-diario.queries.ts';

type Coluna = MapaDiario['colunas'][number];

export interface GrupoDeColunas {
  id: number;
  refeicao: string;
  /** Positions in `colunas`, and so in every row's `quantidades`. */
  colunas: { indice: number; publico: string }[];
}

/** The columns under their meals, for a heading of two rows. */
export function gruposDe(colunas: readonly Coluna[]): GrupoDeColunas[] {
  const grupos: GrupoDeColunas[] = [];
  colunas.forEach(({ tipoAlimentacaoId, refeicao, publico }, indice) => {
    let grupo = grupos.find(({ id }) => id === tipoAlimentacaoId);
    if (!grupo) {
      grupo = { id: tipoAlimentacaoId, refeicao, colunas: [] };
      grupos.push(grupo);
    }
    grupo.colunas.push({ indice, publico });
  });
  return grupos;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The rows whose unit or town contains the text, accents and case aside. */
export function linhasCom(linhas: readonly LinhaMapa[], texto: string) {
  const procurado = plain(texto.trim());
  if (!procurado) return linhas;
  return linhas.filter(({ lotacao }) =>
    plain(`${lotacao.nome} ${lotacao.municipio} ${lotacao.uf}`).includes(procurado),
  );
}

import type { Mapa } from '../mapa-diario.queries.ts';

const MAIS_UNIDADES = 10;

const chaveDe = ({ tipoAlimentacaoId, tipoPublicoId }: Mapa['colunas'][number]) =>
  `${tipoAlimentacaoId}:${tipoPublicoId}`;

/** Every meal × public of either day, then the totals. A column that one day lacks counts zero there. */
export function linhasComparadas(mapa: Mapa, passado: Mapa) {
  const [agora, antes] = [mapa, passado].map(
    ({ colunas, totais }) => new Map(colunas.map((coluna, n) => [chaveDe(coluna), totais.quantidades[n] ?? 0])),
  );
  const nomes = new Map(
    [...mapa.colunas, ...passado.colunas].map(coluna => [chaveDe(coluna), `${coluna.refeicao} · ${coluna.publico}`]),
  );
  return [
    ...[...nomes].map(([chave, nome]) => ({
      chave,
      nome,
      de: antes?.get(chave) ?? 0,
      para: agora?.get(chave) ?? 0,
    })),
    { chave: 'total', nome: 'Total', de: passado.totais.total, para: mapa.totais.total },
  ];
}

export function mudancasDe(mapa: Mapa, passado: Mapa) {
  const antes = new Map(passado.linhas.map(({ lotacao, total }) => [lotacao.id, total]));
  return mapa.linhas
    .map(({ lotacao: { id, nome }, total }) => ({ id, nome, de: antes.get(id) ?? 0, para: total }))
    .filter(({ de, para }) => de !== para)
    .sort((a, b) => Math.abs(b.para - b.de) - Math.abs(a.para - a.de))
    .slice(0, MAIS_UNIDADES);
}

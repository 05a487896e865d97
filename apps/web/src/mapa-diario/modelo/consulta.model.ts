import type { FiltrosDoDia, Mapa } from '../mapa-diario.queries.ts';
import type { Endereco } from './mapa.endereco.ts';

export const filtrosDo = ({ base, uf, lotacoes, contratoId, fornecedorId }: Endereco): FiltrosDoDia => ({
  base,
  ...(uf && { uf }),
  ...(lotacoes.length && { lotacoes: lotacoes.join(',') }),
  ...(contratoId && { contratoId }),
  ...(fornecedorId && { fornecedorId }),
});

export const exportado = (endereco: Endereco, lotacaoId: number | undefined) => {
  const { visao, data, mes, base, uf, lotacoes, contratoId, fornecedorId } = endereco;
  const deUma = visao === 'mes';
  return {
    ...(visao === 'dia' ? { data } : { mes }),
    ...(deUma && lotacaoId && { lotacaoId }),
    ...(!deUma && uf && { uf }),
    ...(!deUma && lotacoes.length && { lotacoes: [...lotacoes] }),
    ...(base !== 'ACEITA' && { base }),
    ...(contratoId && { contratoId }),
    ...(fornecedorId && { fornecedorId }),
  };
};

const DIAS_DE_UM_MES = 31;
export const celulasDoArquivo = (mapa: Mapa | undefined, { visao }: Endereco): number =>
  mapa ? mapa.linhas.length * mapa.colunas.length * (visao === 'consolidado' ? DIAS_DE_UM_MES : 1) : 0;

/** The unit of a map of only one. */
export function lotacaoUnica(mapa: Mapa | undefined): number | undefined {
  const unica = mapa && new Set(mapa.linhas.map(({ lotacao }) => lotacao.id)).size === 1;
  return (unica && mapa.linhas[0]?.lotacao.id) || undefined;
}

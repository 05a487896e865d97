import { useQuery } from '@tanstack/react-query';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { listarTiposPublico } from '../tipos-publico/tipos-publico.queries.ts';

type Celula = { tipoAlimentacaoId: number; tipoPublicoId: number };

const nomeEm = (lista: readonly { id: number; nome: string }[] | undefined, id: number) =>
  lista?.find(tipo => tipo.id === id)?.nome ?? `nº ${id}`;

/** Names a cell: "Almoço, Interno". */
export function useNomes(): (celula: Celula) => string {
  const refeicoes = useQuery(listarTiposAlimentacao()).data;
  const publicos = useQuery(listarTiposPublico()).data;
  return ({ tipoAlimentacaoId, tipoPublicoId }) =>
    `${nomeEm(refeicoes, tipoAlimentacaoId)}, ${nomeEm(publicos, tipoPublicoId)}`;
}

import { useQuery } from '@tanstack/react-query';
import type { NovoDownload } from '../../downloads/downloads.queries.ts';
import { dressed } from '../../list/filter-dress.ts';
import { filterValue } from '../../list/list.address.ts';
import type { Filter, FilterDress, Wanted } from '../../list/list.model.ts';
import { listarTiposAlimentacao } from '../../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { useSearchParams } from '../../ui/address.hook.ts';
import { type Escolha, Escolher, FILTROS_COMUNS } from '../filtros/filtros.table.tsx';
import { listarOpcoesFiscalizacoes } from '../fiscalizacoes.queries.ts';
import { ATE, DE, type Quais, regrasDaLista } from './fiscalizacoes.list.ts';

/** Only options of the list's days: of all the years there would be too many to choose from. */
function useOpcoes() {
  const [search] = useSearchParams();
  const [de, ate] = [filterValue(DE, search), filterValue(ATE, search)];
  return useQuery(listarOpcoesFiscalizacoes({ ...(de && { de }), ...(ate && { ate }) })).data;
}
const useFornecedores = () => useOpcoes()?.fornecedores ?? [];
const useFiscais = () => useOpcoes()?.fiscais ?? [];
const useRefeicoes = () => useQuery(listarTiposAlimentacao()).data ?? [];

type Escolhas = () => readonly Escolha[];

const Nome = ({ id, useEscolhas }: { id: string; useEscolhas: Escolhas }) =>
  useEscolhas().find(escolha => escolha.id === Number(id))?.nome ?? `nº ${id}`;

const doServidor = (vazio: string, useEscolhas: Escolhas): FilterDress => ({
  words: id => <Nome id={id} useEscolhas={useEscolhas} />,
  control: controle => <Escolher {...controle} vazio={vazio} escolhas={useEscolhas()} />,
});

export const filtrosDaLista = (quais: Quais): Filter[] =>
  dressed(regrasDaLista(quais), {
    ...FILTROS_COMUNS,
    fornecedorId: doServidor('Todos', useFornecedores),
    tipoAlimentacaoId: doServidor('Todas', useRefeicoes),
    fiscalId: doServidor('Todos', useFiscais),
  });

const NUMEROS: readonly string[] = ['fornecedorId', 'tipoAlimentacaoId', 'fiscalId', 'lotacaoId'];

/** The address's filter as a request body, where a number is a number. */
export const filtroEmCorpo = ({ pagina: _, tamanho: __, ordem: ___, criticas, ...filtro }: Wanted) =>
  ({
    ...Object.fromEntries(
      Object.entries(filtro).map(([nome, valor]) => [nome, NUMEROS.includes(nome) ? Number(valor) : valor]),
    ),
    ...(criticas !== undefined && { criticas: criticas === 'true' }),
  }) as NonNullable<NovoDownload['parametros']['fiscalizacoes']>;

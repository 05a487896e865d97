import { useQuery } from '@tanstack/react-query';
import type { NovoDownload } from '../downloads/downloads.queries.ts';
import { filterValue } from '../list/list.address.ts';
import type { Filter, Wanted } from '../list/list.model.ts';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { useSearchParams } from '../ui/address.hook.ts';
import { addDays } from '../ui/date.format.ts';
import { optionsOfLabelled } from '../ui/labelled.ts';
import { today } from '../ui/today.ts';
import { type Escolha, Escolher, FILTROS_COMUNS, isId } from './filtros.table.tsx';
import { CORRECOES, RESULTADOS } from './fiscalizacoes.labels.ts';
import { listarOpcoesFiscalizacoes } from './fiscalizacoes.queries.ts';

const DIAS = 7;
const DE: Filter = { key: 'de', label: 'De', kind: 'date', start: () => addDays(today(), 1 - DIAS) };
const ATE: Filter = { key: 'ate', label: 'Até', kind: 'date' };

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

const doServidor = (key: string, label: string, vazio: string, useEscolhas: Escolhas): Filter => ({
  key,
  label,
  kind: 'custom',
  valid: isId,
  words: id => <Nome id={id} useEscolhas={useEscolhas} />,
  control: controle => <Escolher {...controle} vazio={vazio} escolhas={useEscolhas()} />,
});

interface Quais {
  situacoes: Readonly<Record<string, { rotulo: string }>>;
  todas: string;
  /** Puts the choice of state behind "Mais filtros", where the list already has one kind of state. */
  situacaoDepois: boolean;
  /** Hides the choice of unit, useless to a person who sees only one. */
  soUmaUnidade: boolean;
}

export const filtrosDaLista = ({ situacoes, todas, situacaoDepois, soUmaUnidade }: Quais): Filter[] => [
  { key: 'busca', label: soUmaUnidade ? 'Número' : 'Número ou lotação', kind: 'text', maxLength: 100 },
  DE,
  ATE,
  { key: 'resultado', label: 'Resultado', kind: 'select', all: 'Todos', options: optionsOfLabelled(RESULTADOS) },
  doServidor('fornecedorId', 'Fornecedor', 'Todos', useFornecedores),
  doServidor('tipoAlimentacaoId', 'Refeição', 'Todas', useRefeicoes),
  doServidor('fiscalId', 'Fiscal', 'Todos', useFiscais),
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: todas,
    options: optionsOfLabelled(situacoes),
    ...(situacaoDepois && { more: true as const }),
  },
  ...(soUmaUnidade ? [] : [{ ...FILTROS_COMUNS.lotacaoId, more: true as const }]),
  { ...FILTROS_COMUNS.gravidade, more: true },
  {
    key: 'correcao',
    label: 'Correção',
    kind: 'select',
    all: 'Qualquer',
    more: true,
    options: optionsOfLabelled(CORRECOES),
  },
  {
    key: 'criticas',
    label: 'Item crítico',
    kind: 'select',
    all: 'Qualquer',
    more: true,
    options: [{ value: 'true', label: 'Só com crítico reprovado' }],
  },
];

const NUMEROS: readonly string[] = ['fornecedorId', 'tipoAlimentacaoId', 'fiscalId', 'lotacaoId'];

/** The address's filter as a request body, where a number is a number. */
export const filtroEmCorpo = ({ pagina: _, tamanho: __, ordem: ___, criticas, ...filtro }: Wanted) =>
  ({
    ...Object.fromEntries(
      Object.entries(filtro).map(([nome, valor]) => [nome, NUMEROS.includes(nome) ? Number(valor) : valor]),
    ),
    ...(criticas !== undefined && { criticas: criticas === 'true' }),
  }) as NonNullable<NovoDownload['parametros']['fiscalizacoes']>;

import { ROTULO_DE_TIPO_LOTACAO, ROTULO_DE_UF } from '@alipen/contracts/generated/rotulos/lotacoes';
import { ROTULO_DE_TIPO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';
import { useQuery } from '@tanstack/react-query';
import { listarContratos } from '../fornecedores/fornecedores.queries.ts';
import type { Filter } from '../list/list.model.ts';
import { obterLotacao } from '../lotacoes/lotacoes.queries.ts';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { Field } from '../ui/field.component.tsx';
import { optionsOf, optionsOfLabelled } from '../ui/labelled.ts';
import { PRAZOS, SITUACOES } from '../ui/pedido.labels.ts';
import { Select } from '../ui/select.component.tsx';
import { LotacoesFiltro } from './lotacoes-filtro.component.tsx';
import { lotacoesEm } from './lotacoes-filtro.model.ts';

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

interface Escolha {
  id: number;
  nome: string;
}

const useRefeicoes = (): Escolha[] => useQuery(listarTiposAlimentacao()).data ?? [];
const useContratos = () => useQuery({ ...listarContratos(), staleTime: 300_000 }).data?.itens ?? [];
const useNumeros = (): Escolha[] =>
  useContratos().map(({ id, numero, fornecedor }) => ({ id, nome: `${numero} · ${fornecedor}` }));
const useFornecedores = (): Escolha[] => [
  ...new Map(useContratos().map(({ fornecedorId: id, fornecedor: nome }) => [id, { id, nome }])).values(),
];

type Escolhas = () => Escolha[];

const Nome = ({ id, useEscolhas }: { id: string; useEscolhas: Escolhas }) =>
  useEscolhas().find(escolha => escolha.id === Number(id))?.nome ?? '…';

/** The options come from the server, but the address holds the id, whatever has arrived. */
function doServidor(key: string, label: string, useEscolhas: Escolhas): Filter {
  return {
    key,
    label,
    kind: 'custom',
    more: true,
    valid: isId,
    words: id => <Nome id={id} useEscolhas={useEscolhas} />,
    control: function Escolher({ value, set }) {
      return (
        <Field label={label}>
          <Select value={value ?? ''} onChange={({ target }) => set(target.value || undefined)}>
            <option value="">Todos</option>
            {useEscolhas().map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </Select>
        </Field>
      );
    },
  };
}

function NomesDasLotacoes({ ids }: { ids: string }) {
  const [primeira = 0, ...outras] = lotacoesEm(ids);
  const nome = useQuery(obterLotacao(primeira)).data?.nome ?? '…';
  return outras.length === 0 ? nome : `${nome} e mais ${outras.length}`;
}

const DE_MUITAS_UNIDADES: Filter[] = [
  {
    key: 'lotacoes',
    label: 'Lotações',
    kind: 'custom',
    valid: text => lotacoesEm(text).length > 0,
    control: LotacoesFiltro,
    words: ids => <NomesDasLotacoes ids={ids} />,
  },
  { key: 'uf', label: 'UF', kind: 'select', options: optionsOf(ROTULO_DE_UF), all: 'Todas', more: true },
  { key: 'municipio', label: 'Município', kind: 'text', maxLength: 120, more: true },
  {
    key: 'tipoLotacao',
    label: 'Tipo de lotação',
    kind: 'select',
    options: optionsOf(ROTULO_DE_TIPO_LOTACAO),
    all: 'Todos',
    more: true,
  },
];

const DE_CONTRATOS: Filter[] = [
  doServidor('fornecedorId', 'Fornecedor', useFornecedores),
  doServidor('contratoId', 'Contrato', useNumeros),
];

/** A person with only one unit has no use for the filters by unit, and may not read the contracts. */
export const filtrosDe = (soUmaUnidade: boolean): Filter[] => [
  { key: 'busca', label: soUmaUnidade ? 'Número do pedido' : 'Lotação ou número', kind: 'text', maxLength: 100 },
  { key: 'de', label: 'De', kind: 'date' },
  { key: 'ate', label: 'Até', kind: 'date' },
  ...(soUmaUnidade ? [] : DE_MUITAS_UNIDADES),
  { key: 'prazo', label: 'Prazo', kind: 'select', options: optionsOfLabelled(PRAZOS), all: 'Todos', more: true },
  { key: 'tipo', label: 'Tipo', kind: 'select', options: optionsOf(ROTULO_DE_TIPO_PEDIDO), all: 'Todos', more: true },
  doServidor('tipoAlimentacaoId', 'Refeição', useRefeicoes),
  ...(soUmaUnidade ? [] : DE_CONTRATOS),
  {
    key: 'divergentes',
    label: 'Diferença',
    kind: 'select',
    options: [{ value: 'true', label: 'Só divergentes' }],
    all: 'Todas',
    more: true,
  },
  // Not in the bar: the row of counters is its control.
  { key: 'situacao', label: 'Situação', kind: 'multi', options: optionsOfLabelled(SITUACOES), bar: false },
];

import { useQuery } from '@tanstack/react-query';
import { listarContratos } from '../../fornecedores/fornecedores.queries.ts';
import { dressed } from '../../list/filter-dress.ts';
import type { Filter, FilterDress } from '../../list/list.model.ts';
import { obterLotacao } from '../../lotacoes/lotacoes.queries.ts';
import { listarTiposAlimentacao } from '../../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { Field } from '../../ui/field.component.tsx';
import { Select } from '../../ui/select.component.tsx';
import { lotacoesEm } from '../lotacoes-filtro.model.ts';
import { listaDe } from './acompanhamento.list.ts';
import { LotacoesFiltro } from './lotacoes-filtro.component.tsx';

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

const doServidor = (label: string, useEscolhas: Escolhas): FilterDress => ({
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
});

function NomesDasLotacoes({ ids }: { ids: string }) {
  const [primeira = 0, ...outras] = lotacoesEm(ids);
  const nome = useQuery(obterLotacao(primeira)).data?.nome ?? '…';
  return outras.length === 0 ? nome : `${nome} e mais ${outras.length}`;
}

export const filtrosDe = (soUmaUnidade: boolean): Filter[] =>
  dressed(listaDe(soUmaUnidade).filters, {
    lotacoes: { control: LotacoesFiltro, words: ids => <NomesDasLotacoes ids={ids} /> },
    tipoAlimentacaoId: doServidor('Refeição', useRefeicoes),
    fornecedorId: doServidor('Fornecedor', useFornecedores),
    contratoId: doServidor('Contrato', useNumeros),
  });

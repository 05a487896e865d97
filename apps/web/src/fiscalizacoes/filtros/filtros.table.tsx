import { ROTULO_DE_GRAVIDADE } from '@alipen/contracts/generated/rotulos/formularios';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { listarFornecedores } from '../../fornecedores/fornecedores.queries.ts';
import type { Filter } from '../../list/list.model.ts';
import { obterLotacao } from '../../lotacoes/lotacoes.queries.ts';
import { Field } from '../../ui/field.component.tsx';
import { Select } from '../../ui/select.component.tsx';
import { ehGravidade, type FiltroComum, REGRAS_COMUNS } from './filtros.rules.ts';

const LotacaoEscolhida = lazy(() => import('./lotacao-escolhida.component.tsx'));

const useFornecedores = () =>
  useQuery({ ...listarFornecedores({ tamanho: 500 }), staleTime: 300_000 }).data?.itens ?? [];

const Fornecedor = ({ id }: { id: string }) =>
  useFornecedores().find(fornecedor => fornecedor.id === Number(id))?.nomeFantasia ?? '…';
const Lotacao = ({ id }: { id: string }) => useQuery(obterLotacao(Number(id))).data?.nome ?? '…';

export interface Controle {
  label: string;
  value: string | undefined;
  set: (value: string | undefined) => void;
}

export interface Escolha {
  id: number | string;
  nome: string;
}

/** The value of the address is shown even before the options arrive, or when it is of another period. */
export const Escolher = ({
  label,
  value = '',
  set,
  vazio,
  escolhas,
}: Controle & { vazio: string; escolhas: readonly Escolha[] }) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => set(target.value || undefined)}>
      <option value="">{vazio}</option>
      {value !== '' && !escolhas.some(({ id }) => String(id) === value) && <option value={value}>nº {value}</option>}
      {escolhas.map(({ id, nome }) => (
        <option key={id} value={id}>
          {nome}
        </option>
      ))}
    </Select>
  </Field>
);

const EscolherFornecedor = (controle: Controle) => (
  <Escolher
    {...controle}
    vazio="Todos"
    escolhas={useFornecedores().map(({ id, nomeFantasia }) => ({ id, nome: nomeFantasia }))}
  />
);

const EscolherLotacao = (controle: Controle) => (
  <Suspense fallback={<div className="esqueleto" style={{ height: 68 }} />}>
    <LotacaoEscolhida {...controle} />
  </Suspense>
);

const PELA_GRAVIDADE: readonly Escolha[] = Object.entries(ROTULO_DE_GRAVIDADE)
  .toReversed()
  .map(([id, nome]) => ({ id, nome }));
const EscolherGravidade = (controle: Controle) => <Escolher {...controle} vazio="Qualquer" escolhas={PELA_GRAVIDADE} />;

export const FILTROS_COMUNS = {
  fornecedorId: { ...REGRAS_COMUNS.fornecedorId, words: id => <Fornecedor id={id} />, control: EscolherFornecedor },
  lotacaoId: { ...REGRAS_COMUNS.lotacaoId, words: id => <Lotacao id={id} />, control: EscolherLotacao },
  gravidade: {
    ...REGRAS_COMUNS.gravidade,
    words: codigo => (ehGravidade(codigo) ? ROTULO_DE_GRAVIDADE[codigo] : codigo),
    control: EscolherGravidade,
  },
} as const satisfies Record<FiltroComum, Extract<Filter, { kind: 'custom' }>>;

import { ROTULO_DE_GRAVIDADE } from '@alipen/contracts/generated/rotulos/formularios';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { listarFornecedores } from '../fornecedores/fornecedores.queries.ts';
import type { Filter } from '../list/list.model.ts';
import { obterLotacao } from '../lotacoes/lotacoes.queries.ts';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';

const LotacaoEscolhida = lazy(() => import('./lotacao-escolhida.component.tsx'));

export const isId = (texto: string) => /^[1-9]\d{0,8}$/.test(texto);
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

type ComControle = Extract<Filter, { kind: 'custom' }>;
const ehGravidade = (texto: string): texto is keyof typeof ROTULO_DE_GRAVIDADE =>
  Object.hasOwn(ROTULO_DE_GRAVIDADE, texto);

/** Shared by every view of monitoring under the contract's own names, so that changing the view keeps them. */
export const FILTROS_COMUNS = {
  fornecedorId: {
    key: 'fornecedorId',
    label: 'Fornecedor',
    kind: 'custom',
    valid: isId,
    words: id => <Fornecedor id={id} />,
    control: EscolherFornecedor,
  },
  lotacaoId: {
    key: 'lotacaoId',
    label: 'Lotação',
    kind: 'custom',
    valid: isId,
    words: id => <Lotacao id={id} />,
    control: EscolherLotacao,
  },
  gravidade: {
    key: 'gravidade',
    label: 'Gravidade do que falhou',
    kind: 'custom',
    valid: ehGravidade,
    words: codigo => (ehGravidade(codigo) ? ROTULO_DE_GRAVIDADE[codigo] : codigo),
    control: EscolherGravidade,
  },
} as const satisfies Record<string, ComControle>;
export type FiltroComum = keyof typeof FILTROS_COMUNS;

/** Invalid values in the address are ignored. */
export function filtrosEm(search: URLSearchParams) {
  const lido = (nome: FiltroComum) => {
    const texto = search.get(nome);
    return texto !== null && FILTROS_COMUNS[nome].valid(texto) ? texto : undefined;
  };
  const [fornecedorId, lotacaoId, gravidade] = [lido('fornecedorId'), lido('lotacaoId'), lido('gravidade')];
  return {
    ...(fornecedorId && { fornecedorId: Number(fornecedorId) }),
    ...(lotacaoId && { lotacaoId: Number(lotacaoId) }),
    ...(gravidade && ehGravidade(gravidade) && { gravidade }),
  };
}

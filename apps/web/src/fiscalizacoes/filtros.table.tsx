import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { listarFornecedores } from '../fornecedores/fornecedores.queries.ts';
import type { Filter } from '../list/list.model.ts';
import { obterLotacao } from '../lotacoes/lotacoes.queries.ts';
import { CORRECOES, GRAVIDADES, RESULTADOS } from './fiscalizacoes.labels.ts';

const LotacaoEscolhida = lazy(() => import('./lotacao-escolhida.component.tsx'));

const isId = (texto: string) => /^[1-9]\d{0,8}$/.test(texto);
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

function EscolherFornecedor({ label, value, set }: Controle) {
  return (
    <label className="campo">
      <span className="campo-rotulo">{label}</span>
      <select className="entrada" value={value ?? ''} onChange={({ target }) => set(target.value || undefined)}>
        <option value="">Todos</option>
        {useFornecedores().map(({ id, nomeFantasia }) => (
          <option key={id} value={id}>
            {nomeFantasia}
          </option>
        ))}
      </select>
    </label>
  );
}

const EscolherLotacao = (controle: Controle) => (
  <Suspense fallback={<div className="esqueleto" style={{ height: 68 }} />}>
    <LotacaoEscolhida {...controle} />
  </Suspense>
);

function EscolherGravidade({ label, value, set }: Controle) {
  return (
    <label className="campo">
      <span className="campo-rotulo">{label}</span>
      <select className="entrada" value={value ?? ''} onChange={({ target }) => set(target.value || undefined)}>
        <option value="">Qualquer</option>
        {Object.entries(GRAVIDADES).map(([codigo, rotulo]) => (
          <option key={codigo} value={codigo}>
            {rotulo}
          </option>
        ))}
      </select>
    </label>
  );
}

type ComControle = Extract<Filter, { kind: 'custom' }>;
const ehGravidade = (texto: string): texto is keyof typeof GRAVIDADES => Object.hasOwn(GRAVIDADES, texto);

/** Of both lists of inspections. */
export const RESULTADO: Filter = {
  key: 'resultado',
  label: 'Resultado',
  kind: 'select',
  all: 'Todos',
  options: Object.entries(RESULTADOS).map(([value, { rotulo }]) => ({ value, label: rotulo })),
};
export const CORRECAO: Filter = {
  key: 'correcao',
  label: 'Correção',
  kind: 'select',
  all: 'Qualquer',
  more: true,
  options: Object.entries(CORRECOES).map(([value, { rotulo }]) => ({ value, label: rotulo })),
};

/** Of every view of monitoring, by the contract's own names: going from one to another keeps them. */
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
    words: codigo => (ehGravidade(codigo) ? GRAVIDADES[codigo] : codigo),
    control: EscolherGravidade,
  },
} as const satisfies Record<string, ComControle>;
export type FiltroComum = keyof typeof FILTROS_COMUNS;

/** What the address asks of these filters; what it says wrongly is as if it said nothing. */
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

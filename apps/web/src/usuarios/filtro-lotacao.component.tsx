import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { LotacaoDaPessoa } from './lotacao-da-pessoa.component.tsx';
import type { LotacaoEscolhida } from './usuarios.mutations.ts';

const obterLotacao = (lotacaoId: number) =>
  queryOptions({
    queryKey: ['obterLotacao', lotacaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/lotacoes/{lotacaoId}', { signal, params: { path: { lotacaoId } } })),
    staleTime: 300_000,
    retry: false,
  });

export function NomeDaLotacao({ id }: { id: number }) {
  const { data } = useQuery(obterLotacao(id));
  return <>{data?.nome ?? `nº ${id}`}</>;
}

interface Props {
  label: string;
  value: string | undefined;
  set: (value: string | undefined) => void;
}

export function FiltroDeLotacao({ label, value, set }: Props) {
  const id = value === undefined ? null : Number(value);
  const { data } = useQuery({ ...obterLotacao(id ?? 0), enabled: id !== null });
  return (
    <div className="campo">
      <span aria-hidden>{label}</span>
      <LotacaoDaPessoa
        id="filtro-lotacao"
        vazia="Todas"
        value={id === null ? null : { id, nome: data?.nome ?? `nº ${id}` }}
        set={nova => set(nova ? String((nova as LotacaoEscolhida).id) : undefined)}
        invalid={false}
        describedBy={undefined}
        disabled={false}
      />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { download } from '../list/download.ts';
import { LotacaoCampo } from '../lotacoes/lotacao.field.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { type BuscaProjecao, EXPORTAR_PROJECAO, type Projecao, projetarDozeMeses } from './indicadores.queries.ts';
import { ProjecaoLida } from './projecao.component.tsx';

const idIn = (texto: string | null) => (texto && /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : undefined);

/** Below the indicators, for the manager alone: twelve months ahead, of all, of a unit or of a contract. */
export function ProjecaoDoGestor() {
  const { session } = usePerson();
  const gestor = session.usuario.authorities.includes('AL_GESTOR');
  const [search, setSearch] = useSearchParams();
  const lotacaoId = idIn(search.get('projLotacao'));
  const contratoId = lotacaoId === undefined ? idIn(search.get('projContrato')) : undefined;
  const busca = { ...(lotacaoId && { lotacaoId }), ...(contratoId && { contratoId }) };
  const geral = useQuery({ ...projetarDozeMeses({}), enabled: gestor });
  const query = useQuery({ ...projetarDozeMeses(busca), enabled: gestor });
  if (!gestor) return null;
  const mudar = (partes: Record<string, string | null>) => setSearch(antes => withParams(antes, partes));
  return (
    <Card className="projecao" aria-labelledby="projecao">
      <h2 id="projecao">Os próximos doze meses</h2>
      <search className="indicadores-periodo">
        <Field label="Lotação">
          <LotacaoCampo
            id="projecao-lotacao"
            values={{}}
            value={lotacaoId ?? null}
            set={id => mudar({ projLotacao: id === null ? null : String(id), projContrato: null })}
            invalid={false}
            describedBy={undefined}
            disabled={false}
          />
        </Field>
        <Contratos
          geral={geral.data}
          escolhido={contratoId}
          escolher={id => mudar({ projContrato: id, projLotacao: null })}
        />
        <Planilhas busca={busca} />
      </search>
      <QueryState query={query} skeletonHeight={420}>
        {projecao => <ProjecaoLida projecao={projecao} deUma={lotacaoId !== undefined} />}
      </QueryState>
    </Card>
  );
}

interface ContratosProps {
  geral: Projecao | undefined;
  escolhido: number | undefined;
  escolher: (id: string | null) => void;
}

const Contratos = ({ geral, escolhido, escolher }: ContratosProps) => (
  <Field label="Contrato">
    <Select value={escolhido ?? ''} onChange={({ target }) => escolher(target.value || null)}>
      <option value="">Todos</option>
      {geral?.contratos.map(({ contratoId, numero, fornecedor }) => (
        <option key={contratoId} value={contratoId}>
          {numero} · {fornecedor}
        </option>
      ))}
    </Select>
  </Field>
);

function Planilhas({ busca }: { busca: BuscaProjecao }) {
  const [falha, setFalha] = useState<string>();
  const baixar = (formato: 'xlsx' | 'csv') => {
    setFalha(undefined);
    download(EXPORTAR_PROJECAO, { ...busca, formato }).catch((erro: unknown) => setFalha(sentenceOf(erro)));
  };
  return (
    <>
      <Button onClick={() => baixar('xlsx')}>Exportar XLSX</Button>
      <Button variant="quiet" onClick={() => baixar('csv')}>
        CSV
      </Button>
      {falha && <Notice tone="perigo">{falha}</Notice>}
    </>
  );
}

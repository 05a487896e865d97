import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AlteracoesDoContrato } from '../alteracoes-contrato/alteracoes-do-contrato.panel.tsx';
import { DeclaracoesDoContrato } from '../declaracoes/declaracoes-do-contrato.panel.tsx';
import { EmpenhosDoContrato } from '../empenhos/empenhos-do-contrato.panel.tsx';
import { InterrupcoesDoContrato } from '../interrupcoes/interrupcoes-do-contrato.panel.tsx';
import { History } from '../record/history.component.tsx';
import { fieldsOf, type Values } from '../record/record.model.ts';
import { RecordForm } from '../record/record-form.component.tsx';
import { Tabs } from '../record/record-tabs.component.tsx';
import { QuemResponde } from '../responsaveis/responsaveis.panel.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { NOVO_CONTRATO, SO_NO_HISTORICO, secoesDoContrato } from './contrato.fields.ts';
import { SituacaoContrato } from './contratos.component.tsx';
import { Encerramento } from './encerramento.dialog.tsx';
import { criarContrato, editarContrato } from './fornecedores.mutations.ts';
import {
  type ContratoDetalhado,
  type Fornecedor,
  type LotacaoAtendida,
  listarContratos,
  listarLotacoesDoContrato,
  obterContrato,
} from './fornecedores.queries.ts';
import { Lotacoes } from './lotacoes.component.tsx';
import { Precos } from './precos.component.tsx';

type Abrir = (qual: string | null, parte?: string) => void;
interface Props {
  qual: string;
  fornecedor: Fornecedor;
  abrir: Abrir;
}

const PARTES = [
  { key: 'contrato', title: 'Contrato' },
  { key: 'precos', title: 'Itens e preços' },
  { key: 'lotacoes', title: 'Lotações atendidas' },
  { key: 'empenhos', title: 'Empenhos' },
  { key: 'alteracoes', title: 'Alterações' },
  { key: 'interrupcoes', title: 'Interrupções' },
  { key: 'declaracoes', title: 'Declarações' },
  { key: 'responsaveis', title: 'Quem responde' },
  { key: 'historico', title: 'Histórico do contrato' },
];

export function ContratoAberto({ qual, fornecedor, abrir }: Props) {
  const novo = qual === 'novo';
  const contrato = useQuery({ ...obterContrato(Number(qual)), enabled: !novo });
  return (
    <div className="contrato">
      <Button variant="quiet" className="contrato-voltar" onClick={() => abrir(null)}>
        <ArrowLeftIcon size={16} aria-hidden />
        Contratos de {fornecedor.nomeFantasia}
      </Button>
      {novo ? (
        <>
          <h2>Novo contrato</h2>
          <Dados contrato={null} fornecedor={fornecedor} abrir={abrir} />
        </>
      ) : (
        <QueryState query={contrato} skeletonHeight={420}>
          {lido => <Partes contrato={lido} fornecedor={fornecedor} abrir={abrir} />}
        </QueryState>
      )}
    </div>
  );
}

function Partes({
  contrato,
  fornecedor,
  abrir,
}: {
  contrato: ContratoDetalhado;
  fornecedor: Fornecedor;
  abrir: Abrir;
}) {
  const [search, setSearch] = useSearchParams();
  const parte = PARTES.find(({ key }) => key === search.get('parte'))?.key ?? 'contrato';
  const escolher = (key: string) => setSearch(antes => withParams(antes, { parte: key }));
  const semPrecos = contrato.itens.length === 0;
  const atendidas = useQuery(listarLotacoesDoContrato(contrato.id));
  return (
    <>
      <div className="contratos-nome">
        <h2>Contrato {contrato.numero}</h2>
        <SituacaoContrato contrato={contrato} />
      </div>
      <Tabs tabs={PARTES} chosen={parte} choose={escolher} />
      <div hidden={parte !== 'contrato'}>
        {semPrecos && (
          <Passo
            texto="O contrato está cadastrado. Agora, os preços."
            acao="Informar os preços"
            ir={() => escolher('precos')}
          />
        )}
        <Dados contrato={contrato} fornecedor={fornecedor} abrir={abrir} />
      </div>
      <div hidden={parte !== 'precos'}>
        <Precos contrato={contrato}>
          {!semPrecos && atendidas.data?.itens.length === 0 && (
            <Passo
              texto="Os preços estão informados. Agora, as lotações que este contrato atende."
              acao="Escolher as lotações"
              ir={() => escolher('lotacoes')}
            />
          )}
        </Precos>
      </div>
      {parte === 'lotacoes' && <Lotacoes contrato={contrato} irAosPrecos={() => escolher('precos')} />}
      {parte === 'empenhos' && <EmpenhosDoContrato contratoId={contrato.id} />}
      {parte === 'alteracoes' && <AlteracoesDoContrato contrato={contrato} />}
      {parte === 'interrupcoes' && <InterrupcoesDoContrato contrato={contrato} />}
      {parte === 'declaracoes' && <DeclaracoesDoContrato contratoId={contrato.id} />}
      {parte === 'responsaveis' && (
        <QuemResponde contratoId={contrato.id} lotacoes={unidadesDe(atendidas.data?.itens ?? [])} />
      )}
      {parte === 'historico' && (
        <History entity="contratos" id={contrato.id} fields={[...fieldsOf(secoesDoContrato([])), ...SO_NO_HISTORICO]} />
      )}
    </>
  );
}

/** Each once, though it may be served in several periods. */
const unidadesDe = (atendidas: readonly LotacaoAtendida[]) => [
  ...new Map(atendidas.map(({ lotacao }) => [lotacao.id, lotacao])).values(),
];

export const Passo = ({ texto, acao, ir }: { texto: string; acao: string; ir: () => void }): ReactNode => (
  <Notice
    tone="ok"
    action={
      <Button variant="primary" onClick={ir}>
        {acao}
      </Button>
    }
  >
    {texto}
  </Notice>
);

function Dados({
  contrato,
  fornecedor,
  abrir,
}: {
  contrato: ContratoDetalhado | null;
  fornecedor: Fornecedor;
  abrir: Abrir;
}) {
  const client = useQueryClient();
  const todos = useQuery(listarContratos());
  const [rodape, setRodape] = useState<HTMLElement | null>(null);
  const [avisos, setAvisos] = useState<readonly string[]>([]);
  const [encerrando, setEncerrando] = useState(false);
  const secoes = secoesDoContrato((todos.data?.itens ?? []).filter(({ id }) => id !== contrato?.id));
  const guardar = (salvo: ContratoDetalhado) => {
    client.setQueryData(obterContrato(salvo.id).queryKey, salvo);
    setAvisos(salvo.avisos);
  };
  return (
    <>
      {avisos.map(aviso => (
        <Notice key={aviso} tone="aviso">
          {aviso}
        </Notice>
      ))}
      <RecordForm
        record={contrato}
        sections={secoes}
        start={NOVO_CONTRATO}
        valuesOf={valoresDe}
        fresh={id => client.fetchQuery({ ...obterContrato(id), staleTime: 0 })}
        send={(valores, visto) => (visto ? editarContrato(valores, visto) : criarContrato(fornecedor.id, valores))}
        onSaved={salvo => {
          guardar(salvo);
          if (!contrato) abrir(String(salvo.id), 'precos');
        }}
        leavingBy="contrato"
        footer={rodape}
        close={() => abrir(null)}
      >
        {contrato && (contrato.venceEmDias !== null || contrato.situacao === 'FUTURO') && (
          <Button variant="quiet" onClick={() => setEncerrando(true)}>
            Encerrar antes do prazo…
          </Button>
        )}
      </RecordForm>
      <div ref={setRodape} className="registro-rodape contrato-rodape" />
      {contrato && encerrando && (
        <Encerramento contrato={contrato} fechar={() => setEncerrando(false)} feito={guardar} />
      )}
    </>
  );
}

const valoresDe = (contrato: ContratoDetalhado): Values => ({
  numero: contrato.numero,
  processo: contrato.processo || null,
  lote: contrato.lote || null,
  vigenciaInicio: contrato.vigenciaInicio,
  vigenciaFim: contrato.vigenciaFim,
  valorTotalCentavos: contrato.valorTotalCentavos,
  contratoAnteriorId: contrato.contratoAnterior?.id ?? null,
});

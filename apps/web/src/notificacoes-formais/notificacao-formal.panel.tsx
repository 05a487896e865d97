import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../app/live.hook.ts';
import { basePath } from '../base/base-path.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { FileInput } from '../ui/file-input.component.tsx';
import { FormRefusal } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { useKeptFocus } from '../ui/kept-focus.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Decisao } from './decisao.component.tsx';
import { CONFERENCIAS, SITUACOES } from './notificacoes-formais.labels.ts';
import {
  caminhoDoPdf,
  type DaOcorrencia,
  emitirNotificacao,
  juntarDevolvida,
  type NotificacaoFormal,
  obterNotificacaoFormal,
} from './notificacoes-formais.queries.ts';
import './notificacoes-formais.css';

/** The formal notification of an occurrence: issued, sent, returned signed. It stands on the occurrence's own screen. */
export function NotificacaoFormalPanel({ ocorrenciaId }: { ocorrenciaId: number }) {
  const lida = useQuery(obterNotificacaoFormal(ocorrenciaId));
  useLive(['ocorrencia'], () => void lida.refetch());
  const foco = useKeptFocus<HTMLElement>(lida.data);
  return (
    <section className="notificacao-formal" aria-label="Notificação à contratada" {...foco}>
      <h3>Notificação à contratada</h3>
      <QueryState query={lida} skeletonHeight={80}>
        {dados => <Conteudo ocorrenciaId={ocorrenciaId} dados={dados} />}
      </QueryState>
    </section>
  );
}

function Conteudo({ ocorrenciaId, dados }: { ocorrenciaId: number; dados: DaOcorrencia }) {
  const client = useQueryClient();
  const form = useForm({
    start: { arquivo: null as File | null },
    send: ({ arquivo }): Promise<unknown> =>
      arquivo ? juntarDevolvida(ocorrenciaId, arquivo) : emitirNotificacao(ocorrenciaId),
    onSent: () => void client.invalidateQueries(),
  });
  const { notificacao, acoes } = dados;
  if (!notificacao && acoes.length === 0) return <p className="quieto">Não foi emitida.</p>;
  return (
    <>
      {notificacao && <Andamento ocorrenciaId={ocorrenciaId} notificacao={notificacao} />}
      {acoes.includes('emitir') && (
        <>
          <p className="quieto">
            Um PDF numerado com os fatos, as provas e o prazo. Emita antes de notificar o fornecedor: ele o recebe no
            mesmo endereço, assina e devolve.
          </p>
          <Button disabled={form.busy} onClick={() => form.submit({ arquivo: null })}>
            Emitir a notificação
          </Button>
        </>
      )}
      {acoes.includes('juntar') && (
        <FileInput
          label="Notificação devolvida em mãos, em PDF"
          accept="application/pdf"
          disabled={form.busy}
          onFiles={([arquivo]) => arquivo && form.submit({ arquivo })}
        >
          {form.busy ? 'Enviando…' : 'Anexar a que voltou em mãos'}
        </FileInput>
      )}
      <FormRefusal form={form} />
      {acoes.includes('aceitar') && notificacao && (
        <Decisao key={notificacao.versao} ocorrenciaId={ocorrenciaId} versao={notificacao.versao} />
      )}
    </>
  );
}

function Andamento({ ocorrenciaId, notificacao }: { ocorrenciaId: number; notificacao: NotificacaoFormal }) {
  const { numero, situacao, emitidaEm, emitidaPor, enviadaEm, prazo, vencida, devolucao, motivo } = notificacao;
  const { tom, icone, rotulo } = SITUACOES[situacao];
  return (
    <>
      <p className="notificacao-formal-titulo">
        <strong>{numero}</strong>
        <Pill tone={tom} icon={icone}>
          {rotulo}
        </Pill>
        <Arquivo caminho={caminhoDoPdf(ocorrenciaId, 'EMITIDA')} texto="Baixar" />
      </p>
      <p className="quieto">
        Emitida por {emitidaPor} em {formatInstant(emitidaEm)}
        {enviadaEm && `; enviada em ${formatInstant(enviadaEm)}`}
        {prazo && `; prazo até ${formatInstant(prazo)}`}.
      </p>
      {vencida && <Notice tone="aviso">O prazo passou, e ela não voltou assinada.</Notice>}
      {motivo && situacao === 'RECUSADA' && <Notice tone="perigo">A devolução não foi aceita: {motivo}</Notice>}
      {devolucao && (
        <p className="notificacao-formal-titulo">
          <span>
            {CONFERENCIAS[devolucao.conferencia]}, {devolucao.por ? `juntada por ${devolucao.por}` : 'pela contratada'},{' '}
            {formatInstant(devolucao.em)}
          </span>
          <Arquivo caminho={caminhoDoPdf(ocorrenciaId, 'DEVOLVIDA')} texto="Baixar a devolvida" />
        </p>
      )}
    </>
  );
}

const Arquivo = ({ caminho, texto }: { caminho: string; texto: string }) => (
  <a className="vinculo" href={basePath + caminho} download>
    {texto}
  </a>
);

import { ROTULO_DE_ALERTA_DO_MAPA, ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { handOver, share, sharesFiles } from '../list/share.ts';
import { CorrecoesDoDia } from '../medicoes/correcoes-do-dia.panel.tsx';
import { PapelAssinadoPanel } from '../papeis-assinados/papel-assinado.panel.tsx';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { AssinarDialog } from './assinar.dialog.tsx';
import { Comparacao } from './comparacao.component.tsx';
import { enderecoDoPdf, fecharDia } from './fechamentos.mutations.ts';
import { type Dia, type Fechamento, obterFechamento } from './fechamentos.queries.ts';
import { ReabrirDialog } from './reabrir.dialog.tsx';
import { SituacaoDoMapa } from './situacao.panel.tsx';
import { Versoes } from './versoes.component.tsx';
import './fechamentos.css';

export function FechamentoDoDia(dia: Dia) {
  const fechamento = useQuery(obterFechamento(dia));
  return (
    <section className="fechamento" aria-label="Fechamento do dia">
      <QueryState query={fechamento} skeletonHeight={160}>
        {lido => <Conteudo dia={dia} fechamento={lido} />}
      </QueryState>
    </section>
  );
}

function Conteudo({ dia, fechamento }: { dia: Dia; fechamento: Fechamento }) {
  const { situacao, versoes, exigidas, pendencias, alertas } = fechamento;
  const [atual] = versoes;
  const vale = atual && atual.situacao !== 'REABERTO' ? atual : undefined;
  return (
    <>
      <header className="fechamento-topo">
        <h2>Fechamento</h2>
        <SituacaoDoMapa
          situacao={situacao}
          assinaturas={vale?.assinaturas.filter(({ papel }) => exigidas.includes(papel)).length ?? 0}
          exigidas={exigidas.length}
        />
      </header>
      {atual?.situacao === 'REABERTO' && (
        <Notice tone="aviso">
          Reaberto por {atual.reabertoPor} em {formatInstant(atual.reabertoEm ?? '')}. Motivo: {atual.motivo}
        </Notice>
      )}
      <CorrecoesDoDia {...dia} />
      {pendencias.length > 0 && (
        <ul className="fechamento-pendencias" aria-label="O que falta para fechar">
          {pendencias.map(pendencia => (
            <li key={pendencia}>{pendencia}</li>
          ))}
        </ul>
      )}
      {alertas.map(alerta => (
        <Notice key={alerta} tone="aviso">
          {ROTULO_DE_ALERTA_DO_MAPA[alerta]}
        </Notice>
      ))}
      {vale && <Assinaturas fechamento={fechamento} />}
      <Acoes dia={dia} fechamento={fechamento} />
      {vale && vale.assinaturas.length > 0 && <PapelAssinadoPanel codigo={vale.codigo} titulo="mapa do dia" />}
      {vale && (
        <Comparacao
          dia={dia}
          de={vale.numero}
          titulo="Alterações após o fechamento"
          nada="Nada mudou desde o fechamento."
        />
      )}
      {versoes.length > 0 && <Versoes dia={dia} versoes={versoes} />}
    </>
  );
}

function Assinaturas({ fechamento: { versoes, exigidas } }: { fechamento: Fechamento }) {
  const feitas = versoes[0]?.assinaturas ?? [];
  const faltam = exigidas.filter(papel => !feitas.some(feita => feita.papel === papel));
  return (
    <ul className="fechamento-assinaturas" aria-label="Assinaturas">
      {feitas.map(({ papel, nome, matricula, em, chave }) => (
        <li key={papel}>
          <strong>{ROTULO_DE_PAPEL_ASSINATURA[papel]}</strong>
          <span>
            {nome}
            {matricula && `, matrícula ${matricula}`} · {formatInstant(em)}
            {chave && ' · com a chave pessoal'}
          </span>
        </li>
      ))}
      {faltam.map(papel => (
        <li key={papel} className="fechamento-falta">
          <strong>{ROTULO_DE_PAPEL_ASSINATURA[papel]}</strong>
          <span>Falta assinar</span>
        </li>
      ))}
    </ul>
  );
}

const SO_FECHADO = 'O PDF sai depois que o dia for fechado.';

/** The buttons come from the object's `acoes`; what cannot be done yet says why. */
function Acoes({ dia, fechamento }: { dia: Dia; fechamento: Fechamento }) {
  const { acoes, pendencias, imprimivel = true } = fechamento;
  const client = useQueryClient();
  const [aberto, setAberto] = useState<'assinar' | 'reabrir' | null>(null);
  const novo = (depois: Fechamento) => {
    client.setQueryData(obterFechamento(dia).queryKey, depois);
    void client.invalidateQueries();
  };
  const fechar = useMutation({ mutationFn: () => fecharDia(fechamento), onSuccess: novo });
  const pdf = useMutation({ mutationFn: () => handOver(enderecoDoPdf(dia)) });
  const guardado = pdf.data;
  const nomeDoPdf = sharesFiles() ? 'Compartilhar PDF' : 'Baixar PDF';
  const impedido = pendencias.length > 0;
  const falha = fechar.error ?? pdf.error;
  return (
    <>
      <div className="fechamento-acoes">
        {acoes.includes('fechar') && (
          <Button
            variant="primary"
            disabled={fechar.isPending || impedido}
            title={impedido ? pendencias[0] : undefined}
            onClick={() => fechar.mutate()}
          >
            {fechar.isPending ? 'Fechando…' : 'Fechar o dia'}
          </Button>
        )}
        {acoes.includes('assinar') && (
          <Button variant="primary" onClick={() => setAberto('assinar')}>
            Assinar
          </Button>
        )}
        {acoes.includes('reabrir') && <Button onClick={() => setAberto('reabrir')}>Reabrir</Button>}
        <Button
          disabled={pdf.isPending || !imprimivel}
          title={imprimivel ? undefined : SO_FECHADO}
          onClick={() => (guardado ? void share(guardado).then(pdf.reset) : pdf.mutate())}
        >
          <FilePdfIcon size={20} aria-hidden />
          {pdf.isPending ? 'Gerando…' : guardado ? 'Pronto: compartilhar' : nomeDoPdf}
        </Button>
      </div>
      {!imprimivel && <p className="quieto">{SO_FECHADO}</p>}
      {falha && <p role="alert">{sentenceOf(falha)}</p>}
      {aberto === 'assinar' && <AssinarDialog fechamento={fechamento} feito={novo} sair={() => setAberto(null)} />}
      {aberto === 'reabrir' && <ReabrirDialog fechamento={fechamento} feito={novo} sair={() => setAberto(null)} />}
    </>
  );
}

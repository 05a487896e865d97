import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { DecidirDialog } from './decidir.dialog.tsx';
import { EncerrarDialog } from './encerrar.dialog.tsx';
import { SuspenderDialog } from './suspender.dialog.tsx';
import { oQueSuspende, periodoDe, SITUACOES } from './suspensoes.labels.ts';
import { desistirSuspensao } from './suspensoes.mutations.ts';
import type { Suspensao, Suspensoes } from './suspensoes.queries.ts';

type Acao = Exclude<Suspensao['acoes'][number], 'desistir'>;
/** What is open over the list; without a suspension, a new one. */
export type Aberto = { acao: Acao; suspensao: Suspensao } | 'nova';

const VERBOS: Record<Acao, string> = { decidir: 'Decidir…', corrigir: 'Corrigir…', encerrar: 'Encerrar…' };

export function ListaDeSuspensoes({ de, abrir }: { de: Suspensoes; abrir: (aberto: Aberto) => void }) {
  const { itens, suspende, pede } = de;
  return (
    <div className="suspensoes">
      <div className="suspensoes-topo">
        <p>
          {itens.length
            ? formatCount(itens.length, 'suspensão', 'suspensões')
            : 'A atividade desta lotação nunca foi suspensa.'}
        </p>
        {(suspende || pede) && (
          <Button onClick={() => abrir('nova')}>
            <PlusIcon size={18} weight="bold" aria-hidden />
            {suspende ? 'Suspender a atividade' : 'Pedir a suspensão'}
          </Button>
        )}
      </div>
      {itens.map(item => (
        <Uma key={item.id} suspensao={item} abrir={abrir} />
      ))}
    </div>
  );
}

export function AbertoDasSuspensoes({ aberto, de, sair }: { aberto: Aberto; de: Suspensoes; sair: () => void }) {
  if (aberto === 'nova') return <SuspenderDialog de={de} sair={sair} />;
  const { acao, suspensao } = aberto;
  if (acao === 'corrigir') return <SuspenderDialog de={de} antes={suspensao} sair={sair} />;
  if (acao === 'encerrar') return <EncerrarDialog suspensao={suspensao} hoje={de.hoje} sair={sair} />;
  return <DecidirDialog lotacao={de.lotacao.nome} suspensao={suspensao} sair={sair} />;
}

function Uma({ suspensao, abrir }: { suspensao: Suspensao; abrir: (aberto: Aberto) => void }) {
  const { situacao, motivo, pedidosCancelados, resposta, acoes } = suspensao;
  const desistir = useMutation({ mutationFn: () => desistirSuspensao(suspensao) });
  const titulo = periodoDe(suspensao);
  const { rotulo, tom } = SITUACOES[situacao];
  return (
    <Card as="article" className="suspensao" aria-label={titulo}>
      <h3>
        {titulo} <Pill tone={tom}>{rotulo}</Pill>
      </h3>
      <p>{motivo}</p>
      <p>
        {oQueSuspende(suspensao)}
        {pedidosCancelados > 0 && ` · ${formatCount(pedidosCancelados, 'pedido cancelado', 'pedidos cancelados')}`}
      </p>
      {resposta && <p>Resposta: {resposta}</p>}
      <p className="quieto">{quem(suspensao)}</p>
      {desistir.error && <Notice tone="perigo">{sentenceOf(desistir.error)}</Notice>}
      {acoes.length > 0 && (
        <div className="suspensao-acoes">
          {acoes.map(acao =>
            acao === 'desistir' ? (
              <Button
                key={acao}
                aria-label={`Desistir da suspensão: ${titulo}`}
                disabled={desistir.isPending}
                onClick={() => desistir.mutate()}
              >
                Desistir
              </Button>
            ) : (
              <Button
                key={acao}
                aria-label={`${VERBOS[acao].slice(0, -1)} a suspensão: ${titulo}`}
                onClick={() => abrir({ acao, suspensao })}
              >
                {VERBOS[acao]}
              </Button>
            ),
          )}
        </div>
      )}
    </Card>
  );
}

function quem(suspensao: Suspensao): string {
  const { por, registradaEm, decididaEm, decididaPor, encerradaEm, encerradaPor, fimPrevisto } = suspensao;
  return [
    `${por}, ${formatInstant(registradaEm)}`,
    ...(decididaEm ? [`decidida por ${decididaPor}, ${formatInstant(decididaEm)}`] : []),
    ...(encerradaEm
      ? [`ia até ${formatDay(fimPrevisto)}; encerrada por ${encerradaPor}, ${formatInstant(encerradaEm)}`]
      : []),
  ].join(' · ');
}

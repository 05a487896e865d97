import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { ProblemError, sentenceOf } from '../../base/problem.error.ts';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { formatCount } from '../../ui/number.format.ts';
import { totaisDe } from '../grade/grade.totals.ts';
import type { MotivoDoEnvio } from '../motivo/motivo.model.ts';
import { contextoDe, listarMotivos } from '../pedidos.queries.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';
import { avisosDe } from './avisos-pedido.rules.ts';

const loadDialog = () => import('./enviar.dialog.tsx');
const EnviarDialog = lazy(loadDialog);

/** Milliseconds: after the first paint and what the person came for. */
const PARA_DEPOIS = 600;

/** The footer stays low: the rest is read in the confirm sheet. */
const MOSTRADOS = 2;

interface Props {
  aberto: PedidoDoDiaAberto;
  conferindo: boolean;
  conferir: (aberta: boolean) => void;
  antes?: ReactNode;
}

export function Envio({ aberto, conferindo, conferir, antes }: Props) {
  const { grade, aoVivo, preparo, leitura, status } = aberto;
  const avisos = useMemo(() => avisosDe(grade, aoVivo, preparo), [grade, aoVivo, preparo]);
  const total = useMemo(() => totaisDe(grade, aoVivo).total, [grade, aoVivo]);
  // A day that nobody has to order is far below the usual, as it should be.
  const todos = preparo.interrupcao?.parada ? [] : [...avisos.exigem, ...avisos.costumes];
  const { error, phase, intent } = status;
  const semRede = phase === 'offline';
  const impedimento = impedimentoDe(aberto, total);
  const rotulo = semRede ? 'Enviar quando voltar a conexão' : 'Enviar pedido';

  const client = useQueryClient();
  const contexto = contextoDe(preparo.prazo.encerrado);
  // Loaded early: the sheet and its reasons must be here before the network goes, because sending is asked without one too.
  useEffect(() => {
    const timer = setTimeout(() => {
      loadDialog().catch(() => undefined);
      client.prefetchQuery(listarMotivos(contexto));
    }, PARA_DEPOIS);
    return () => clearTimeout(timer);
  }, [client, contexto]);

  const mandar = (motivo: MotivoDoEnvio | null) => {
    conferir(false);
    aberto.enviar(motivo);
  };

  return (
    <Card className={`envio${impedimento ? ' envio--impedido' : ''}`} aria-label="Envio do pedido">
      {error && phase === 'refused' && <Erro error={error} />}
      <div className="envio-avisos">
        <strong>
          Total {formatCount(total, 'refeição', 'refeições')} ·{' '}
          {todos.length === 0 ? 'sem avisos' : formatCount(todos.length, 'aviso', 'avisos')}
        </strong>
        <ul className="quieto">
          {todos.slice(0, MOSTRADOS).map(motivo => (
            <li key={motivo}>{motivo}</li>
          ))}
          {todos.length > MOSTRADOS && <li>e mais {todos.length - MOSTRADOS}, na conferência</li>}
        </ul>
      </div>
      <div className="envio-botoes">
        {antes}
        <Button
          variant="primary"
          disabled={leitura || phase === 'sending' || impedimento !== null || intent !== null}
          aria-label={rotulo}
          title={impedimento ?? 'Ctrl+Enter'}
          onClick={() => conferir(true)}
        >
          <PaperPlaneTiltIcon size={18} aria-hidden />
          {phase === 'sending' ? (
            'Enviando…'
          ) : (
            <span>
              Enviar<span className="longo">{semRede ? ' quando voltar a conexão' : ' pedido'}</span>
            </span>
          )}
        </Button>
        {impedimento && <p className="envio-impedimento">{impedimento}</p>}
      </div>
      {conferindo && impedimento === null && !leitura && (
        <Suspense>
          <EnviarDialog aberto={aberto} avisos={avisos} confirmar={mandar} cancelar={() => conferir(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function impedimentoDe({ estado, status, fechado, leitura, visto }: PedidoDoDiaAberto, total: number) {
  if (fechado) return visto ? 'Este pedido não pode mais ser alterado.' : 'Este dia não aceita pedido.';
  if (leitura) return 'Decida antes sobre o rascunho guardado, no aviso acima.';
  if (estado.edicao?.erro) return 'Corrija a célula marcada antes de enviar.';
  if (status.conflict) return 'Decida antes sobre as células que duas pessoas mudaram.';
  return total === 0 ? 'Digite ao menos uma refeição.' : null;
}

function Erro({ error }: { error: Error }) {
  const campos = error instanceof ProblemError ? (error.problema.errors ?? []) : [];
  return (
    <Notice tone="perigo">
      {sentenceOf(error)}
      {campos.map(({ pointer, detail }) => (
        <span key={pointer + detail} className="envio-campo">
          {detail}
        </span>
      ))}
    </Notice>
  );
}

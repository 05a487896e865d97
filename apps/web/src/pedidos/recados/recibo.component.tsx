import { ROTULO_DE_TIPO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';
import { lazy, Suspense, useState } from 'react';
import { BaixarComprovante } from '../../comprovantes/comprovante.panel.tsx';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { dayOf, formatHour, formatInstant, formatShortInstant } from '../../ui/date.format.ts';
import { formatCount, formatMoney } from '../../ui/number.format.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { Situation } from '../../ui/situation.component.tsx';
import { fornecedoresDe } from '../contratos.texts.ts';
import type { Pedido } from '../pedidos.queries.ts';

const Decisao = lazy(() => import('../decisao/decisao.dialog.tsx'));

interface Props {
  pedido: Pedido;
  fusoHorario: string;
  /** By the server's clock. */
  agora: string;
  alterar: () => void;
  cancelado: () => void;
}

export function Recibo({ pedido, fusoHorario, agora, alterar, cancelado }: Props) {
  const [cancelando, setCancelando] = useState(false);
  const { acoes } = pedido;
  const pendentes = pedido.ajustes.filter(({ situacao }) => situacao === 'SOLICITADO').length;
  return (
    <Card className="recibo" aria-label={`Pedido ${pedido.numero}`}>
      <div role="status">
        <p className="quieto">Pedido</p>
        <p className="recibo-numero">{pedido.numero}</p>
      </div>
      <Situation situacao={pedido.situacao} />
      {pedido.tipo !== 'PROGRAMADO' && <Pill tone="aviso">{ROTULO_DE_TIPO_PEDIDO[pedido.tipo]}</Pill>}
      {pendentes > 0 && (
        <Pill tone="aviso">{formatCount(pendentes, 'ajuste espera aceite', 'ajustes esperam aceite')}</Pill>
      )}
      <p className="recibo-texto">
        {pedido.enviadoEm && `Enviado em ${formatInstant(pedido.enviadoEm, fusoHorario)}`}
        {pedido.enviadoPor && ` por ${pedido.enviadoPor}`}
        {pedido.enviadoAutomaticamente && ' (a programação, porque a unidade não pediu até o prazo)'}
        <br />
        <span className="quieto">
          {formatCount(pedido.totalRefeicoes, 'refeição', 'refeições')}
          {pedido.valorPrevistoCentavos !== null && ` · ${formatMoney(pedido.valorPrevistoCentavos)}`}
          {pedido.contratos.length > 0 && ` · ${fornecedoresDe(pedido.contratos)}`}
          {pedido.justificativa && ` · Motivo: ${pedido.justificativa}`}
        </span>
      </p>
      <div className="recibo-botoes">
        <BaixarComprovante pedidoId={pedido.id} />
        {acoes.includes('ajustar') && <Button onClick={alterar}>{rotuloDoAjuste(pedido, fusoHorario, agora)}</Button>}
        {acoes.includes('cancelar') && (
          <Button variant="quiet" onClick={() => setCancelando(true)}>
            Cancelar pedido
          </Button>
        )}
      </div>
      <Suspense>
        {cancelando && (
          <Decisao acao="cancelar" pedido={pedido} feito={cancelado} fechar={() => setCancelando(false)} />
        )}
      </Suspense>
    </Card>
  );
}

/** "Pedir ajuste até 16:00": the limit of the last meal that may still change. */
function rotuloDoAjuste({ limitesAjuste }: Pedido, fusoHorario: string, agora: string) {
  const ultimo = limitesAjuste
    .filter(({ encerrado }) => !encerrado)
    .map(({ limiteEm }) => limiteEm)
    .sort()
    .at(-1);
  if (!ultimo) return 'Pedir ajuste';
  const hoje = dayOf(new Date(ultimo), fusoHorario) === dayOf(new Date(agora), fusoHorario);
  return `Pedir ajuste até ${hoje ? formatHour(ultimo, fusoHorario) : formatShortInstant(ultimo, fusoHorario)}`;
}

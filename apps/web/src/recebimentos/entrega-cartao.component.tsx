import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { type ReactNode, useState } from 'react';
import { TrocasAceitas } from '../trocas/trocas-aceitas.panel.tsx';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatHour } from '../ui/date.format.ts';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import '../ui/refeicao.css';
import { atrasoDe, SITUACOES_DE_ENTREGA } from '../ui/entrega.labels.ts';
import { type Abertura, aberturaDe } from './abertura.model.ts';
import { Espera } from './espera.component.tsx';
import type { NaFila } from './recebimento.delivery.ts';
import type { Entrega } from './recebimentos.queries.ts';
import { Registro } from './registro.component.tsx';

interface Props {
  entrega: Entrega;
  fusoHorario: string;
  /** Its record that waits on this device. */
  espera: NaFila | undefined;
  abrir: (abertura: Abertura) => void;
  chegou: (entrega: Entrega) => void;
  /** What was left of the meal, once it is here. */
  sobras: ReactNode;
}

export function EntregaCartao({ entrega, fusoHorario, espera, abrir, chegou, sobras }: Props) {
  const [aberto, setAberto] = useState(false);
  const { situacao, faixaAtraso, atrasoMin, janela, publicos, recebimentos } = entrega;
  const { rotulo, tone, icon } = SITUACOES_DE_ENTREGA[situacao];
  const atraso = faixaAtraso !== null && atrasoMin !== null ? atrasoDe(faixaAtraso, atrasoMin) : null;
  const total = publicos.reduce((soma, { confirmada }) => soma + confirmada, 0);
  const aceita = publicos.reduce((soma, publico) => soma + publico.aceita, 0);
  const titulo = `entrega-${entrega.pedido.id}-${entrega.tipoAlimentacaoId}`;
  return (
    <Card as="li" className="entrega refeicao-marcada" data-refeicao={entrega.cor} aria-labelledby={titulo}>
      <div className="entrega-topo">
        <h2 id={titulo}>{entrega.refeicao}</h2>
        <Pill tone={tone} icon={icon}>
          {rotulo}
        </Pill>
        {atraso && (
          <Pill tone={atraso.tone} icon={ClockIcon}>
            {atraso.frase}
          </Pill>
        )}
      </div>
      <p className="entrega-numero">
        <strong>
          {recebimentos.length > 0 ? `${formatInteger(aceita)} de ${formatInteger(total)}` : formatInteger(total)}
        </strong>{' '}
        <span>{recebimentos.length > 0 ? 'aceitas' : total === 1 ? 'refeição' : 'refeições'}</span>
      </p>
      <p className="quieto">
        {publicos.map(({ publico, confirmada }) => `${publico} ${formatInteger(confirmada)}`).join(' · ')}
      </p>
      <p className="quieto">
        {formatHour(janela.inicioEm, fusoHorario)}–{formatHour(janela.fimEm, fusoHorario)}
        {entrega.fornecedor && ` · ${entrega.fornecedor}`} · pedido {entrega.pedido.numero}
      </p>
      <TrocasAceitas trocas={entrega.trocas} />
      {situacao === 'A_CONFIRMAR' && (
        <p>O Atendimento ainda não confirmou este pedido: fale com ele antes de receber.</p>
      )}
      {espera ? (
        <Espera item={espera} reabrir={() => abrir(espera.body)} />
      ) : (
        <Acoes entrega={entrega} aberto={aberto} mostrar={setAberto} abrir={abrir} chegou={chegou} />
      )}
      {aberto &&
        recebimentos.map(recebimento => (
          <Registro
            key={recebimento.id}
            recebimento={recebimento}
            fusoHorario={fusoHorario}
            pedido={espera ? undefined : entrega.pedido}
            sobre={{ pedidoId: entrega.pedido.id, tipoAlimentacaoId: entrega.tipoAlimentacaoId }}
            corrigir={espera ? undefined : () => abrir(aberturaDe(entrega, 'corrigir', recebimento.id))}
          />
        ))}
      {sobras}
    </Card>
  );
}

interface AcoesProps extends Pick<Props, 'entrega' | 'abrir' | 'chegou'> {
  /** Its records are shown. */
  aberto: boolean;
  mostrar: (aberto: boolean) => void;
}

function Acoes({ entrega, aberto, mostrar, abrir, chegou }: AcoesProps) {
  const { acoes, recebimentos } = entrega;
  return (
    <div className="portao-botoes">
      {acoes.includes('receber') && (
        <>
          <Button variant="primary" onClick={() => chegou(entrega)}>
            <ClockIcon size={20} aria-hidden />
            Chegou agora
            <span className="so-leitor">: {entrega.refeicao}</span>
          </Button>
          <Button onClick={() => abrir(aberturaDe(entrega, 'receber'))}>
            Outra hora ou falta
            <span className="so-leitor">: {entrega.refeicao}</span>
          </Button>
        </>
      )}
      {acoes.includes('repor') && (
        <Button variant="primary" onClick={() => abrir(aberturaDe(entrega, 'repor'))}>
          Registrar reposição
          <span className="so-leitor">: {entrega.refeicao}</span>
        </Button>
      )}
      {recebimentos.length > 0 && (
        <Button aria-expanded={aberto} onClick={() => mostrar(!aberto)}>
          {aberto ? 'Fechar' : `Ver ${formatCount(recebimentos.length, 'registro', 'registros')}`}
          <span className="so-leitor">: {entrega.refeicao}</span>
        </Button>
      )}
    </div>
  );
}

import { ROTULO_DE_ORIGEM_FISCALIZACAO } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useState } from 'react';
import { PENDENTES } from '../../app/screens.table.ts';
import { serverNow } from '../../base/server-clock.ts';
import { Button, ButtonLink } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { formatDayMonth, formatHour } from '../../ui/date.format.ts';
import { formatCount } from '../../ui/number.format.ts';
import { Pill } from '../../ui/pill.component.tsx';
import type { DoDia } from '../fiscalizacoes.queries.ts';
import type { FiscalizacaoNaFila } from '../preenchimento/fiscalizacao.delivery.ts';
import { MotivoDialog } from '../registro/motivo.dialog.tsx';
import { Situacao } from '../situacao.component.tsx';
import { DesignarDialog } from './designar.dialog.tsx';
import { atrasada } from './pendentes.model.ts';

interface Props {
  uma: DoDia;
  /** Set once it was concluded here and waits to be sent. */
  naFila: FiscalizacaoNaFila | undefined;
  comRascunho: boolean;
}

export function PendenteCartao({ uma, naFila, comRascunho }: Props) {
  const [aberto, setAberto] = useState<'designar' | 'naoRealizar' | 'cancelar' | null>(null);
  const { id, refeicao, lotacao, fornecedor, janela, fusoHorario, data, acoes, designado, pedido } = uma;
  const titulo = `pendente-${id}`;
  const comeca = acoes.includes('iniciar') || acoes.includes('continuar') || acoes.includes('concluir');
  const fechar = () => setAberto(null);
  return (
    <Card as="li" className="pendente" aria-labelledby={titulo}>
      <div className="pendente-topo">
        <h2 id={titulo}>{refeicao.nome}</h2>
        <Estado uma={uma} naFila={naFila} comRascunho={comRascunho} />
        {!naFila && atrasada(uma, serverNow()) && <Pill tone="perigo">Fora da janela</Pill>}
      </div>
      <p>
        <strong>{lotacao.nome}</strong>
        {fornecedor && ` · ${fornecedor.nome}`}
      </p>
      <p className="quieto">
        {formatDayMonth(data)} · {formatHour(janela.inicioEm, fusoHorario)}–{formatHour(janela.fimEm, fusoHorario)} ·{' '}
        {formatCount(uma.confirmadas, 'refeição', 'refeições')}
        {pedido && ` · pedido ${pedido.numero}`}
      </p>
      <p className="quieto">
        {uma.numero} · {ROTULO_DE_ORIGEM_FISCALIZACAO[uma.origem]} ·{' '}
        {designado ? `com ${designado.nome}` : 'sem designação'}
      </p>
      {naFila && naFila.refusal !== null && (
        <>
          <p className="campo-erro">Não foi aceita: {naFila.refusal}</p>
          <div className="pendente-botoes">
            <ButtonLink variant="primary" to={`${PENDENTES}/${id}`}>
              Resolver
              <span className="so-leitor">
                : {refeicao.nome}, {lotacao.nome}
              </span>
            </ButtonLink>
          </div>
        </>
      )}
      {!naFila && !comeca && acoes.includes('naoRealizar') && (
        <p className="quieto">Você fez este pedido: a entrega é fiscalizada por outra pessoa.</p>
      )}
      {!naFila && (
        <div className="pendente-botoes">
          {comeca && (
            <ButtonLink variant="primary" to={`${PENDENTES}/${id}`}>
              {comRascunho || uma.situacao === 'EM_ANDAMENTO' ? 'Continuar' : 'Iniciar fiscalização'}
              <span className="so-leitor">
                : {refeicao.nome}, {lotacao.nome}
              </span>
            </ButtonLink>
          )}
          {acoes.includes('designar') && <Abrir rotulo="Designar" de={uma} abrir={() => setAberto('designar')} />}
          {acoes.includes('naoRealizar') && (
            <Abrir rotulo="Não realizada" de={uma} abrir={() => setAberto('naoRealizar')} />
          )}
          {acoes.includes('cancelar') && <Abrir rotulo="Cancelar" de={uma} abrir={() => setAberto('cancelar')} />}
        </div>
      )}
      {aberto === 'designar' && <DesignarDialog uma={uma} fechar={fechar} />}
      {(aberto === 'naoRealizar' || aberto === 'cancelar') && <MotivoDialog acao={aberto} uma={uma} fechar={fechar} />}
    </Card>
  );
}

const Abrir = ({ rotulo, de, abrir }: { rotulo: string; de: DoDia; abrir: () => void }) => (
  <Button onClick={abrir}>
    {rotulo}
    <span className="so-leitor">
      : {de.refeicao.nome}, {de.lotacao.nome}
    </span>
  </Button>
);

function Estado({ uma, naFila, comRascunho }: Props) {
  if (naFila) {
    return (
      <Pill tone={naFila.refusal === null ? 'aviso' : 'perigo'} icon={CloudSlashIcon}>
        {naFila.refusal === null
          ? `Na fila (${formatCount(naFila.photos.length, 'foto', 'fotos')})`
          : 'Precisa de atenção'}
      </Pill>
    );
  }
  if (comRascunho) {
    return (
      <Pill tone="aviso" icon={PencilSimpleIcon}>
        Rascunho
      </Pill>
    );
  }
  return <Situacao situacao={uma.situacao} />;
}

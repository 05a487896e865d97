import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { EncerrarDialog } from './encerrar.dialog.tsx';
import { InterromperDialog } from './interromper.dialog.tsx';
import { FASES } from './interrupcoes.labels.ts';
import { type Contrato, type Interrupcao, listarInterrupcoes } from './interrupcoes.queries.ts';
import './interrupcoes.css';

/** The days on which a contract delivers nothing, in its record. */
export function InterrupcoesDoContrato({ contrato }: { contrato: Contrato }) {
  const interrupcoes = useQuery(listarInterrupcoes(contrato.id));
  const [aberto, setAberto] = useState<'interromper' | Interrupcao | null>(null);
  const sair = () => setAberto(null);
  return (
    <QueryState query={interrupcoes} skeletonHeight={200}>
      {({ itens, interrompe }) => (
        <div className="interrupcoes">
          <div className="interrupcoes-topo">
            <p>
              {itens.length
                ? formatCount(itens.length, 'interrupção', 'interrupções')
                : 'A entrega deste contrato nunca foi interrompida.'}
            </p>
            {interrompe && (
              <Button onClick={() => setAberto('interromper')}>
                <PlusIcon size={18} weight="bold" aria-hidden />
                Interromper a entrega
              </Button>
            )}
          </div>
          {itens.map(item => (
            <Uma key={item.id} interrupcao={item} encerrar={() => setAberto(item)} />
          ))}
          {aberto === 'interromper' && <InterromperDialog contrato={contrato} sair={sair} />}
          {aberto !== null && aberto !== 'interromper' && <EncerrarDialog interrupcao={aberto} sair={sair} />}
        </div>
      )}
    </QueryState>
  );
}

const periodo = ({ inicio, fim, fimPrevisto, fase }: Interrupcao): string => {
  const ultimo = fase === 'SEM_EFEITO' ? fimPrevisto : fim;
  return inicio === ultimo ? `Em ${formatDay(inicio)}` : `De ${formatDay(inicio)} a ${formatDay(ultimo)}`;
};

function Uma({ interrupcao, encerrar }: { interrupcao: Interrupcao; encerrar: () => void }) {
  const { refeicoes, motivo, fase, pedidosCancelados, registradaEm, por, fimPrevisto, encerradaEm, acoes } =
    interrupcao;
  const titulo = periodo(interrupcao);
  return (
    <Card as="article" className="interrupcao" aria-label={titulo}>
      <h3>
        {titulo} <Pill tone={FASES[fase].tom}>{FASES[fase].rotulo}</Pill>
      </h3>
      <p>{motivo}</p>
      <p>
        {refeicoes.length ? refeicoes.map(({ nome }) => nome).join(', ') : 'Todas as refeições'}
        {pedidosCancelados > 0 && ` · ${formatCount(pedidosCancelados, 'pedido cancelado', 'pedidos cancelados')}`}
      </p>
      <p className="quieto">
        {por}, {formatInstant(registradaEm)}
        {encerradaEm &&
          ` · ia até ${formatDay(fimPrevisto)}; encerrada por ${interrupcao.encerradaPor}, ${formatInstant(encerradaEm)}`}
      </p>
      {acoes.includes('encerrar') && (
        <Button variant="quiet" aria-label={`Encerrar a interrupção: ${titulo}`} onClick={encerrar}>
          Encerrar…
        </Button>
      )}
    </Card>
  );
}

import { ROTULO_DE_TIPO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { Suspense } from 'react';
import { formatDayMonth, formatHour, formatLongDay } from '../../ui/date.format.ts';
import { Deadline } from '../../ui/deadline.component.tsx';
import { clockOffset } from '../../ui/deadline.format.ts';
import { formatCount } from '../../ui/number.format.ts';
import { Pill } from '../../ui/pill.component.tsx';
import type { Preenchimento } from '../grade/preenchimentos.table.ts';
import type { Preparo } from '../pedidos.queries.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';
import { Guardado } from '../recados/guardado.component.tsx';
import { Desfazer } from './acoes-rapidas.component.tsx';
import { BotaoDietas } from './dietas.button.tsx';
import { PreencherMenu } from './pedido-do-dia.parts.tsx';
import { BotaoRepetir } from './repetir.button.tsx';

interface Props {
  aberto: PedidoDoDiaAberto;
  recebidoEm: number;
  reler: () => void;
  /** A phone has no room for the row of fillings: here they are a menu. */
  comMenu: boolean;
  prever: (preenchimento: Preenchimento) => void;
}

export function TopoDoPedido({ aberto, recebidoEm, reler, comMenu, prever }: Props) {
  const { preparo, grade, estado, agir, visto, enviado } = aberto;
  const { data, tipo, prazo, agora, fusoHorario } = preparo;
  return (
    <div className="pedido-topo">
      <h2>{formatLongDay(data)}</h2>
      {tipo !== 'PROGRAMADO' && <Pill tone="aviso">{ROTULO_DE_TIPO_PEDIDO[tipo]}</Pill>}
      {!enviado && !preparo.interrupcao?.parada && (
        <Deadline
          limit={prazo.limiteEm}
          offset={clockOffset(agora, recebidoEm)}
          timeZone={fusoHorario}
          onClose={prazo.encerrado ? undefined : reler}
        />
      )}
      <Efetivo preparo={preparo} />
      {comMenu && (
        <Suspense fallback={<span className="preencher-espera" />}>
          <PreencherMenu grade={grade} data={data} prever={prever} />
        </Suspense>
      )}
      <BotaoDietas preparo={preparo} pedido={visto} />
      <BotaoRepetir preparo={preparo} pedido={visto} />
      {comMenu && <Desfazer estado={estado} agir={agir} />}
      <Guardado aberto={aberto} fusoHorario={fusoHorario} />
    </div>
  );
}

function Efetivo({ preparo: { efetivo, data, fusoHorario } }: { preparo: Preparo }) {
  if (!efetivo) return <Pill tone="neutro">Efetivo não informado</Pill>;
  return (
    <Pill tone="neutro" icon={UsersThreeIcon}>
      <span>
        Efetivo {efetivo.data !== data && <span className="longo">de </span>}
        {efetivo.data === data ? 'do dia' : formatDayMonth(efetivo.data)}
        <span className="longo"> {formatHour(efetivo.capturadoEm, fusoHorario)}</span> ·{' '}
        {formatCount(efetivo.internos, 'interno', 'internos')} ·{' '}
        {formatCount(efetivo.servidores, 'servidor', 'servidores')}
      </span>
    </Pill>
  );
}

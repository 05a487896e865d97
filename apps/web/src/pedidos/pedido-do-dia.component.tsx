import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useState } from 'react';
import { type Colagem, lerColagem } from '../grid/grid.paste.ts';
import { ColagemRecusada } from '../grid/refused-paste.component.tsx';
import { formatDayMonth, formatHour, formatLongDay } from '../ui/date.format.ts';
import { Deadline } from '../ui/deadline.component.tsx';
import { clockOffset } from '../ui/deadline.format.ts';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { AcoesRapidas } from './acoes-rapidas.component.tsx';
import { Envio } from './envio.component.tsx';
import { Grade } from './grade.component.tsx';
import { GradeEmpilhada } from './grade-empilhada.component.tsx';
import { Guardado } from './guardado.component.tsx';
import { OutraVersao } from './outra-versao.component.tsx';
import { usePedidoDoDia } from './pedido-do-dia.hook.ts';
import type { Preparo } from './pedidos.queries.ts';
import { Recibo } from './recibo.component.tsx';

interface Props {
  preparo: Preparo;
  recebidoEm: number;
  matricula: string;
  reler: () => void;
}

/** Mounted anew for each unit and day, so that one day's typing can never land on another. */
export function PedidoDoDia({ preparo, recebidoEm, matricula, reler }: Props) {
  const aberto = usePedidoDoDia(preparo, matricula, reler);
  const { grade, estado, agir, leitura, rascunho, enviado } = aberto;
  const [colagem, setColagem] = useState<Colagem | null>(null);
  const [fala, setFala] = useState('');
  const phone = useMediaQuery(PHONE);

  const aplicar = ({ valores, mudancas }: Colagem) => {
    agir({ tipo: 'trocar', valores });
    setFala(`${formatCount(mudancas, 'quantidade colada', 'quantidades coladas')}. Ctrl+Z desfaz.`);
    setColagem(null);
  };
  const colar = (texto: string) => {
    const lida = lerColagem(texto, estado.ativa, grade, estado.valores);
    if (lida.recusadas.length > 0) setColagem(lida);
    else aplicar(lida);
  };

  return (
    <>
      {enviado && aberto.visto && <Recibo pedido={aberto.visto} fusoHorario={preparo.fusoHorario} />}
      {!preparo.contratos.length && (
        <Notice tone="perigo">
          Não há contrato vigente para {preparo.lotacao.nome} em {formatLongDay(preparo.data).toLowerCase()}. Fale com o
          gestor.
        </Notice>
      )}
      {aberto.outro && <OutraVersao aberto={aberto} outro={aberto.outro} />}
      {rascunho.oferta && !leitura && (
        <Notice
          tone="info"
          action={
            <>
              <button
                type="button"
                className="botao"
                onClick={() => {
                  if (rascunho.oferta) agir({ tipo: 'trocar', valores: rascunho.oferta.valores });
                  rascunho.dispensar();
                }}
              >
                Continuar com eles
              </button>
              <button type="button" className="botao botao--discreto" onClick={rascunho.dispensar}>
                Descartar
              </button>
            </>
          }
        >
          Há números digitados neste computador às {formatHour(rascunho.oferta.em)} que não foram salvos no sistema.
        </Notice>
      )}
      <section className="cartao pedido" aria-label={`Pedido de ${formatLongDay(preparo.data)}`}>
        <div className="pedido-topo">
          <h2>{formatLongDay(preparo.data)}</h2>
          {!enviado && (
            <Deadline
              limit={preparo.prazo.limiteEm}
              offset={clockOffset(preparo.agora, recebidoEm)}
              timeZone={preparo.fusoHorario}
              onClose={preparo.prazo.encerrado ? undefined : reler}
            />
          )}
          <Efetivo preparo={preparo} />
          <Guardado aberto={aberto} fusoHorario={preparo.fusoHorario} />
        </div>
        {!leitura && <AcoesRapidas aberto={aberto} data={preparo.data} />}
        {colagem && (
          <ColagemRecusada colagem={colagem} aplicar={() => aplicar(colagem)} cancelar={() => setColagem(null)} />
        )}
        {phone ? (
          <GradeEmpilhada grade={grade} estado={estado} leitura={leitura} agir={agir} />
        ) : (
          <Grade grade={grade} estado={estado} leitura={leitura} agir={agir} colar={colar} />
        )}
        <p className="so-leitor" aria-live="polite">
          {fala}
        </p>
      </section>
      {!enviado && <Envio aberto={aberto} preparo={preparo} />}
    </>
  );
}

function Efetivo({ preparo: { efetivo, data, fusoHorario } }: { preparo: Preparo }) {
  if (!efetivo) return <Pill tone="neutro">Efetivo não informado</Pill>;
  const quando = efetivo.data === data ? 'do dia' : `de ${formatDayMonth(efetivo.data)}`;
  return (
    <Pill tone="neutro" icon={UsersThreeIcon}>
      Efetivo {quando} {formatHour(efetivo.capturadoEm, fusoHorario)} ·{' '}
      {formatCount(efetivo.internos, 'interno', 'internos')} ·{' '}
      {formatCount(efetivo.servidores, 'servidor', 'servidores')}
    </Pill>
  );
}

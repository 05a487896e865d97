import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { Suspense, useRef, useState } from 'react';
import { usePreference } from '../app/preference.store.ts';
import { useColagem } from '../grid/grid.paste.hook.tsx';
import { GridStatus } from '../grid/grid-status.component.tsx';
import { Button } from '../ui/button.component.tsx';
import { formatDayMonth, formatHour, formatLongDay } from '../ui/date.format.ts';
import { Deadline } from '../ui/deadline.component.tsx';
import { clockOffset } from '../ui/deadline.format.ts';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { TIPOS } from '../ui/pedido.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { AcoesRapidas, Desfazer } from './acoes-rapidas.component.tsx';
import { BotaoDietas } from './dietas.button.tsx';
import { Envio } from './envio.component.tsx';
import { EscolhaDoFantasma } from './fantasma.component.tsx';
import { fantasmaDe } from './fantasma.table.ts';
import { useFocoNaGrade, useFocoPerdido } from './foco-na-grade.hook.ts';
import { Grade } from './grade.component.tsx';
import { Guardado } from './guardado.component.tsx';
import { Observacao } from './observacao.component.tsx';
import { usePedidoDoDia } from './pedido-do-dia.hook.ts';
import {
  Ajuste,
  AvisosDoRascunho,
  GradeEmpilhada,
  Juncao,
  PreencherMenu,
  Previa,
  Recibo,
  Recuperacao,
  usePartesTardias,
} from './pedido-do-dia.parts.tsx';
import type { Preparo } from './pedidos.queries.ts';
import { comPreenchimento, PREENCHIMENTOS, type Preenchimento, temDados } from './preenchimentos.table.ts';
import { BotaoRepetir } from './repetir.button.tsx';

const DICA = 'Ctrl+V cola do Excel · Ctrl+Enter envia · o copia de ontem · + e − somam um';
const DICA_DO_AJUSTE = 'Ctrl+V cola do Excel · + e − somam um';

interface Props {
  preparo: Preparo;
  recebidoEm: number;
  matricula: string;
  reler: () => void;
  mudarDia: (passo: -1 | 1) => void;
  recomecar: () => void;
}

/** Mounted anew for each unit, day and kind, so that one day's typing can never land on another. */
export function PedidoDoDia({ preparo, recebidoEm, matricula, reler, mudarDia, recomecar }: Props) {
  const aberto = usePedidoDoDia(preparo, matricula);
  const { grade, estado, agir, enviado, ajuste, sincronia } = aberto;
  const { ajustando } = ajuste;
  const leitura = aberto.leitura && !ajustando;
  const colagem = useColagem(grade, estado, agir);
  const [previa, setPrevia] = useState<Preenchimento | null>(null);
  const [conferindo, setConferindo] = useState(false);
  const [refeicao, setRefeicao] = useState(0);
  const [fantasma, setFantasma] = usePreference('alipen.fantasma');
  const phone = useMediaQuery(PHONE);
  const cartao = useRef<HTMLElement>(null);
  usePartesTardias();
  const voltarAGrade = useFocoNaGrade(cartao);
  const { conflito, sobra, juntadas, envio } = sincronia;
  const perguntas = [aberto.rascunho.oferta, ajuste.oferta, ajustando, conflito, sobra, juntadas, envio];
  useFocoPerdido(perguntas.map(Boolean).join(), voltarAGrade);

  const preencher = previa && comPreenchimento(grade, estado.valores, previa.quantidade);
  const fecharPrevia = () => {
    setPrevia(null);
    // Without a grid, the focus goes back to where the filling was chosen.
    if (!voltarAGrade()) cartao.current?.querySelector<HTMLElement>('.popup > button')?.focus();
  };
  const letras = Object.fromEntries(
    PREENCHIMENTOS.filter(cada => !leitura && temDados(grade, cada)).map(cada => [cada.letra, () => setPrevia(cada)]),
  );
  const comandos = {
    enviar: () => setConferindo(true),
    diaAnterior: () => mudarDia(-1),
    diaSeguinte: () => mudarDia(1),
  };
  const comparada = fantasmaDe(fantasma);

  return (
    <>
      <Suspense>
        {enviado && aberto.visto && (
          <Recibo
            pedido={aberto.visto}
            fusoHorario={preparo.fusoHorario}
            agora={preparo.agora}
            alterar={() => {
              ajuste.comecar();
              voltarAGrade();
            }}
            cancelado={recomecar}
          />
        )}
      </Suspense>
      {!preparo.contratos.length && (
        <Notice tone="perigo">
          Não há contrato vigente para {preparo.lotacao.nome} em {formatLongDay(preparo.data).toLowerCase()}. Fale com o
          gestor.
        </Notice>
      )}
      <Suspense>
        <AvisosDoRascunho aberto={aberto} fusoHorario={preparo.fusoHorario} />
      </Suspense>
      <Suspense>{sincronia.conflito && <Juncao aberto={aberto} conflito={sincronia.conflito} />}</Suspense>
      <Suspense>
        {(aberto.rascunho.oferta || ajuste.oferta) && <Recuperacao aberto={aberto} fusoHorario={preparo.fusoHorario} />}
      </Suspense>
      <section ref={cartao} className="cartao pedido" aria-label={`Pedido de ${formatLongDay(preparo.data)}`}>
        <div className="pedido-topo">
          <h2>{formatLongDay(preparo.data)}</h2>
          {preparo.tipo !== 'PROGRAMADO' && <Pill tone="aviso">{TIPOS[preparo.tipo]}</Pill>}
          {!enviado && (
            <Deadline
              limit={preparo.prazo.limiteEm}
              offset={clockOffset(preparo.agora, recebidoEm)}
              timeZone={preparo.fusoHorario}
              onClose={preparo.prazo.encerrado ? undefined : reler}
            />
          )}
          <Efetivo preparo={preparo} />
          {phone && !leitura && (
            <Suspense fallback={<span className="preencher-espera" />}>
              <PreencherMenu grade={grade} data={preparo.data} prever={setPrevia} />
            </Suspense>
          )}
          <BotaoDietas preparo={preparo} pedido={aberto.visto} />
          <BotaoRepetir preparo={preparo} pedido={aberto.visto} />
          {phone && !leitura && <Desfazer estado={estado} agir={agir} />}
          <Guardado aberto={aberto} fusoHorario={preparo.fusoHorario} />
        </div>
        {!phone && !leitura && <AcoesRapidas aberto={aberto} data={preparo.data} prever={setPrevia} />}
        <Suspense>
          {previa && preencher && (
            <Previa
              key={previa.rotulo}
              aberto={aberto}
              rotulo={previa.rotulo}
              valores={preencher}
              aplicar={() => {
                agir({ tipo: 'trocar', valores: preencher });
                fecharPrevia();
              }}
              cancelar={fecharPrevia}
            />
          )}
        </Suspense>
        {colagem.aviso}
        {phone ? (
          <Suspense fallback={<div className="empilhada-espera" />}>
            <GradeEmpilhada
              grade={grade}
              estado={estado}
              leitura={leitura}
              fantasma={comparada}
              refeicao={refeicao}
              irPara={setRefeicao}
              agir={agir}
            />
          </Suspense>
        ) : (
          <>
            <Grade
              grade={grade}
              estado={estado}
              leitura={leitura}
              fantasma={comparada}
              agir={agir}
              colar={colagem.colar}
              comandos={comandos}
              letras={letras}
            />
            <GridStatus estado={estado} fala={colagem.fala}>
              {!leitura && <span>{ajustando ? DICA_DO_AJUSTE : DICA}</span>}
              <EscolhaDoFantasma escolhido={comparada} escolher={setFantasma} />
            </GridStatus>
          </>
        )}
        <Observacao aberto={aberto} />
      </section>
      {ajustando && aberto.visto && (
        <Suspense>
          <Ajuste aberto={aberto} pedido={aberto.visto} fechar={aberto.terminarAjuste} />
        </Suspense>
      )}
      {!enviado && (
        <Envio
          aberto={aberto}
          conferindo={conferindo}
          conferir={setConferindo}
          antes={phone && <Paginas refeicao={refeicao} total={grade.refeicoes.length} irPara={setRefeicao} />}
        />
      )}
    </>
  );
}

interface PaginasProps {
  refeicao: number;
  total: number;
  irPara: (refeicao: number) => void;
}

const Paginas = ({ refeicao, total, irPara }: PaginasProps) => (
  <>
    <Button disabled={refeicao === 0} onClick={() => irPara(refeicao - 1)}>
      Anterior
    </Button>
    <Button disabled={refeicao === total - 1} onClick={() => irPara(refeicao + 1)}>
      Próxima refeição
    </Button>
  </>
);

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

import { Suspense, useRef, useState } from 'react';
import { usePreference } from '../../app/preference.store.ts';
import type { Comando } from '../../grid/grid.keys.ts';
import { useColagem } from '../../grid/grid.paste.hook.tsx';
import { GridStatus } from '../../grid/grid-status.component.tsx';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { formatLongDay } from '../../ui/date.format.ts';
import { PHONE, useMediaQuery } from '../../ui/media-query.hook.ts';
import { Envio } from '../envio/envio.component.tsx';
import { EscolhaDoFantasma } from '../grade/fantasma.component.tsx';
import { fantasmaDe } from '../grade/fantasma.table.ts';
import { useFocoNaGrade, useFocoPerdido } from '../grade/foco-na-grade.hook.ts';
import { Grade } from '../grade/grade.component.tsx';
import { comPreenchimento, PREENCHIMENTOS, type Preenchimento, temDados } from '../grade/preenchimentos.table.ts';
import type { Preparo } from '../pedidos.queries.ts';
import { type PedidoDoDiaAberto, usePedidoDoDia } from '../rascunho/pedido-do-dia.hook.ts';
import { AcoesRapidas } from './acoes-rapidas.component.tsx';
import { Observacao } from './observacao.component.tsx';
import { Ajuste, GradeEmpilhada, Previa, usePartesTardias } from './pedido-do-dia.parts.tsx';
import { RecadosDoPedido } from './recados-do-pedido.component.tsx';
import { TopoDoPedido } from './topo-do-pedido.component.tsx';

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
  const { grade, estado, agir, enviado, ajuste, status } = aberto;
  const { ajustando } = ajuste;
  const leitura = aberto.leitura && !ajustando;
  const colagem = useColagem(grade, estado, agir);
  const [previa, setPrevia] = useState<Preenchimento | null>(null);
  const [conferindo, setConferindo] = useState(false);
  const [refeicao, setRefeicao] = useState(0);
  const phone = useMediaQuery(PHONE);
  const cartao = useRef<HTMLElement>(null);
  usePartesTardias();
  const voltarAGrade = useFocoNaGrade(cartao);
  const { conflict, leftover, merged, intent } = status;
  const perguntas = [aberto.rascunho.oferta, ajuste.oferta, ajustando, conflict, leftover, merged, intent];
  useFocoPerdido(perguntas.map(Boolean).join(), voltarAGrade);

  const fecharPrevia = () => {
    setPrevia(null);
    // Without a grid, the focus goes back to where the filling was chosen.
    if (!voltarAGrade()) cartao.current?.querySelector<HTMLElement>('.popup > button')?.focus();
  };
  const alterar = () => {
    ajuste.comecar();
    voltarAGrade();
  };
  const comandos = {
    enviar: () => setConferindo(true),
    diaAnterior: () => mudarDia(-1),
    diaSeguinte: () => mudarDia(1),
  };

  return (
    <>
      <RecadosDoPedido aberto={aberto} alterar={alterar} cancelado={recomecar} />
      <Card ref={cartao} className="pedido" aria-label={`Pedido de ${formatLongDay(preparo.data)}`}>
        <TopoDoPedido
          aberto={aberto}
          recebidoEm={recebidoEm}
          reler={reler}
          comMenu={phone && !leitura}
          prever={setPrevia}
        />
        {!phone && !leitura && <AcoesRapidas aberto={aberto} data={preparo.data} prever={setPrevia} />}
        <Suspense>
          {previa && (
            <PreviaDoPreenchimento key={previa.rotulo} aberto={aberto} preenchimento={previa} fechar={fecharPrevia} />
          )}
        </Suspense>
        {colagem.aviso}
        {aberto.pronto ? (
          <GradeDoDia
            aberto={aberto}
            leitura={leitura}
            phone={phone}
            refeicao={refeicao}
            irPara={setRefeicao}
            colagem={colagem}
            comandos={comandos}
            prever={setPrevia}
          />
        ) : (
          <div className="esqueleto" style={{ height: 320 }} />
        )}
        <Observacao aberto={aberto} />
      </Card>
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

interface GradeDoDiaProps {
  aberto: PedidoDoDiaAberto;
  leitura: boolean;
  phone: boolean;
  refeicao: number;
  irPara: (refeicao: number) => void;
  colagem: ReturnType<typeof useColagem>;
  comandos: Record<Comando, () => void>;
  prever: (preenchimento: Preenchimento) => void;
}

/** On a phone one meal at a time, without the keyboard's commands. */
function GradeDoDia({ aberto, leitura, phone, refeicao, irPara, colagem, comandos, prever }: GradeDoDiaProps) {
  const { grade, estado, agir, ajuste } = aberto;
  const [escolhido, setEscolhido] = usePreference('alipen.fantasma');
  const fantasma = fantasmaDe(escolhido);
  if (phone) {
    return (
      <Suspense fallback={<div className="empilhada-espera" />}>
        <GradeEmpilhada
          grade={grade}
          estado={estado}
          leitura={leitura}
          fantasma={fantasma}
          refeicao={refeicao}
          irPara={irPara}
          agir={agir}
        />
      </Suspense>
    );
  }
  const letras = Object.fromEntries(
    PREENCHIMENTOS.filter(cada => !leitura && temDados(grade, cada)).map(cada => [cada.letra, () => prever(cada)]),
  );
  return (
    <>
      <Grade
        grade={grade}
        estado={estado}
        leitura={leitura}
        fantasma={fantasma}
        agir={agir}
        colar={colagem.colar}
        comandos={comandos}
        letras={letras}
      />
      <GridStatus estado={estado} fala={colagem.fala}>
        {!leitura && <span>{ajuste.ajustando ? DICA_DO_AJUSTE : DICA}</span>}
        <EscolhaDoFantasma escolhido={fantasma} escolher={setEscolhido} />
      </GridStatus>
    </>
  );
}

interface PreviaProps {
  aberto: PedidoDoDiaAberto;
  preenchimento: Preenchimento;
  fechar: () => void;
}

function PreviaDoPreenchimento({ aberto, preenchimento: { rotulo, quantidade }, fechar }: PreviaProps) {
  const quantidades = comPreenchimento(aberto.grade, aberto.estado.quantidades, quantidade);
  return (
    <Previa
      aberto={aberto}
      rotulo={rotulo}
      quantidades={quantidades}
      aplicar={() => {
        aberto.agir({ tipo: 'trocar', quantidades });
        fechar();
      }}
      cancelar={fechar}
    />
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

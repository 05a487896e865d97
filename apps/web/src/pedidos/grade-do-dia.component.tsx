import { Suspense } from 'react';
import { usePreference } from '../app/preference.store.ts';
import type { Comando } from '../grid/grid.keys.ts';
import type { useColagem } from '../grid/grid.paste.hook.tsx';
import { GridStatus } from '../grid/grid-status.component.tsx';
import { EscolhaDoFantasma } from './fantasma.component.tsx';
import { fantasmaDe } from './fantasma.table.ts';
import { Grade } from './grade.component.tsx';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';
import { GradeEmpilhada } from './pedido-do-dia.parts.tsx';
import { PREENCHIMENTOS, type Preenchimento, temDados } from './preenchimentos.table.ts';

const DICA = 'Ctrl+V cola do Excel · Ctrl+Enter envia · o copia de ontem · + e − somam um';
const DICA_DO_AJUSTE = 'Ctrl+V cola do Excel · + e − somam um';

interface Props {
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
export function GradeDoDia({ aberto, leitura, phone, refeicao, irPara, colagem, comandos, prever }: Props) {
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

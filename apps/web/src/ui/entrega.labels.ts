import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_SITUACAO_ENTREGA } from '@alipen/contracts/generated/rotulos/recebimentos';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { labelled } from './labelled.ts';
import type { Tone } from './pill.component.tsx';

type Schemas = components['schemas'];

export const SITUACOES_DE_ENTREGA = labelled(ROTULO_DE_SITUACAO_ENTREGA, {
  A_CONFIRMAR: { tone: 'neutro', icon: HourglassIcon },
  AGUARDANDO: { tone: 'neutro', icon: ClockIcon },
  NA_JANELA: { tone: 'info', icon: TruckIcon },
  ATRASADA: { tone: 'perigo', icon: WarningIcon },
  COMPLETA: { tone: 'ok', icon: CheckCircleIcon },
  PARCIAL: { tone: 'aviso', icon: WarningIcon },
  NAO_ENTREGUE: { tone: 'perigo', icon: XCircleIcon },
});

const ATRASOS = {
  NO_PRAZO: { tone: 'ok', frase: () => 'No prazo' },
  TOLERADO: { tone: 'ok', frase: tempo => `${tempo}, tolerado` },
  AVISO: { tone: 'aviso', frase: tempo => `${tempo} de atraso` },
  LEVE: { tone: 'aviso', frase: tempo => `${tempo} de atraso, leve` },
  GRAVE: { tone: 'perigo', frase: tempo => `${tempo} de atraso, grave` },
} satisfies Record<Schemas['FaixaAtraso'], { tone: Tone; frase: (tempo: string) => string }>;

/** "40 min"; from two hours on with the hours: "2 h 5 min". */
export const duracaoDe = (minutos: number) =>
  minutos < 120 ? `${minutos} min` : `${Math.floor(minutos / 60)} h ${minutos % 60} min`;

export const atrasoDe = (faixa: Schemas['FaixaAtraso'], minutos: number): { tone: Tone; frase: string } => ({
  tone: ATRASOS[faixa].tone,
  frase: ATRASOS[faixa].frase(duracaoDe(minutos)),
});

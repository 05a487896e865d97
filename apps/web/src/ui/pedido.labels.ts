import type { components } from '@alipen/contracts/generated/bff';
import {
  ROTULO_DE_FAIXA_DIFERENCA,
  ROTULO_DE_FAIXA_PRAZO,
  ROTULO_DE_SITUACAO_PEDIDO,
} from '@alipen/contracts/generated/rotulos/pedidos';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { HourglassLowIcon } from '@phosphor-icons/react/dist/csr/HourglassLow';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { WarningOctagonIcon } from '@phosphor-icons/react/dist/csr/WarningOctagon';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { labelled } from './labelled.ts';
import { formatInteger } from './number.format.ts';

// The words and colours of the contract's codes, the same on every screen that shows an order.

type Schemas = components['schemas'];
export type SituacaoPedido = Schemas['SituacaoPedido'];
export type FaixaDiferenca = Schemas['FaixaDiferenca'];

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_PEDIDO, {
  RASCUNHO: { tone: 'aviso', icon: PencilSimpleIcon },
  ENVIADO: { tone: 'info', icon: PaperPlaneTiltIcon },
  DEVOLVIDO: { tone: 'aviso', icon: ArrowUUpLeftIcon },
  CONFIRMADO: { tone: 'ok', icon: CheckCircleIcon },
  RECUSADO: { tone: 'perigo', icon: XCircleIcon },
  CANCELADO: { tone: 'neutro', icon: ProhibitIcon },
  ENTREGUE: { tone: 'ok', icon: TruckIcon },
  ENTREGUE_PARCIAL: { tone: 'aviso', icon: CircleHalfIcon },
  NAO_ENTREGUE: { tone: 'perigo', icon: WarningOctagonIcon },
  ENCERRADO: { tone: 'neutro', icon: LockSimpleIcon },
  EXPIRADO: { tone: 'neutro', icon: HourglassLowIcon },
});

export const PRAZOS = labelled(ROTULO_DE_FAIXA_PRAZO, {
  NO_PRAZO: { tone: 'ok', icon: ClockIcon },
  VENCE_HOJE: { tone: 'aviso', icon: ClockIcon },
  URGENTE: { tone: 'perigo', icon: ClockCountdownIcon },
  FORA_DO_PRAZO: { tone: 'perigo', icon: WarningIcon },
});

/** `frase` completes "12 ..." for a screen reader and for the drawer. */
export const FAIXAS = labelled(ROTULO_DE_FAIXA_DIFERENCA, {
  OK: { frase: 'dentro do efetivo', tone: 'ok', icon: CheckIcon },
  ACIMA: { frase: 'acima do efetivo', tone: 'info', icon: PlusIcon },
  MUITO_ACIMA: { frase: 'muito acima do efetivo', tone: 'perigo', icon: WarningIcon },
  SEM_BASE: { frase: 'sem efetivo para comparar', tone: 'neutro', icon: MinusIcon },
});

/** "12 acima do efetivo"; an equal number is red only where servers are compared with the inmates (R16). */
export function fraseDaDiferenca(valor: number | null, faixa: FaixaDiferenca) {
  if (valor === null || faixa === 'OK') return FAIXAS[faixa].frase;
  return valor === 0 ? 'igual ao número comparado' : `${formatInteger(valor)} ${FAIXAS[faixa].frase}`;
}

type Regras = Schemas['RegrasPedido'];

/** The head count that a public is compared with: a parameter may have the servers compared with the inmates (R16). */
export const baseComparada = (base: Schemas['BaseConferencia'], { baseServidores }: Regras) =>
  base === 'EFETIVO_SERVIDOR' ? baseServidores : base;

interface ComEfetivo {
  efetivo: { internos: number; servidores: number } | null;
}

export const efetivoDe = ({ efetivo }: ComEfetivo, base: Schemas['BaseConferencia']): number | null => {
  if (!efetivo || base === 'SEM_BASE') return null;
  return base === 'EFETIVO_INTERNO' ? efetivo.internos : efetivo.servidores;
};

/** The band that colours a cell: servers compared with the inmates are red from that number on, if any are asked for (R16). */
export function faixaDaCelula(
  { quantidade, valor, base }: { quantidade: number; valor: number | null; base: Schemas['BaseConferencia'] },
  regras: Regras,
): FaixaDiferenca {
  if (valor === null || baseComparada(base, regras) === base) return faixaDe(valor, regras);
  return quantidade > 0 && valor >= 0 ? 'MUITO_ACIMA' : 'OK';
}

/** The bands follow the limits that the server sent (R15, R18); MUITO_ACIMA asks for a reason. */
export function faixaDe(valor: number | null, regras: Regras): FaixaDiferenca {
  if (valor === null) return 'SEM_BASE';
  if (valor <= regras.atencaoAcimaDe) return 'OK';
  return valor <= regras.justificativaAcimaDe ? 'ACIMA' : 'MUITO_ACIMA';
}

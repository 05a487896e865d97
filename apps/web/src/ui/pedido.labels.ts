import type { components } from '@alipen/contracts/generated/bff';
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
import { formatInteger } from './number.format.ts';
import type { Look } from './pill.component.tsx';

// The words and colours of the contract's codes, the same on every screen that shows an order.

type Schemas = components['schemas'];
export type SituacaoPedido = Schemas['SituacaoPedido'];
export type FaixaDiferenca = Schemas['FaixaDiferenca'];

export const SITUACOES = {
  RASCUNHO: { rotulo: 'Rascunho', tone: 'aviso', icon: PencilSimpleIcon },
  ENVIADO: { rotulo: 'Enviado', tone: 'info', icon: PaperPlaneTiltIcon },
  DEVOLVIDO: { rotulo: 'Devolvido', tone: 'aviso', icon: ArrowUUpLeftIcon },
  CONFIRMADO: { rotulo: 'Confirmado', tone: 'ok', icon: CheckCircleIcon },
  RECUSADO: { rotulo: 'Recusado', tone: 'perigo', icon: XCircleIcon },
  CANCELADO: { rotulo: 'Cancelado', tone: 'neutro', icon: ProhibitIcon },
  ENTREGUE: { rotulo: 'Entregue', tone: 'ok', icon: TruckIcon },
  ENTREGUE_PARCIAL: { rotulo: 'Entregue em parte', tone: 'aviso', icon: CircleHalfIcon },
  NAO_ENTREGUE: { rotulo: 'Não entregue', tone: 'perigo', icon: WarningOctagonIcon },
  ENCERRADO: { rotulo: 'Encerrado', tone: 'neutro', icon: LockSimpleIcon },
  EXPIRADO: { rotulo: 'Expirado', tone: 'neutro', icon: HourglassLowIcon },
} satisfies Record<SituacaoPedido, Look>;

export const TIPOS = {
  PROGRAMADO: 'Programado',
  AVULSO: 'Avulso',
  COMPLEMENTAR: 'Complementar',
  EMERGENCIAL: 'Emergencial',
} satisfies Record<Schemas['TipoPedido'], string>;

export const EVENTOS = {
  criar: 'Rascunho criado',
  editar: 'Quantidades alteradas',
  enviar: 'Pedido enviado',
  excluir: 'Rascunho excluído',
  devolver: 'Devolvido para revisão',
  confirmar: 'Pedido confirmado',
  recusar: 'Pedido recusado',
  cancelar: 'Pedido cancelado',
  ajustar: 'Ajuste pedido',
  aceitarAjuste: 'Ajuste aceito',
  recusarAjuste: 'Ajuste recusado',
  receber: 'Entrega registrada',
  corrigirRecebimento: 'Entrega corrigida',
  anularRecebimento: 'Registro de entrega anulado',
  encerrar: 'Pedido encerrado',
  expirar: 'Pedido expirado',
  reabrir: 'Reaberto com o mapa',
  transferir: 'Fornecedor trocado',
} satisfies Record<Schemas['EventoPedido'], string>;

export const PRAZOS = {
  NO_PRAZO: { rotulo: 'No prazo', tone: 'ok', icon: ClockIcon },
  VENCE_HOJE: { rotulo: 'Vence hoje', tone: 'aviso', icon: ClockIcon },
  URGENTE: { rotulo: 'Menos de 2 h', tone: 'perigo', icon: ClockCountdownIcon },
  FORA_DO_PRAZO: { rotulo: 'Fora do prazo', tone: 'perigo', icon: WarningIcon },
} satisfies Record<Schemas['FaixaPrazo'], Look>;

/** `frase` completes "12 ..." for a screen reader and for the drawer. */
export const FAIXAS = {
  OK: { rotulo: 'OK', frase: 'dentro do efetivo', tone: 'ok', icon: CheckIcon },
  ACIMA: { rotulo: 'Acima', frase: 'acima do efetivo', tone: 'info', icon: PlusIcon },
  MUITO_ACIMA: { rotulo: 'Muito acima', frase: 'muito acima do efetivo', tone: 'perigo', icon: WarningIcon },
  SEM_BASE: { rotulo: 'Sem efetivo', frase: 'sem efetivo para comparar', tone: 'neutro', icon: MinusIcon },
} satisfies Record<FaixaDiferenca, Look & { frase: string }>;

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

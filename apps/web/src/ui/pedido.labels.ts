import type { components } from '@alipen/contracts/generated/bff';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { Tone } from './pill.component.tsx';

// How the codes of the contract look and sound, the same on every screen that shows an order.

type Schemas = components['schemas'];
export type SituacaoPedido = Schemas['SituacaoPedido'];
export type FaixaDiferenca = Schemas['FaixaDiferenca'];

interface Look {
  rotulo: string;
  tone: Tone;
  icon: Icon;
}

export const SITUACOES = {
  RASCUNHO: { rotulo: 'Rascunho', tone: 'aviso', icon: PencilSimpleIcon },
  ENVIADO: { rotulo: 'Enviado', tone: 'ok', icon: CheckCircleIcon },
} satisfies Record<SituacaoPedido, Look>;

export const TIPOS = {
  PROGRAMADO: 'Programado',
  EMERGENCIAL: 'Emergencial',
} satisfies Record<Schemas['TipoPedido'], string>;

export const EVENTOS = {
  criar: 'Rascunho criado',
  editar: 'Quantidades alteradas',
  enviar: 'Pedido enviado',
  transferir: 'Fornecedor trocado',
} satisfies Record<Schemas['EventoPedido'], string>;

/** `frase` completes "12 ..." for a screen reader and for the drawer. */
export const FAIXAS = {
  OK: { rotulo: 'OK', frase: 'dentro do efetivo', tone: 'ok', icon: CheckIcon },
  ACIMA: { rotulo: 'Acima', frase: 'acima do efetivo', tone: 'info', icon: PlusIcon },
  MUITO_ACIMA: { rotulo: 'Muito acima', frase: 'muito acima do efetivo', tone: 'perigo', icon: WarningIcon },
  SEM_BASE: { rotulo: 'Sem efetivo', frase: 'sem efetivo para comparar', tone: 'neutro', icon: MinusIcon },
} satisfies Record<FaixaDiferenca, Look & { frase: string }>;

/** The band of a difference, by the limits the server sent (rules R15 and R16). */
export function faixaDe(valor: number | null, regras: Schemas['RegrasPedido']): FaixaDiferenca {
  if (valor === null) return 'SEM_BASE';
  if (valor <= regras.atencaoAcimaDe) return 'OK';
  return valor <= regras.justificativaAcimaDe ? 'ACIMA' : 'MUITO_ACIMA';
}

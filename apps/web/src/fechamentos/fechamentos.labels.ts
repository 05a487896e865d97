import { ROTULO_DE_SITUACAO_FECHAMENTO } from '@alipen/contracts/generated/rotulos/fechamentos';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_FECHAMENTO, {
  ABERTO: { tom: 'neutro', icone: CircleIcon },
  FECHADO: { tom: 'info', icone: LockIcon },
  ASSINADO: { tom: 'ok', icone: SealCheckIcon },
  REABERTO: { tom: 'aviso', icone: ArrowCounterClockwiseIcon },
});

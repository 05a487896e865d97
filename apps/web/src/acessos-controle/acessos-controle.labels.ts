import { ROTULO_DE_SITUACAO_ACESSO_CONTROLE } from '@alipen/contracts/generated/rotulos/acessos-controle';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { labelled } from '../ui/labelled.ts';
import type { Acao } from './acessos-controle.queries.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_ACESSO_CONTROLE, {
  VIGENTE: { tone: 'ok', icon: CheckCircleIcon },
  A_VENCER: { tone: 'aviso', icon: ClockIcon },
  ENCERRADO: { tone: 'neutro', icon: ProhibitIcon },
});

export const ACOES = {
  darSenha: { label: 'Primeira senha', icon: KeyIcon },
  renovar: { label: 'Renovar', icon: CalendarPlusIcon },
  encerrar: { label: 'Encerrar', icon: ProhibitIcon },
} as const satisfies Record<Acao, { label: string; icon: Icon }>;

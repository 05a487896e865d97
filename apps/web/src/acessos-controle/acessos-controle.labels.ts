import { ROTULO_DE_SITUACAO_ACESSO_CONTROLE } from '@alipen/contracts/generated/rotulos/acessos-controle';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { labelled } from '../ui/labelled.ts';
import type { Acao } from './acessos-controle.queries.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_ACESSO_CONTROLE, {
  VIGENTE: { tone: 'ok', icon: CheckCircleIcon },
  A_VENCER: { tone: 'aviso', icon: ClockIcon },
  ENCERRADO: { tone: 'neutro', icon: ProhibitIcon },
});

export const ACOES = {
  darSenha: 'Primeira senha',
  renovar: 'Renovar',
  encerrar: 'Encerrar',
} as const satisfies Record<Acao, string>;

import { ROTULO_DE_SITUACAO_CONTRATO } from '@alipen/contracts/generated/rotulos/contratos';
import { ROTULO_DE_SITUACAO_ALVARA } from '@alipen/contracts/generated/rotulos/fornecedores';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES_CONTRATO = labelled(ROTULO_DE_SITUACAO_CONTRATO, {
  FUTURO: { tom: 'info' },
  VIGENTE: { tom: 'ok' },
  A_VENCER: { tom: 'aviso' },
  VENCIDO: { tom: 'neutro' },
  ENCERRADO: { tom: 'neutro' },
});

export const SITUACOES_ALVARA = labelled(ROTULO_DE_SITUACAO_ALVARA, {
  NAO_INFORMADO: { tom: 'neutro' },
  EM_DIA: { tom: 'ok' },
  VENCENDO: { tom: 'aviso' },
  VENCIDO: { tom: 'perigo' },
});

export const venceEm = (dias: number): string =>
  dias === 0 ? 'vence hoje' : dias === 1 ? 'vence amanhã' : `vence em ${dias} dias`;

import { ROTULO_DE_SITUACAO_AUDITORIA } from '@alipen/contracts/generated/rotulos/auditorias';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_AUDITORIA, {
  AGUARDANDO_SEMENTE: { tom: 'aviso' },
  EM_CONFERENCIA: { tom: 'info' },
  DEMONSTRADA: { tom: 'ok' },
  ENCERRADA: { tom: 'neutro' },
});

const porCento = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** Hundredths of a percent: 500 → "5 %". */
export const emPorCento = (pontos: number) => `${porCento.format(pontos / 100)}\u00a0%`;

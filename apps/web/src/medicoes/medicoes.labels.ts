import {
  ROTULO_DE_SITUACAO_CORRECAO,
  ROTULO_DE_SITUACAO_MEDICAO,
  ROTULO_DE_VIGENCIA_DO_ATESTO,
} from '@alipen/contracts/generated/rotulos/medicoes';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_MEDICAO, {
  ABERTA: { tom: 'neutro', agora: 'Feche os dias que faltam e envie para conferência.' },
  ENVIADA: { tom: 'info', agora: 'Confira, decida os descontos e aprove, ou peça correção.' },
  CORRECAO_SOLICITADA: { tom: 'aviso', agora: 'Espera a resposta da unidade, ou o mapa corrigido e fechado de novo.' },
  CORRIGIDA: { tom: 'info', agora: 'As correções terminaram: confira de novo e aprove.' },
  APROVADA: { tom: 'info', agora: 'Falta o atesto de quem não fechou nenhum dos mapas.' },
  ATESTADA: { tom: 'ok', agora: 'Falta o recebimento, sem o qual nada se paga. O dossiê reúne tudo em um PDF.' },
});

/** Attested, and the definitive term signed. */
export const RECEBIDA =
  'Recebida em definitivo: o fornecedor emite a nota, que se confere aqui. O dossiê reúne tudo em um PDF.';

export const CORRECOES = labelled(ROTULO_DE_SITUACAO_CORRECAO, {
  PENDENTE: { tom: 'aviso' },
  RESPONDIDA: { tom: 'info' },
  REFEITA: { tom: 'ok' },
});

export const VIGENCIAS = labelled(ROTULO_DE_VIGENCIA_DO_ATESTO, {
  VIGENTE: { tom: 'ok' },
  REABERTA: { tom: 'aviso' },
  SUBSTITUIDA: { tom: 'neutro' },
});

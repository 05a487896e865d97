import { ROTULO_DE_DESTINO_DO_PEDIDO } from '@alipen/contracts/generated/rotulos/interrupcoes';
import { ROTULO_DE_SITUACAO_SUSPENSAO } from '@alipen/contracts/generated/rotulos/suspensoes';
import { formatDay } from '../ui/date.format.ts';
import { labelled } from '../ui/labelled.ts';
import type { Suspensao } from './suspensoes.queries.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_SUSPENSAO, {
  PEDIDA: { tom: 'aviso' },
  EM_CURSO: { tom: 'aviso' },
  FUTURA: { tom: 'info' },
  RECUSADA: { tom: 'neutro' },
  DESISTIDA: { tom: 'neutro' },
  PASSADA: { tom: 'neutro' },
  SEM_EFEITO: { tom: 'neutro' },
});

/** In the order in which the effect is shown: what stays, and somebody has to see to, after what goes. */
export const DESTINOS = labelled(ROTULO_DE_DESTINO_DO_PEDIDO, {
  CANCELADO: { um: 'pedido enviado é cancelado', varios: 'pedidos enviados são cancelados' },
  REDUZIDO: { um: 'pedido fica sem o que se suspende', varios: 'pedidos ficam sem o que se suspende' },
  FORA_DO_LIMITE: { um: 'pedido passou do limite e fica', varios: 'pedidos passaram do limite e ficam' },
  MANTIDO: { um: 'pedido fica como está', varios: 'pedidos ficam como estão' },
});

export const emDias = (inicio: string, fim: string): string =>
  inicio === fim ? `Em ${formatDay(inicio)}` : `De ${formatDay(inicio)} a ${formatDay(fim)}`;

export const periodoDe = ({ inicio, fim, fimPrevisto, situacao }: Suspensao): string =>
  emDias(inicio, situacao === 'SEM_EFEITO' ? fimPrevisto : fim);

const emLista = (tipos: readonly { nome: string }[]): string => tipos.map(({ nome }) => nome).join(', ');

export const oQueSuspende = ({ refeicoes, publicos }: Suspensao): string =>
  `${refeicoes.length ? emLista(refeicoes) : 'Todas as refeições'}${publicos.length ? `, só para ${emLista(publicos)}` : ''}`;

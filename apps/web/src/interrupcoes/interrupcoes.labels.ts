import {
  ROTULO_DE_DESTINO_DO_PEDIDO,
  ROTULO_DE_FASE_DA_INTERRUPCAO,
} from '@alipen/contracts/generated/rotulos/interrupcoes';
import { labelled } from '../ui/labelled.ts';

export const FASES = labelled(ROTULO_DE_FASE_DA_INTERRUPCAO, {
  EM_CURSO: { tom: 'aviso' },
  FUTURA: { tom: 'info' },
  PASSADA: { tom: 'neutro' },
  SEM_EFEITO: { tom: 'neutro' },
});

/** In the order in which the effect is shown: what stays, and somebody has to see to, after what goes. */
export const DESTINOS = labelled(ROTULO_DE_DESTINO_DO_PEDIDO, {
  CANCELADO: { um: 'pedido enviado é cancelado', varios: 'pedidos enviados são cancelados' },
  REDUZIDO: { um: 'pedido fica sem as refeições do contrato', varios: 'pedidos ficam sem as refeições do contrato' },
  FORA_DO_LIMITE: { um: 'pedido passou do limite e fica', varios: 'pedidos passaram do limite e ficam' },
  MANTIDO: { um: 'pedido fica como está', varios: 'pedidos ficam como estão' },
});

import { addDays } from '../../clock/clock.ts';
import type { Ato } from './ato.ts';
import { fiscalizacoesDoDia } from './fiscalizacoes-do-dia.rules.ts';
import { mapasDaUnidade } from './mapas-do-dia.rules.ts';
import {
  type Cena,
  confirmacaoDoDia,
  diasEntre,
  efetivosDoDia,
  envioDoDia,
  ocorrenciasDoDia,
  recebimentosDoDia,
} from './pedidos-do-dia.rules.ts';

/** How far back the demonstration looks after a long time down, and how many days of maps it closes at first. */
export const DIAS = 12;
export const recorteDe = (hoje: string) => ({ de: addDays(hoje, -DIAS), ate: addDays(hoje, 2) });

const doPedido = [efetivosDoDia, envioDoDia, confirmacaoDoDia, recebimentosDoDia, ocorrenciasDoDia, fiscalizacoesDoDia];

/** What is due by now and not yet done: of the newest day first, then the maps, each in the order of their moments. */
export function atosDevidos(cena: Cena, agora: Date): Ato[] {
  const { de, ate } = recorteDe(cena.hoje);
  const dias = diasEntre(addDays(de, 1), ate);
  const doDia = (data: string) =>
    cena.unidades.flatMap(unidade => doPedido.flatMap(regra => regra(cena, { unidade, data })));
  const devidos = (atos: readonly Ato[]) =>
    atos.filter(({ em }) => em <= agora).sort((a, b) => a.em.getTime() - b.em.getTime());
  return [
    ...dias.toReversed().flatMap(data => devidos(doDia(data))),
    ...devidos(cena.unidades.flatMap(unidade => mapasDaUnidade(cena, unidade, dias))),
  ];
}

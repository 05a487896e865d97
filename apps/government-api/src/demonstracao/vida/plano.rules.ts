import { addDays } from '../../clock/clock.ts';
import { zonedInstant } from '../../clock/zoned-time.ts';
import { mesAnterior } from '../../medicoes/registro/medicoes.rules.ts';
import { feitasUmaVez } from './agenda.table.ts';
import type { Ato } from './ato.ts';
import type { Unidade } from './elenco.repository.ts';
import { fiscalizacoesDoDia } from './fiscalizacoes-do-dia.rules.ts';
import { mapasDaUnidade } from './mapas-do-dia.rules.ts';
import { atosDasMedicoes } from './medicoes-do-mes.rules.ts';
import { ocorrenciasEmCurso } from './ocorrencias-em-curso.rules.ts';
import {
  type Cena,
  confirmacaoDoDia,
  diasEntre,
  efetivosDoDia,
  envioDoDia,
  ocorrenciasDoDia,
  recebimentosDoDia,
} from './pedidos-do-dia.rules.ts';
import { atosDosTermos } from './termos-do-mes.rules.ts';

/** `dias`: how far back the demonstration looks after a long time down, and how many days of maps it closes at first. */
export type Alcance = { readonly dias: number; readonly medicoes: boolean };
export const ALCANCE: Alcance = { dias: 12, medicoes: true };
export const recorteDe = (hoje: string, dias: number) => {
  const umMes = mesAnterior(hoje);
  return { de: addDays(hoje, -dias), ate: addDays(hoje, 2), meses: [mesAnterior(umMes), umMes] as const };
};

type Regra = (cena: Cena, noDia: { unidade: Unidade; data: string }) => Ato[];
/** What every screen shows first, and what comes of it. */
const daEntrega: readonly Regra[] = [efetivosDoDia, envioDoDia, confirmacaoDoDia, recebimentosDoDia];
const doResto: readonly Regra[] = [ocorrenciasDoDia, fiscalizacoesDoDia];

function atosDaCasa({ estado, hoje, unidades }: Cena): Ato[] {
  const fuso = unidades[0]?.fusoHorario ?? '';
  return feitasUmaVez
    .filter(({ conta }) => estado.casa[conta] === 0)
    .map(({ que, dias, hora }) => {
      const data = addDays(hoje, dias);
      return { que, chave: que, em: zonedInstant(data, hora, fuso), data };
    });
}

/**
 * What is due by now and not yet done: the deliveries of today, what days before are owed, the maps, and the rest of today, each in the
 * order of their moments. What was done last stands first in the history.
 */
export function atosDevidos(cena: Cena, agora: Date): Ato[] {
  const dias = diasEntre(cena.desde, addDays(cena.hoje, 2));
  const devidos = (atos: readonly Ato[]) =>
    atos.filter(({ em }) => em <= agora).sort((a, b) => a.em.getTime() - b.em.getTime());
  const das = (regras: readonly Regra[], quais: readonly string[]) =>
    devidos(
      quais.flatMap(data => cena.unidades.flatMap(unidade => regras.flatMap(regra => regra(cena, { unidade, data })))),
    );
  const antes = dias.filter(data => data < cena.hoje);
  const [hojeEDepois, passados] = [dias.filter(data => data >= cena.hoje), antes.toReversed()];
  return [
    ...das(daEntrega, hojeEDepois),
    ...passados.flatMap(data => das([...daEntrega, ...doResto], [data])),
    ...devidos(atosDaCasa(cena)),
    ...devidos(cena.unidades.flatMap(unidade => mapasDaUnidade(cena, unidade, dias))),
    ...devidos(atosDasMedicoes(cena)),
    ...devidos(ocorrenciasEmCurso(cena)),
    ...devidos(atosDosTermos(cena)),
    ...das(doResto, hojeEDepois),
  ];
}

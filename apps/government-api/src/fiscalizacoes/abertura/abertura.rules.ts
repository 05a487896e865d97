import type { components } from '@alipen/contracts/generated/government-api';
import { zonedInstant } from '../../clock/zoned-time.ts';
import { amostrasDe } from '../../formularios/formularios.service.ts';
import type { Parametros } from '../../parametros/parametros.service.ts';
import type { RefeicaoNaEntrega } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';

type Schemas = components['schemas'];
type Horas = { readonly entregaInicio: string; readonly entregaFim: string };

/** Hundredths of a percent in a percent; tenths of a degree in a degree; minutes in an hour. */
const CENTESIMOS = 100;
const DECIMOS = 10;
const MINUTOS = 60;

export const janelaDa = (data: string, { entregaInicio, entregaFim }: Horas, fuso: string) => ({
  janelaInicioEm: zonedInstant(data, entregaInicio, fuso),
  janelaFimEm: zonedInstant(data, entregaFim, fuso),
});

/** The limits in force for a meal on its day, frozen with the inspection. */
export function limitesDe(
  refeicao: RefeicaoNaEntrega,
  confirmadas: number,
  parametros: Parametros,
): Schemas['LimitesDaEntrega'] {
  const graus = (celsius: number | null) => celsius && celsius * DECIMOS;
  return {
    toleranciaMin: refeicao.toleranciaMin,
    tempMinimaQuente: graus(refeicao.tempMinimaQuenteC),
    tempMaximaFria: graus(refeicao.tempMaximaFriaC),
    pesoMinimoG: refeicao.pesoMinimoG,
    toleranciaPeso: refeicao.toleranciaPesoPct * CENTESIMOS,
    toleranciaPesoUnidade: refeicao.toleranciaPesoUnidadePct * CENTESIMOS,
    conservacaoMin: parametros.conservacaoQuenteHoras * MINUTOS,
    amostraHoras: parametros.amostraHoras,
    amostras: amostrasDe(confirmadas, parametros),
  };
}

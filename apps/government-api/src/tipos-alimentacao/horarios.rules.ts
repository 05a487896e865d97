import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';

type Schemas = components['schemas'];
export type Horarios = Schemas['HorariosDoTipo'];
export type Janela = { nome: string; horarios: Horarios };

/** The database keeps seconds; nobody orders by the second. */
const hora = (time: string): string => time.slice(0, 5);

export function horariosDe(linha: Horarios): Horarios {
  return {
    horaLimitePedido: hora(linha.horaLimitePedido),
    diasAntecedencia: linha.diasAntecedencia,
    horaLimiteAjuste: linha.horaLimiteAjuste && hora(linha.horaLimiteAjuste),
    diasAntecedenciaAjuste: linha.diasAntecedenciaAjuste,
    entregaInicio: hora(linha.entregaInicio),
    entregaFim: hora(linha.entregaFim),
    toleranciaMin: linha.toleranciaMin,
    pesoMinimoG: linha.pesoMinimoG,
    toleranciaPesoPct: linha.toleranciaPesoPct,
    toleranciaPesoUnidadePct: linha.toleranciaPesoUnidadePct,
    tempMinimaQuenteC: linha.tempMinimaQuenteC,
    tempMaximaFriaC: linha.tempMaximaFriaC,
  };
}

/** Errors of impossible hours, as opposed to odd ones. `raiz` is the pointer to them in the body. */
export function errosDosHorarios(horarios: Horarios, raiz: string): ErroDeCampo[] {
  const { entregaInicio, entregaFim, toleranciaPesoPct, toleranciaPesoUnidadePct } = horarios;
  return [
    ...(entregaFim > entregaInicio
      ? []
      : [{ pointer: `${raiz}/entregaFim`, detail: 'A entrega precisa terminar depois de começar.' }]),
    ...(toleranciaPesoUnidadePct >= toleranciaPesoPct
      ? []
      : [
          {
            pointer: `${raiz}/toleranciaPesoUnidadePct`,
            detail: 'A tolerância de uma unidade não pode ser menor que a da média.',
          },
        ]),
  ];
}

/** Odd hours are warned of, never refused. `outras` are the meals in force on the same day. */
export function avisosDosHorarios(horarios: Horarios, outras: readonly Janela[]): string[] {
  const { horaLimitePedido, diasAntecedencia, horaLimiteAjuste, entregaInicio, entregaFim } = horarios;
  return [
    ...(diasAntecedencia === 0 && horaLimitePedido > entregaInicio
      ? [`O pedido fecha às ${horaLimitePedido}, depois que a entrega já começou (${entregaInicio}).`]
      : []),
    ...(diasAntecedencia === 0
      ? ['O pedido fecha no próprio dia, mas pedidos para hoje saem sempre como emergenciais.']
      : []),
    ...(horaLimiteAjuste !== null && horarios.diasAntecedenciaAjuste === 0 && horaLimiteAjuste > entregaInicio
      ? [`O ajuste fecha às ${horaLimiteAjuste}, depois que a entrega já começou (${entregaInicio}).`]
      : []),
    ...(ajusteAntesDoPedido(horarios) ? ['O limite de ajuste vem antes do limite do pedido: não haverá ajuste.'] : []),
    ...outras
      .filter(({ horarios: outra }) => outra.entregaInicio < entregaFim && entregaInicio < outra.entregaFim)
      .map(
        ({ nome, horarios: outra }) =>
          `A entrega (${entregaInicio}–${entregaFim}) coincide com a de ${nome} (${outra.entregaInicio}–${outra.entregaFim}).`,
      ),
  ];
}

function ajusteAntesDoPedido(horarios: Horarios): boolean {
  const { horaLimiteAjuste, diasAntecedenciaAjuste, horaLimitePedido, diasAntecedencia } = horarios;
  if (horaLimiteAjuste === null) return false;
  if (diasAntecedenciaAjuste !== diasAntecedencia) return diasAntecedenciaAjuste > diasAntecedencia;
  return horaLimiteAjuste < horaLimitePedido;
}

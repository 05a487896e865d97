import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];

export const horarios = (mudanca: Partial<Schemas['HorariosDoTipo']> = {}): Schemas['HorariosDoTipo'] => ({
  horaLimitePedido: '18:00',
  diasAntecedencia: 1,
  horaLimiteAjuste: '16:00',
  diasAntecedenciaAjuste: 0,
  entregaInicio: '20:00',
  entregaFim: '21:00',
  toleranciaMin: 15,
  pesoMinimoG: null,
  toleranciaPesoPct: 5,
  toleranciaPesoUnidadePct: 10,
  tempMinimaQuenteC: 60,
  tempMaximaFriaC: 5,
  ...mudanca,
});

export const novoTipo = (mudanca: object = {}) => ({
  nome: 'Lanche da noite',
  sigla: 'LN',
  icone: 'Moon',
  cor: 'ROXO',
  meioDoDia: false,
  fotoObrigatoria: false,
  horarios: horarios({ entregaInicio: '22:00', entregaFim: '22:30' }),
  ...mudanca,
});

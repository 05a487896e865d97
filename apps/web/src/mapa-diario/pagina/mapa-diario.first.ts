import type { First } from '../../app/first-queries.ts';
import { listarFechamentosDoDia } from '../../fechamentos/fechamentos.queries.ts';
import { today } from '../../ui/today.ts';
import { consultasDo, semUnidade } from '../modelo/mapa.consultas.ts';
import { enderecoDe } from '../modelo/mapa.endereco.ts';

export const first: First = (ask, { search, papel }) => {
  const endereco = enderecoDe(search, today());
  const restrita = papel === 'SOLICITANTE';
  if (semUnidade(endereco, restrita)) return;
  const { dia, mes, consolidado } = consultasDo(endereco, restrita);
  const daVisao = { dia: () => ask(dia), mes: () => ask(mes), consolidado: () => ask(consolidado) };
  daVisao[endereco.visao]();
  if (endereco.visao === 'dia') ask(listarFechamentosDoDia(endereco.data));
};

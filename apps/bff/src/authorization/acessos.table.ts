import { type Autoridade, autoridades, papelDaAutoridade } from '../session/token/autoridades.table.ts';
import type { Menus } from './menus.table.ts';

export type Acessos = ReadonlyMap<string, readonly string[]>;

/**
 * Screens that open beyond the menus (design.md 3.4): the start page, the inspector's two screens, and the manager's
 * screens behind the settings button, for which the brief has no menu entry.
 */
const acessosAlemDosMenus: Readonly<Record<string, readonly Autoridade[]>> = {
  '/': autoridades,
  // Reached from the home and from the orders: the brief's menus have no entry for receiving.
  '/modules/unidade/entregas': ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'],
  // Reached from the order's diets, from the bell and from the palette.
  '/modules/unidade/dietas': ['AL_GESTOR', 'SOLICITANTE'],
  '/modules/fiscalizacao/fiscalizacoesPendentes': ['AL_FISCAL'],
  '/modules/fiscalizacao/fiscalizacoesRealizadas': ['AL_FISCAL'],
  '/modules/fiscalizacao/formularios': ['AL_GESTOR'],
  '/modules/fiscalizacao/fotosRepetidas': ['AL_GESTOR'],
  '/modules/fiscalizacao/ocorrencias': ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL'],
  // Reached from the map; the inspector signs there, and the brief's menus have no entry for signing.
  '/modules/relatorios/fechamentos': autoridades,
  // Reached from the map and from the closing; who attests may be the inspector.
  '/modules/relatorios/pagamentos': ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL'],
  // Reached from a month's billing.
  '/modules/relatorios/auditorias': ['AL_GESTOR', 'AL_MONITORAMENTO', 'AL_FISCAL'],
  '/modules/relatorios/medicoes': ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL'],
  // Reached from the homes and from the palette.
  '/modules/monitoramento/indicadores': ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO'],
  '/modules/manutencao/lotacoes': ['AL_GESTOR'],
  '/modules/manutencao/efetivoDiario': ['AL_GESTOR'],
  '/modules/manutencao/usuarios': ['AL_GESTOR'],
  '/modules/manutencao/motivos': ['AL_GESTOR'],
  '/modules/manutencao/parametros': ['AL_GESTOR'],
  '/modules/manutencao/feriados': ['AL_GESTOR'],
  '/modules/manutencao/tiposDieta': ['AL_GESTOR'],
  '/modules/manutencao/tarefas': ['AL_GESTOR'],
  '/modules/manutencao/telas': ['AL_GESTOR'],
  '/modules/manutencao/contasServico': ['AL_GESTOR'],
  '/modules/manutencao/controleExterno': ['AL_GESTOR'],
  '/modules/manutencao/webhooks': ['AL_GESTOR'],
  '/modules/manutencao/testemunhas': ['AL_GESTOR'],
  '/modules/manutencao/historico': ['AL_GESTOR'],
  '/modules/manutencao/acessos': ['AL_GESTOR'],
  '/modules/relatorios/importacaoDoMapa': ['AL_GESTOR'],
};

const opens = (menus: Menus, autoridade: Autoridade, rota: string): boolean =>
  menus[papelDaAutoridade[autoridade]].some(secao => secao.itens.some(item => item.rota === rota));

/** Screen → authorities that open it: those whose menu holds it, and those listed above. A screen not listed is denied. */
export function acessosDosMenus(menus: Menus): Acessos {
  const inMenus = Object.values(menus).flatMap(secoes => secoes.flatMap(({ itens }) => itens.map(({ rota }) => rota)));
  const rotas = new Set([...Object.keys(acessosAlemDosMenus), ...inMenus]);
  return new Map(
    [...rotas].map(rota => {
      const beyond = acessosAlemDosMenus[rota] ?? [];
      return [rota, autoridades.filter(name => beyond.includes(name) || opens(menus, name, rota))];
    }),
  );
}

import type { TipoAlimentacao, TipoPublico } from './programacoes.queries.ts';

const refeicao = (id: number, nome: string) => ({
  id,
  nome,
  sigla: nome.slice(0, 3).toUpperCase(),
  ordem: id,
  ativo: true,
});

export const refeicoes = [refeicao(1, 'Almoço'), refeicao(2, 'Jantar')] as TipoAlimentacao[];
export const publicos = [
  { id: 1, nome: 'Interno', sigla: 'INT', ordem: 1, baseConferencia: 'EFETIVO_INTERNO', ativo: true },
  { id: 2, nome: 'Servidor', sigla: 'SERV', ordem: 2, baseConferencia: 'EFETIVO_SERVIDOR', ativo: true },
] as TipoPublico[];

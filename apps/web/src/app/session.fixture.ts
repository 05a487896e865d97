import type { Acesso, Menu, Sessao } from './session.queries.ts';

export const sessao = (over: Partial<Sessao> = {}): Sessao => ({
  usuario: {
    nome: 'Marina de Souza Duarte',
    matricula: 'M-1029',
    nomeLotacaoReal: 'Unidade Prisional de Cedral',
    authorities: ['SOLICITANTE'],
  },
  perfil: 'SOLICITANTE',
  papel: 'SOLICITANTE',
  papeis: ['SOLICITANTE'],
  expiraEm: new Date(Date.now() + 3_600_000).toISOString(),
  marca: 'm1',
  ...over,
});

export const menu: Menu = {
  papel: 'SOLICITANTE',
  secoes: [
    {
      titulo: 'Solicitação',
      icone: 'solicitacao',
      itens: [{ rotulo: 'Solicitar Alimentação', rota: '/modules/solicitacao', icone: 'solicitacao' }],
    },
    {
      titulo: 'Unidade',
      icone: 'unidade',
      itens: [
        { rotulo: 'Solicitações Efetuadas', rota: '/modules/monitoramento/acompanhamento', icone: 'unidade' },
        { rotulo: 'Painel', rota: '/modules/painel', icone: 'painel' },
      ],
    },
  ],
};

export const acessos: Acesso[] = [
  { rota: '/modules/solicitacao', autoridades: ['AL_GESTOR', 'SOLICITANTE'], permitido: true },
  { rota: '/modules/manutencao/fornecedor', autoridades: ['AL_GESTOR'], permitido: false },
];

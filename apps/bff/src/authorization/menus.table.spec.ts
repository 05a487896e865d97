import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { papeisDe, perfilDe } from '../session/token/autoridades.table.ts';
import { acessosDosMenus } from './acessos.table.ts';
import { menus } from './menus.table.ts';
import { menusAndAcessos } from './menus-override-file.ts';

// spec.md section 2, to the letter: [section, [[label, route], …]].
const FISCALIZACAO = [
  'Fiscalização',
  [
    ['Pendentes', '/modules/fiscalizacao/fiscalizacoesPendentes'],
    ['Realizadas', '/modules/fiscalizacao/fiscalizacoesRealizadas'],
  ],
];
const MANUTENCAO = [
  'Manutenção',
  [
    ['Fornecedor', '/modules/manutencao/fornecedor'],
    ['Programação Unidade', '/modules/manutencao/programacaoUnidade'],
    ['Tipos De Alimentação', '/modules/manutencao/tipoAlimentacao'],
    ['Tipo De Público', '/modules/manutencao/tipoPublico'],
  ],
];
const MONITORAMENTO = [
  'Monitoramento',
  [
    ['Acompanhamento', '/modules/monitoramento/acompanhamento'],
    ['Fiscalização', '/modules/monitoramento/fiscalizacao'],
    ['Pedidos das Lotações', '/modules/monitoramento/pedidosDasLotacoes'],
  ],
];
const SOLICITACAO = ['Solicitação', [['Solicitar Alimentação', '/modules/solicitacao']]];
const RELATORIOS = ['Relatórios', [['Mapa Diário de Alimentação', '/modules/relatorios/mapaDiarioDeAlimentacao']]];
const UNIDADE = ['Unidade', [['Solicitações Efetuadas', '/modules/monitoramento/acompanhamento']]];
const ATENDIMENTO = ['Atendimento', [['Pedidos', '/modules/monitoramento/acompanhamento']]];

const expected = {
  GESTOR: [FISCALIZACAO, MANUTENCAO, MONITORAMENTO, SOLICITACAO, RELATORIOS],
  SOLICITANTE: [FISCALIZACAO, RELATORIOS, SOLICITACAO, UNIDADE],
  ATENDIMENTO: [ATENDIMENTO, RELATORIOS],
  MONITORAMENTO: [MONITORAMENTO, RELATORIOS],
  FISCALIZACAO: [],
  CONTROLE: [
    [
      'Relatórios',
      [
        ['Medições', '/modules/relatorios/medicoes'],
        ['Pagamentos', '/modules/relatorios/pagamentos'],
        ['Mapa Diário de Alimentação', '/modules/relatorios/mapaDiarioDeAlimentacao'],
        ['Fechamentos', '/modules/relatorios/fechamentos'],
        ['Auditorias', '/modules/relatorios/auditorias'],
      ],
    ],
    [
      'Refeições',
      [
        ['Pedidos', '/modules/monitoramento/acompanhamento'],
        ['Realizadas', '/modules/fiscalizacao/fiscalizacoesRealizadas'],
        ['Ocorrências', '/modules/fiscalizacao/ocorrencias'],
        ['Indicadores', '/modules/monitoramento/indicadores'],
      ],
    ],
  ],
};

describe('os menus', () => {
  it('são os da especificação: rótulos, ordem e rotas; e o do controle externo', () => {
    const plain = Object.fromEntries(
      Object.entries(menus).map(([papel, secoes]) => [
        papel,
        secoes.map(({ titulo, itens }) => [titulo, itens.map(({ rotulo, rota }) => [rotulo, rota])]),
      ]),
    );
    expect(plain).toEqual(expected);
    expect(Object.keys(plain)).toEqual(Object.keys(expected));
  });
});

describe('as listas de acesso', () => {
  const acessos = Object.fromEntries(acessosDosMenus(menus));

  it('vêm dos menus, com o fiscal nas duas telas de fiscalização, a tela inicial de todos, as entregas e as configurações do gestor', () => {
    expect(acessos).toEqual({
      '/': ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL', 'AL_CONTROLE'],
      '/modules/fiscalizacao/fiscalizacoesPendentes': ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'],
      '/modules/fiscalizacao/fiscalizacoesRealizadas': ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL', 'AL_CONTROLE'],
      '/modules/fiscalizacao/formularios': ['AL_GESTOR'],
      '/modules/fiscalizacao/fotosRepetidas': ['AL_GESTOR'],
      '/modules/fiscalizacao/ocorrencias': [
        'AL_GESTOR',
        'SOLICITANTE',
        'AL_ATENDIMENTO',
        'AL_MONITORAMENTO',
        'AL_FISCAL',
        'AL_CONTROLE',
      ],
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
      '/modules/manutencao/fornecedor': ['AL_GESTOR'],
      '/modules/manutencao/programacaoUnidade': ['AL_GESTOR'],
      '/modules/manutencao/tipoAlimentacao': ['AL_GESTOR'],
      '/modules/manutencao/tipoPublico': ['AL_GESTOR'],
      '/modules/monitoramento/acompanhamento': [
        'AL_GESTOR',
        'SOLICITANTE',
        'AL_ATENDIMENTO',
        'AL_MONITORAMENTO',
        'AL_CONTROLE',
      ],
      '/modules/monitoramento/fiscalizacao': ['AL_GESTOR', 'AL_MONITORAMENTO'],
      '/modules/monitoramento/pedidosDasLotacoes': ['AL_GESTOR', 'AL_MONITORAMENTO'],
      '/modules/monitoramento/indicadores': [
        'AL_GESTOR',
        'SOLICITANTE',
        'AL_ATENDIMENTO',
        'AL_MONITORAMENTO',
        'AL_CONTROLE',
      ],
      '/modules/solicitacao': ['AL_GESTOR', 'SOLICITANTE'],
      '/modules/relatorios/mapaDiarioDeAlimentacao': [
        'AL_GESTOR',
        'SOLICITANTE',
        'AL_ATENDIMENTO',
        'AL_MONITORAMENTO',
        'AL_CONTROLE',
      ],
      '/modules/relatorios/fechamentos': [
        'AL_GESTOR',
        'SOLICITANTE',
        'AL_ATENDIMENTO',
        'AL_MONITORAMENTO',
        'AL_FISCAL',
        'AL_CONTROLE',
      ],
      '/modules/relatorios/medicoes': ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL', 'AL_CONTROLE'],
      '/modules/relatorios/auditorias': ['AL_GESTOR', 'AL_MONITORAMENTO', 'AL_FISCAL', 'AL_CONTROLE'],
      '/modules/relatorios/pagamentos': ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL', 'AL_CONTROLE'],
      '/modules/unidade/dietas': ['AL_GESTOR', 'SOLICITANTE'],
      '/modules/unidade/entregas': ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'],
    });
  });
});

describe('papéis e perfil', () => {
  it.each([
    [
      ['AL_FISCAL', 'X', 'AL_GESTOR', 'toString'],
      ['FISCALIZACAO', 'GESTOR'],
    ],
    [
      ['AL_FISCAL', 'X', 'AL_GESTOR', 'AL_FISCAL', 'toString'],
      ['GESTOR', 'FISCALIZACAO'],
    ],
    [
      ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_GESTOR'],
      ['ATENDIMENTO', 'GESTOR'],
    ],
    [['AL_GESTOR', 'AL_GESTOR'], ['GESTOR']],
  ])('de %j os papéis são %j: o último processado dá o menu, o desconhecido não dá nada (15.22)', (given, papeis) => {
    expect(papeisDe(given)).toEqual(papeis);
  });

  it.each([
    [['X', 'AL_GESTOR', 'SOLICITANTE'], 'AL GESTOR'],
    [['SOLICITANTE'], 'SOLICITANTE'],
    [['AL_CHEFE_DE_TURNO'], 'AL CHEFE DE TURNO'],
    [['X'], ''],
    [[], ''],
  ])('de %p o perfil é %p', (authorities, perfil) => expect(perfilDe(authorities)).toBe(perfil));
});

describe('MENUS_FILE', () => {
  const file = (text: string): string => {
    const path = join(mkdtempSync(join(tmpdir(), 'menus-')), 'menus.json');
    writeFileSync(path, text);
    return path;
  };
  const painel = [
    { titulo: 'Painel', icone: 'painel', itens: [{ rotulo: 'Ver', rota: '/modules/painel', icone: 'painel' }] },
  ];

  it('troca o menu de um papel, e os acessos vão atrás', () => {
    const found = menusAndAcessos(file(JSON.stringify({ menus: { FISCALIZACAO: painel } })));
    expect(found.menus.FISCALIZACAO).toEqual(painel);
    expect(found.menus.GESTOR).toBe(menus.GESTOR);
    expect(found.acessos.get('/modules/painel')).toEqual(['AL_FISCAL']);
  });

  it('troca uma lista de acesso, até para fechar a tela', () => {
    const found = menusAndAcessos(file(JSON.stringify({ acessos: { '/modules/solicitacao': [] } })));
    expect(found.acessos.get('/modules/solicitacao')).toEqual([]);
  });

  it.each([
    ['não é JSON', '{'],
    ['é lista', '[]'],
    ['papel desconhecido', '{"menus":{"CHEFE":[]}}'],
    ['seção sem ícone', '{"menus":{"GESTOR":[{"titulo":"A","itens":[]}]}}'],
    ['campo a mais', '{"menus":{"GESTOR":[{"titulo":"A","icone":"painel","itens":[],"x":1}]}}'],
    [
      'rota sem barra',
      JSON.stringify({
        menus: { GESTOR: [{ ...painel[0], itens: [{ rotulo: 'A', rota: 'http://mau', icone: 'painel' }] }] },
      }),
    ],
    ['autoridade desconhecida', '{"acessos":{"/x":["CHEFE"]}}'],
    ['chave desconhecida', '{"menu":{}}'],
  ])('que não serve impede o início e diz por quê: %s', (_name, text) => {
    expect(() => menusAndAcessos(file(text))).toThrow(/MENUS_FILE cannot be used: .+ Mend the file/s);
  });
});

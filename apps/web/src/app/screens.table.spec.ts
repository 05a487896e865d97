import { ROUTES, safeReturnPath } from './screens.table.ts';

describe('the screens of the menus', () => {
  it('are the eleven routes of the brief, the deliveries of a day, the indicators, the occurrences, the repeated photos, the closing of the maps, the billing of a month, the import of a month and the fourteen behind the settings button', () => {
    expect([...ROUTES].sort()).toMatchInlineSnapshot(`
[
  "/modules/fiscalizacao/fiscalizacoesPendentes",
  "/modules/fiscalizacao/fiscalizacoesRealizadas",
  "/modules/fiscalizacao/formularios",
  "/modules/fiscalizacao/fotosRepetidas",
  "/modules/fiscalizacao/ocorrencias",
  "/modules/manutencao/acessos",
  "/modules/manutencao/contasServico",
  "/modules/manutencao/controleExterno",
  "/modules/manutencao/efetivoDiario",
  "/modules/manutencao/feriados",
  "/modules/manutencao/fornecedor",
  "/modules/manutencao/historico",
  "/modules/manutencao/lotacoes",
  "/modules/manutencao/motivos",
  "/modules/manutencao/parametros",
  "/modules/manutencao/programacaoUnidade",
  "/modules/manutencao/tarefas",
  "/modules/manutencao/telas",
  "/modules/manutencao/testemunhas",
  "/modules/manutencao/tipoAlimentacao",
  "/modules/manutencao/tipoPublico",
  "/modules/manutencao/tiposDieta",
  "/modules/manutencao/usuarios",
  "/modules/manutencao/webhooks",
  "/modules/monitoramento/acompanhamento",
  "/modules/monitoramento/fiscalizacao",
  "/modules/monitoramento/indicadores",
  "/modules/monitoramento/pedidosDasLotacoes",
  "/modules/relatorios/auditorias",
  "/modules/relatorios/fechamentos",
  "/modules/relatorios/importacaoDoMapa",
  "/modules/relatorios/mapaDiarioDeAlimentacao",
  "/modules/relatorios/medicoes",
  "/modules/relatorios/pagamentos",
  "/modules/solicitacao",
  "/modules/unidade/dietas",
  "/modules/unidade/entregas",
]
`);
  });
});

describe('the return path after sign-in', () => {
  it('leads back to a screen with its filters', () => {
    const path = '/modules/monitoramento/acompanhamento?situacao=ENVIADO';
    expect(safeReturnPath(path)).toBe(path);
  });
  it.each([null, '', '//evil.example', 'https://evil.example/modules/solicitacao', '/login', '/modules/painel'])(
    'is the home page for %j',
    wanted => {
      expect(safeReturnPath(wanted)).toBe('/');
    },
  );
});
